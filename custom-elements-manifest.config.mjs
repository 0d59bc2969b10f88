// How custom-elements.json is made from the element's JSDoc: what a page author may rely on, nothing else.

/** Called by the browser, not by authors; the analyzer knows only the older ones. */
const CALLBACKS = ['adoptedCallback', 'connectedMoveCallback'];

const isHidden = ({ kind, name = '', privacy, static: isStatic }) =>
  privacy === 'private' || privacy === 'protected' || (isStatic && kind === 'field') || /^[_#]/.test(name) || CALLBACKS.includes(name);

/** Members that JSDoc calls internal, which the analyzer itself knows only from `@private`. */
const isInternal = (ts, node) => ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

function publicOnly() {
  const internal = new Map();
  return {
    name: 'public-only',
    analyzePhase({ ts, node }) {
      if (!ts.isClassElement(node) || !node.name || !node.parent?.name || !isInternal(ts, node)) return;
      const className = node.parent.name.getText();
      internal.set(className, [...(internal.get(className) ?? []), node.name.getText()]);
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const module of customElementsManifest.modules) {
        for (const declaration of module.declarations ?? []) {
          const names = internal.get(declaration.name) ?? [];
          const isShown = (member) => !isHidden(member) && !names.includes(member.name);
          declaration.members = declaration.members?.filter(isShown);
          const shown = declaration.members?.map(({ name }) => name);
          declaration.attributes = declaration.attributes?.filter(({ fieldName }) => !fieldName || shown.includes(fieldName));
          // An event is public when it is described: fired without a word, it is the element's own affair.
          declaration.events = declaration.events?.filter(({ description }) => description);
        }
        // Helpers beside the element are no part of its interface.
        const isHelper = ({ kind }) => kind !== 'class';
        const helpers = (module.declarations ?? []).filter(isHelper).map(({ name }) => name);
        module.declarations = module.declarations?.filter((declaration) => !isHelper(declaration));
        // What index.ts passes on is described where it is declared; its own part is the definition.
        const isPassedOn = ({ declaration }) => module.path === 'src/index.ts' && declaration.name !== undefined;
        module.exports = module.exports?.filter(
          (entry) => entry.kind === 'custom-element-definition' || !(helpers.includes(entry.name) || isPassedOn(entry)),
        );
        // The analyzer takes a superclass that it does not see for one of the same module; it is the browser's.
        for (const { superclass } of module.declarations ?? []) {
          if (superclass?.module === module.path && !module.declarations.some(({ name }) => name === superclass.name)) {
            delete superclass.module;
          }
        }
      }
    },
  };
}

/** The element's class comes in two files, which is nobody else's affair: what it has from its base is its own. */
function inOneClass() {
  const BASE = 'src/element/settings.ts';
  return {
    name: 'in-one-class',
    packageLinkPhase({ customElementsManifest }) {
      const base = customElementsManifest.modules.find(({ path }) => path === BASE).declarations[0];
      customElementsManifest.modules = customElementsManifest.modules.filter(({ path }) => path !== BASE);
      for (const declaration of customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations)) {
        if (declaration.superclass?.name !== base.name) continue;
        declaration.superclass = base.superclass;
        for (const inherited of [...(declaration.members ?? []), ...(declaration.attributes ?? [])]) delete inherited.inheritedFrom;
      }
    },
  };
}

/** The manifest is read beside the published files, not beside the sources. */
function publishedPaths() {
  const published = (path) => path.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
  const rewrite = (value) => {
    if (Array.isArray(value)) value.forEach(rewrite);
    else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if ((key === 'path' || key === 'module') && typeof inner === 'string') value[key] = published(inner);
        else rewrite(inner);
      }
    }
  };
  return { name: 'published-paths', packageLinkPhase: ({ customElementsManifest }) => rewrite(customElementsManifest) };
}

function withoutEmptyModules() {
  return {
    name: 'without-empty-modules',
    packageLinkPhase({ customElementsManifest }) {
      customElementsManifest.modules = customElementsManifest.modules.filter(
        ({ declarations = [], exports = [] }) => declarations.length + exports.length > 0,
      );
    },
  };
}

export default {
  globs: ['src/index.ts', 'src/element/settings.ts', 'src/element/solitaire-game.ts', 'src/element/events.ts'],
  litelement: true,
  plugins: [inOneClass(), publicOnly(), publishedPaths(), withoutEmptyModules()],
};
