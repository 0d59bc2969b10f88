// The README's tables, made from the manifest. A table stands between `<!-- manifest:NAME -->` and
// `<!-- /manifest -->`; what is between is replaced, what is around is the author's.

/** What a reader need not know: that editors offer the names before it. */
const plain = (type) => type?.replace('(string & {})', 'string');
const code = (text) => (text ? `\`${text}\`` : '');
const cell = (text = '') => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|').trim();

function table(columns, rows) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

const signature = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((parameter) => parameter.name + (parameter.optional || parameter.default ? '?' : '')).join(', ')})`;

const returns = (method) => method.return?.type?.text ?? '';
const described = (heading, wrap = code) => [
  [heading, 'Description'],
  ({ name, description }) => [wrap(name), description],
];

/** NAME in the marker → where the rows come from, the columns, and one row. */
const TABLES = {
  attributes: [
    ({ attributes = [] }) => attributes,
    ['Attribute', 'Property', 'Type', 'Default', 'Description'],
    ({ name, fieldName, type, default: value, description }) => [code(name), code(fieldName), code(plain(type?.text)), code(value), description],
  ],
  properties: [
    ({ members = [] }) => members.filter(({ kind, attribute }) => kind === 'field' && !attribute),
    ['Property', 'Type', 'Description'],
    ({ name, type, readonly, description = '' }) => [code(name), code(type?.text), readonly ? `${description} Read only.`.trim() : description],
  ],
  methods: [
    ({ members = [] }) => members.filter(({ kind }) => kind === 'method'),
    ['Method', 'Returns', 'Description'],
    (method) => [code(signature(method)), code(returns(method)), method.description],
  ],
  events: [
    ({ events = [] }) => events,
    ['Event', 'Type', 'Description'],
    ({ name, type, description }) => [code(name), code(type?.text), description],
  ],
  slots: [({ slots = [] }) => slots, ...described('Slot', (name) => (name ? code(name) : '(default)'))],
  parts: [({ cssParts = [] }) => cssParts, ...described('Part')],
  'css-properties': [
    ({ cssProperties = [] }) => cssProperties,
    ['Custom property', 'Default', 'Description'],
    ({ name, default: value, description }) => [code(name), code(value), description],
  ],
  states: [({ cssStates = [] }) => cssStates, ...described('State', (name) => code(`:state(${name})`))],
};

const MARKED = /(<!-- manifest:([a-z-]+) -->\n)[\s\S]*?(<!-- \/manifest -->)/g;

/** The README with its tables as the manifest has them; throws for a table that is unknown or missing. */
export function fillTables(readme, manifest) {
  const element = manifest.modules.flatMap(({ declarations = [] }) => declarations).find(({ customElement }) => customElement);
  if (!element) throw new Error('The manifest holds no custom element.');
  const seen = new Set();
  const filled = readme.replace(MARKED, (_, open, name, close) => {
    if (!Object.hasOwn(TABLES, name)) throw new Error(`README.md asks for manifest:${name}; there are ${Object.keys(TABLES).join(', ')}.`);
    seen.add(name);
    const [rowsOf, columns, row] = TABLES[name];
    return `${open}\n${table(columns, rowsOf(element).map(row))}\n\n${close}`;
  });
  const missing = Object.keys(TABLES).filter((name) => !seen.has(name));
  if (missing.length) throw new Error(`README.md lacks ${missing.map((name) => `<!-- manifest:${name} --> … <!-- /manifest -->`).join(', ')}.`);
  return filled;
}

const SNIPPET = /(<!-- sri -->\n)[\s\S]*?(<!-- \/sri -->)/;

/** The README with the tag for a CDN, with the hash that the build's file has; throws where it has no place. */
export function fillSnippet(readme, version, hashes) {
  if (!SNIPPET.test(readme)) throw new Error('README.md lacks <!-- sri --> … <!-- /sri -->.');
  const file = 'solitaire-game.classic.js';
  const tag = `<script defer src="https://cdn.jsdelivr.net/npm/solitaire-game@${version}/dist/${file}"
  integrity="${hashes[file]}" crossorigin="anonymous"></script>
<solitaire-game variant="klondike"></solitaire-game>`;
  return readme.replace(SNIPPET, `$1\n\`\`\`html\n${tag}\n\`\`\`\n\n$2`);
}
