// What editors need to complete and explain the tag, made from its face: custom data for VS Code, web-types for JetBrains' editors.
const json = (data) => `${JSON.stringify(data)}\n`;
const unique = (entries) => [...new Map(entries.map((entry) => [entry.name, entry])).values()];
const brief = ({ name, description }) => ({ name, description });
const named = (list, title) => `**${title}:** ${unique(list).map(({ name }) => `\`${name}\``).join(', ')}`;

/** Attributes that take any text, but whose descriptions name the usual ones. */
const OPEN_ENDED = ['seed'];
const valuesOf = ({ name, values, description }) => (OPEN_ENDED.includes(name) ? [...description.matchAll(/`([^`]+)`/g)].map(([, value]) => value) : values);

const vscodeHtml = ({ tag, summary, attributes, events, parts }) =>
  json({
    version: 1.1,
    tags: [
      {
        name: tag,
        description: { kind: 'markdown', value: [summary, named(events, 'Events'), named(parts, 'Parts')].join('\n\n') },
        attributes: attributes.map((attribute) => ({
          name: attribute.name,
          description: attribute.description,
          // An attribute that may stand alone: completed without ="".
          ...(attribute.isBoolean && { valueSet: 'v' }),
          values: valuesOf(attribute).map((name) => ({ name })),
        })),
      },
    ],
  });

const vscodeCss = ({ customProperties, parts }) =>
  json({
    version: 1.1,
    properties: customProperties.map(({ name, description, initial }) => ({ name, description: `${description} Default: ${initial}.` })),
    pseudoElements: unique(parts).map(({ name, description }) => ({ name: `::part(${name})`, description })),
  });

const webTypes = ({ tag, className, summary, attributes, events, slots, parts, customProperties, readOnly }, version) =>
  json({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'solitaire-game',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: tag,
            description: summary,
            source: { module: 'solitaire-game', symbol: className },
            attributes: attributes.map(({ name, description, type, initial }) => ({
              name,
              description,
              required: false,
              value: { type, ...(initial && { default: initial }) },
            })),
            slots: slots.map(brief),
            js: {
              properties: [
                ...attributes.map(({ name, property, description, type }) => ({ name: property ?? name, description, type })),
                ...readOnly.map(({ name, description, type }) => ({ name, description, type, 'read-only': true })),
              ],
              events: events.map(({ name, description, type }) => ({ name, description, type })),
            },
          },
        ],
      },
      css: {
        properties: customProperties.map(brief),
        'pseudo-elements': unique(parts).map(({ name, description }) => ({ name: `part(${name})`, description })),
      },
    },
  });

/** File name → its text. */
export const editorFiles = (face, version) => ({
  'editors/vscode.html-custom-data.json': vscodeHtml(face),
  'editors/vscode.css-custom-data.json': vscodeCss(face),
  'editors/web-types.json': webTypes(face, version),
});
