// What the manifest says that a page may write on the tag: read once, for all that is made from it. Knows no framework and no editor.
const oneLine = (text = '') => text.replace(/\s*\n\s*/g, ' ').trim();

/** The members of a union of literals: `'full' | 'none'` gives full, none. */
const literalsOf = (type) => [...type.matchAll(/'([^']*)'/g)].map(([, literal]) => literal);

export function faceOf(manifest) {
  const element = manifest.modules.flatMap(({ declarations = [] }) => declarations).find(({ customElement }) => customElement);
  if (!element) throw new Error('The manifest holds no custom element.');
  const attributes = element.attributes.map(({ name, fieldName, type, default: initial, description }) => ({
    name,
    /** The property of another name, if there is one. */
    property: fieldName && fieldName !== name ? fieldName : null,
    type: type.text,
    values: literalsOf(type.text),
    isBoolean: /\bboolean\b/.test(type.text),
    initial,
    description: oneLine(description),
  }));
  const described = ({ name, default: initial, description, type }) => ({ name, initial, type: type?.text, description: oneLine(description) });
  return {
    tag: element.tagName,
    className: element.name,
    summary: element.summary,
    attributes,
    events: element.events.map(described),
    slots: element.slots.map(described),
    parts: element.cssParts.map(described),
    customProperties: element.cssProperties.map(described),
    readOnly: element.members.filter(({ kind, readonly }) => kind === 'field' && readonly).map(described),
  };
}
