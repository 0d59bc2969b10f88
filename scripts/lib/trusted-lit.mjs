// Lit makes a Trusted Types policy as it is loaded, and a page that does not list its name ends it there. In the files
// for pages Lit gets ours instead (src/solver/trust.ts), which is made when it is needed and takes a refusal.
// And it reaches for the page as it is loaded; in Node, where some tools import whatever a package has, ours are to be loaded without effect.
import { fromRoot } from './paths.mjs';

const LIT = /\/node_modules\/lit-html\/lit-html\.js$/;
const ELEMENT = /\/node_modules\/@lit\/reactive-element\/reactive-element\.js$/;
const OURS = 'solitaire-game:trust';
const POLICY = /\w+\.createPolicy\("lit-html",\{createHTML:(\w+)=>\1\}\)/g;

/** Of each file: what it says, and what it is to say. */
const CHANGES = [
  [LIT, POLICY, 'ourPolicy'],
  [LIT, /(?<=,)(\w+)=document(?=,)/g, '$1=globalThis.document'],
  [LIT, /(?<=,\w+=\w+)\.createTreeWalker\(/g, '?.createTreeWalker('],
  [ELEMENT, /(?<=class \w+ extends )HTMLElement(?=\{)/g, '(globalThis.HTMLElement??Object)'],
];

export function trustedLit() {
  let changed;
  return {
    name: 'trusted-lit',
    buildStart() {
      changed = 0;
    },
    // By a name of its own: a path would make the files of each machine different.
    resolveId: (source) => (source === OURS ? fromRoot('build/solver/trust.js') : null),
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      const changes = CHANGES.filter(([file]) => file.test(path));
      if (changes.length === 0) return null;
      for (const [, old, fresh] of changes) {
        const found = code.match(old)?.length ?? 0;
        if (found !== 1) throw new Error(`Lit says otherwise now what ${old} was (found ${found} times): see scripts/lib/trusted-lit.mjs.`);
        code = code.replace(old, fresh);
        changed++;
      }
      return { code: LIT.test(path) ? `import { trusted as ourPolicy } from '${OURS}';\n${code}` : code, map: null };
    },
    generateBundle(options, bundle) {
      if (changed !== CHANGES.length) throw new Error("Lit's files were not met: see scripts/lib/trusted-lit.mjs.");
      const count = Object.values(bundle).reduce((sum, { code = '' }) => sum + code.split('createPolicy(').length - 1, 0);
      if (count !== 1) throw new Error(`There are ${count} calls of createPolicy in the files for pages instead of one.`);
    },
  };
}
