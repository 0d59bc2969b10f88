// Translations: .po, which people write, to .mo, which PHP reads. No plural forms: there are none in our texts.

/** Entries in their order: { context, id, text }; the header is the one with an empty id. */
export function parsePo(po) {
  return po
    .split(/\n{2,}/)
    .map((paragraph) => {
      const entry = { context: undefined, id: '', text: '' };
      let field;
      for (const line of paragraph.split('\n')) {
        const [, keyword, quoted] = /^(?:(msgctxt|msgid|msgstr) )?("(?:[^"\\]|\\.)*")$/.exec(line) ?? [];
        if (quoted === undefined) {
          if (line === '' || line.startsWith('#')) continue;
          throw new Error(`This line of a .po file is not understood: ${line}`);
        }
        if (keyword) field = { msgctxt: 'context', msgid: 'id', msgstr: 'text' }[keyword];
        entry[field] = (entry[field] ?? '') + JSON.parse(quoted);
      }
      return field ? entry : undefined;
    })
    .filter(Boolean);
}

export function makeMo(entries) {
  const pairs = entries
    .filter(({ text }) => text !== '')
    .map(({ context, id, text }) => [Buffer.from(context === undefined ? id : `${context}\u0004${id}`), Buffer.from(text)])
    .sort(([a], [b]) => Buffer.compare(a, b));
  const HEADER = 28;
  const tables = Buffer.alloc(HEADER + pairs.length * 16);
  const texts = [];
  let offset = tables.length;
  [0x950412de, 0, pairs.length, HEADER, HEADER + pairs.length * 8, 0, offset].forEach((number, index) => tables.writeUInt32LE(number, index * 4));
  for (const column of [0, 1]) {
    pairs.forEach((pair, index) => {
      const at = HEADER + (column * pairs.length + index) * 8;
      tables.writeUInt32LE(pair[column].length, at);
      tables.writeUInt32LE(offset, at + 4);
      texts.push(pair[column], Buffer.from([0]));
      offset += pair[column].length + 1;
    });
  }
  return Buffer.concat([tables, ...texts]);
}
