// The types that frameworks need to know the tag in their templates, made from its face: frameworks/*.d.ts. Each framework's file says how
// that one writes attributes, properties and events; what they are stands in frameworks/tag.d.ts alone. Angular needs a script besides.
const MADE = '// Made from custom-elements.json by `npm run docs`.';
const doc = (text, indent = '  ') => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`;

const typeOf = ({ type, isBoolean }) => `${type}${isBoolean ? " | 'true' | 'false'" : ''} | undefined`;
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const block = (head, lines) => `${head} {\n${lines.join('\n')}\n}\n`;

/** What all of them share. */
function tagTypes({ className, attributes, events }) {
  const types = events.map(({ type }) => type).filter((type) => type !== 'Event'); // the page's own
  return `${MADE}
/** What may be written on the tag, in no framework's dialect. */
import type { ${[...types, className].join(', ')} } from '../dist/index.js';

${block(
  '/** By the names that HTML has for them. */\nexport interface TagAttributes',
  attributes.map((attribute) => `${doc(attribute.description)}\n  ${key(attribute.name)}?: ${typeOf(attribute)};`),
)}
${block(
  '/** The properties whose names are not those of their attributes. */\nexport interface TagProperties',
  attributes.filter(({ property }) => property).map((attribute) => `${doc(attribute.description)}\n  ${attribute.property}?: ${attribute.type} | undefined;`),
)}
${block(
  '/** What is heard on the tag. */\nexport interface TagEvents',
  events.map(({ name, type, description }) => `${doc(description)}\n  ${name}: ${type};`),
)}
/** An event as the tag's own listener gets it. */
export type Heard<Name extends keyof TagEvents> = TagEvents[Name] & { readonly currentTarget: ${className} };

/** Listeners as attributes: \`onmove\` with the prefix \`on\`, \`on:move\` with \`on:\`. */
export type Listeners<Prefix extends string> = {
  [Name in keyof TagEvents as \`\${Prefix}\${Name}\`]?: ((event: Heard<Name>) => unknown) | undefined;
};

/** A framework's own attributes of any element, but for those that the tag has itself. */
export type Common<Attributes, Own> = Omit<Attributes, keyof Own>;
`;
}

const head = (title, more = '', imports = 'Common, Listeners, TagAttributes, TagProperties') => `${MADE}
/** ${title} */
${more}import type { ${imports} } from './tag.js';

export * from '../dist/index.js';
`;

const react = ({ tag, className, customProperties }) => `${head(
  `\`<${tag}>\` in React: \`import 'solitaire-game/react'\` defines it and types it.`,
  `import type { ClassAttributes, HTMLAttributes } from 'react';\nimport type { ${className} } from '../dist/index.js';\n`,
)}
/** From React 19 on, props are properties where the element has them, and \`onmove\` listens to \`move\`. React 18 knows attributes alone. */
type ByVersion = 'use' extends keyof typeof import('react') ? TagProperties & Listeners<'on'> : unknown;

type Own = TagAttributes & ByVersion & { class?: string | undefined };

export type ${className}Props = Own & Common<HTMLAttributes<${className}>, Own> & ClassAttributes<${className}>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': ${className}Props;
    }
  }
  interface CSSProperties {
${customProperties.map(({ name, description }) => `${doc(description, '    ')}\n    '${name}'?: string | number | undefined;`).join('\n')}
  }
}
`;

const preact = ({ tag, className }) => `${head(
  `\`<${tag}>\` in Preact: \`import 'solitaire-game/preact'\` defines it and types it.`,
  `import type { ClassAttributes, HTMLAttributes } from 'preact';\nimport type { ${className} } from '../dist/index.js';\n`,
)}
type Own = TagAttributes & TagProperties & Listeners<'on'>;

export type ${className}Props = Own & Common<HTMLAttributes<${className}>, Own> & ClassAttributes<${className}>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': ${className}Props;
    }
  }
}
`;

const solid = ({ tag, className }) => `${head(
  `\`<${tag}>\` in Solid: \`import 'solitaire-game/solid'\` defines it and types it. Events are heard by \`on:move\`.`,
  `import type { JSX } from 'solid-js';\nimport type { ${className} } from '../dist/index.js';\n`,
)}
type Own = TagAttributes & TagProperties & Listeners<'on:'>;

export type ${className}Props = Own & Common<JSX.HTMLAttributes<${className}>, Own>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': ${className}Props;
    }
  }
}
`;

const vue = ({ tag, className }) => `${head(
  `\`<${tag}>\` in Vue's templates: \`import 'solitaire-game/vue'\` defines it and types it.`,
  `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';\nimport type { ${className} } from '../dist/index.js';\n`,
  'Common, Heard, TagAttributes, TagEvents, TagProperties',
)}
/** \`@move\` is \`onMove\` to Vue. */
type VueListeners = { [Name in keyof TagEvents as \`on\${Capitalize<Name>}\`]?: ((event: Heard<Name>) => unknown) | undefined };
type Own = TagAttributes & TagProperties & VueListeners;

/** A component to the templates, the element itself to their refs. */
type VueTag = new () => ${className} & {
  $props: Own & Common<HTMLAttributes, Own> & PublicProps;
  $emit: EmitFn<{ [Name in keyof TagEvents]: (event: Heard<Name>) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    '${tag}': VueTag;
  }
}
`;

const svelte = ({ tag, className }) => `${head(
  `\`<${tag}>\` in Svelte: \`import 'solitaire-game/svelte'\` defines it and types it.`,
  `import type { HTMLAttributes } from 'svelte/elements';\nimport type { ${className} } from '../dist/index.js';\n`,
)}
/** \`onmove\` from Svelte 5 on, \`on:move\` before. */
type Own = TagAttributes & TagProperties & Listeners<'on'> & Listeners<'on:'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tag}': Own & Common<HTMLAttributes<${className}>, Own>;
  }
}
`;

/**
 * Angular checks a template by the directives that match in it. This one is what a compiled directive's declaration says of its inputs and
 * outputs, and at run time an empty class, from which an app derives its directive: that has neither, so Angular sets the element's own
 * properties and listens to the element, as it does without a directive.
 */
const angular = ({ tag, className, attributes, events }) => {
  const inputs = attributes.map(({ name, property, ...rest }) => ({ ...rest, name: property ?? name, from: property ? 'TagProperties' : 'TagAttributes' }));
  const map = (entries) => `{\n${entries.map((entry) => `    ${entry};`).join('\n')}\n  }`;
  const inputMap = map(inputs.map(({ name }) => `${name}: { alias: '${name}'; required: false }`));
  const outputMap = map(events.map(({ name }) => `${name}: '${name}'`));
  return `${head(
    `\`<${tag}>\` in Angular's templates: \`import 'solitaire-game/angular'\` defines it; a directive that extends ${className}Tag types it.`,
    `import type { OutputRef, ɵɵDirectiveDeclaration } from '@angular/core';\n`,
    'Heard, TagAttributes, TagProperties',
  )}
${block(
  `/** \`@Directive({ selector: '${tag}' }) class Game extends ${className}Tag {}\`, among the \`imports\` of a component, checks its template. */\nexport declare abstract class ${className}Tag`,
  [
    ...inputs.map(({ name, from, isBoolean, description }) => `${doc(description)}\n  ${name}: ${from}['${name}']${isBoolean ? " | ''" : ''};`),
    ...events.map(({ name, description }) => `${doc(description)}\n  readonly ${name}: OutputRef<Heard<'${name}'>>;`),
    `  static ɵdir: ɵɵDirectiveDeclaration<${className}Tag, never, never, ${inputMap}, ${outputMap}, never, never, true, never>;`,
  ],
)}`;
};

const angularScript = ({ className }) => `${MADE}
export * from 'solitaire-game'; // by its name: on a server that is another file

export class ${className}Tag {}
`;

/** File name → its text. */
export const frameworkTypes = (face) => ({
  ...Object.fromEntries(
    Object.entries({ tag: tagTypes, react, preact, solid, vue, svelte, angular }).map(([name, make]) => [`frameworks/${name}.d.ts`, make(face)]),
  ),
  'frameworks/angular.js': angularScript(face),
});
