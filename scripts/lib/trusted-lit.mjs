// Lit makes a Trusted Types policy as it is loaded, and a page that does not list its name ends it there. In the files
// for pages Lit gets ours instead (src/solver/trust.ts), which is made when it is needed and takes a refusal.
import { fromRoot } from './paths.mjs';

const LIT = /\/node_modules\/lit-html\/lit-html\.js$/;
const OURS = 'solitaire-game:trust';
const POLICY = /\w+\.createPolicy\("lit-html",\{createHTML:(\w+)=>\1\}\)/g;

export function trustedLit() {
  let isWrapped;
  return {
    name: 'trusted-lit',
    buildStart() {
      isWrapped = false;
    },
    // By a name of its own: a path would make the files of each machine different.
    resolveId: (source) => (source === OURS ? fromRoot('build/solver/trust.js') : null),
    transform(code, id) {
      if (!LIT.test(id.replaceAll('\\', '/'))) return null;
      const found = code.match(POLICY)?.length ?? 0;
      if (found !== 1) throw new Error(`Lit makes its Trusted Types policy otherwise now (found ${found} times): see scripts/lib/trusted-lit.mjs.`);
      isWrapped = true;
      return { code: `import { trusted as ourPolicy } from '${OURS}';\n${code.replace(POLICY, 'ourPolicy')}`, map: null };
    },
    generateBundle(options, bundle) {
      if (!isWrapped) throw new Error("Lit's policy was not met: see scripts/lib/trusted-lit.mjs.");
      const count = Object.values(bundle).reduce((sum, { code = '' }) => sum + code.split('createPolicy(').length - 1, 0);
      if (count !== 1) throw new Error(`There are ${count} calls of createPolicy in the files for pages instead of one.`);
    },
  };
}
