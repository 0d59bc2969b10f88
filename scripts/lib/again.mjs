// A part that could not be loaded is asked for once more, by another address: some browsers (Firefox, Safari) remember for the life of a page
// that an import failed, and would never ask again. Only in the files for pages: other bundlers have loaders of their own.
const left = '((load) => load("").catch(() => load("?" + Date.now())))((more) => import(';
const right = ' + more))';

export const again = { name: 'again', renderDynamicImport: ({ targetModuleId }) => (targetModuleId ? { left, right } : null) };
