// The file that a page loads may have any name and any query string, and the parts that follow must not fetch it again
// by another; and so may a part that had to be asked for twice (again.mjs). So they import nothing from each other: each leaves a list of what
// others need where they find it, under a name that belongs to this build alone. Who needs it comes later: a part is asked for by what it needs.
import { createHash } from 'node:crypto';

/** Top-level names of a file that are given a new value somewhere: another would keep the old one. */
function reassigned(program) {
  const names = new Set();
  const visit = (node) => {
    if (!node || typeof node.type !== 'string') return;
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') names.add(node.left.name);
    if (node.type === 'UpdateExpression' && node.argument.type === 'Identifier') names.add(node.argument.name);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.forEach(visit);
      else if (value && typeof value === 'object') visit(value);
    }
  };
  visit(program);
  return names;
}

function variables(program) {
  const declarations = program.body.filter(({ type, kind }) => type === 'VariableDeclaration' && kind !== 'const');
  return new Set(declarations.flatMap(({ declarations: each }) => each.map(({ id }) => id.name)));
}

/** What other files need of one, by its names for them: the same list on both sides. */
const neededOf = ({ fileName }, chunks) => [...new Set(Object.values(chunks).flatMap(({ importedBindings }) => importedBindings[fileName] ?? []))].sort();

/** `[[start, end, text]…]`, none inside another, put in place. */
const edited = (code, edits) =>
  edits.sort(([a], [b]) => b - a).reduce((text, [start, end, replacement]) => text.slice(0, start) + replacement + text.slice(end), code);

/** `file` is the name of the first file. */
export function handover(file) {
  let build;
  const placeOf = ({ name }) => `globalThis[Symbol.for("solitaire-game ${build} ${name}")]`;
  return {
    name: 'handover',
    renderStart() {
      const hash = createHash('sha256');
      for (const id of [...this.getModuleIds()].sort()) hash.update(this.getModuleInfo(id).code ?? '');
      build = hash.digest('base64url').slice(0, 12);
    },
    renderChunk(code, chunk, options, { chunks }) {
      const program = this.parse(code);
      const fail = (what) => this.error(`${chunk.fileName} ${what}: see scripts/lib/handover.mjs.`);
      const edits = program.body.flatMap((node) => {
        const from = chunks[node.source?.value.replace(/^\.\//, '')];
        if (!from) return [];
        if (from.fileName !== file && !from.dynamicImports.includes(chunk.fileName)) fail(`needs ${from.fileName}, which may not be there`);
        if (node.type !== 'ImportDeclaration' || node.specifiers.some(({ type }) => type !== 'ImportSpecifier')) fail('imports another file otherwise');
        const list = neededOf(from, chunks);
        const names = node.specifiers.map(({ imported, local }) => `${list.indexOf(imported.name)}: ${local.name}`);
        return [[node.start, node.end, names.length ? `const { ${names.join(', ')} } = ${placeOf(from)};` : '']];
      });
      const needed = neededOf(chunk, chunks);
      const exported = program.body.filter(({ type, source }) => type === 'ExportNamedDeclaration' && !source);
      const pairs = exported.flatMap(({ specifiers }) => specifiers.map(({ local, exported: name }) => [local.name, name.name]));
      const given = needed.map((name) => pairs.find(([, exportedAs]) => exportedAs === name)?.[0] ?? fail('lacks what a part needs'));
      const changing = reassigned(program);
      const variable = variables(program);
      for (const local of given) if (variable.has(local) && changing.has(local)) fail(`shares ${local}, whose value changes`);
      if (given.length > 0) edits.push([program.end, program.end, `\n${placeOf(chunk)} = [${given.join(', ')}];`]);
      if (chunk.fileName === file) {
        const own = new Set(this.getModuleInfo(chunk.facadeModuleId).exports);
        const kept = pairs.filter(([, name]) => own.has(name)).map(([local, name]) => `${local} as ${name}`);
        exported.forEach(({ start, end }, index) => edits.push([start, end, index === 0 ? `export { ${kept.join(', ')} };` : '']));
      }
      return edits.length > 0 ? { code: edited(code, edits), map: null } : null;
    },
  };
}
