/**
 * The one Trusted Types policy of the program: for the templates (the build hands it to Lit) and for the worker's URL.
 * Owns its names. Made when first needed: a second copy of the program that a page happens to load asks for none.
 * Where the page allows neither name, texts are passed as they are; a page that insists on policies then refuses them.
 */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, policy: Policy): Policy;
}

/** The second is the name that Lit gives its own policy: pages with another Lit application have it in their list. */
const NAMES = ['solitaire-game', 'lit-html'];

const plain: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };
let made: Policy | undefined;

function policy(): Policy {
  if (made) return made;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  for (const name of trustedTypes ? NAMES : []) {
    try {
      return (made = trustedTypes!.createPolicy(name, plain));
    } catch {
      // Not in the page's list, or taken.
    }
  }
  return (made = plain);
}

export const trusted: Policy = {
  createHTML: (html) => policy().createHTML(html),
  createScriptURL: (url) => policy().createScriptURL(url),
};
