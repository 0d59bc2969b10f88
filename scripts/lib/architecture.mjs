// Which folder of src/ may import which, checked over the whole import graph: imports run down the list
// of layers, never up, never in a circle, and the pure layers import no package. Types count as well:
// a layer that needs another's types knows that layer.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { fromRoot } from './paths.mjs';

const LAYERS = ['cli', 'embed', 'testing', 'node.ts', 'index.ts', 'element', 'decks', 'panels', 'table', 'parts', 'sounds', 'session', 'deals', 'solver', 'engine'];
/** Words of each language: for those that show or say something. They know the engine's names, nothing else. */
const LOCALES = 'locales';
const MAY_IMPORT_LOCALES = ['embed', 'node.ts', 'index.ts', 'element', 'decks', 'panels', 'table', 'parts', LOCALES];
const MAY_IMPORT_PACKAGES = ['index.ts', 'element', 'decks', 'panels', 'table', 'parts'];
/** The command runs in Node and has what Node has, and no page. */
const CLI = 'cli';
const KNOWN_TO_CLI = ['embed', 'deals', 'solver', 'engine'];

const layerOf = (file) => file.split('/')[0];

/**
 * What a file imports or re-exports, types included. What is `later`, by import(), is loaded on demand: it has
 * a direction like any other, but closes no circle.
 */
function importsOf(file, text) {
  const found = [];
  const add = (literal, later) => {
    if (literal && ts.isStringLiteralLike(literal)) found.push({ specifier: literal.text, later });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier, false);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], true);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022));
  return found;
}

function fault(from, to) {
  const [above, below] = [layerOf(from), layerOf(to)];
  if (above === below) return undefined;
  if (above === CLI) return KNOWN_TO_CLI.includes(below) ? undefined : 'the command knows no page';
  if (below === LOCALES) return MAY_IMPORT_LOCALES.includes(above) ? undefined : `${above} has no words to say`;
  if (above === LOCALES) return below === 'engine' ? undefined : 'locales import the engine only';
  return LAYERS.indexOf(above) < LAYERS.indexOf(below) ? undefined : `${above} is below ${below}`;
}

/** Every circle, each named once: a walk in depth that meets a file on its own path. */
function findCycles(graph) {
  const cycles = [];
  const done = new Set();
  const path = [];
  const walk = (file) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) walk(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return cycles;
}

/** What is wrong with a set of sources, given as a map from a file's path in src/ to its text. */
export function findFaults(sources) {
  const faults = [];
  const graph = new Map();
  for (const [file, text] of sources) {
    const layer = layerOf(file);
    if (!LAYERS.includes(layer) && layer !== LOCALES) faults.push(`src/${file} is in no layer (${LAYERS.join(' > ')}; ${LOCALES})`);
    const targets = [];
    for (const { specifier, later } of importsOf(file, text)) {
      if (!specifier.startsWith('.')) {
        const mayImport = layer === CLI ? specifier.startsWith('node:') : MAY_IMPORT_PACKAGES.includes(layer);
        if (!mayImport) faults.push(`src/${file} imports ${specifier}: ${layer} depends on no package`);
        continue;
      }
      const target = posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts');
      if (!later) targets.push(target);
      const reason = fault(file, target);
      if (reason) faults.push(`src/${file} imports src/${target}: ${reason}`);
    }
    graph.set(file, targets);
  }
  return [...faults, ...findCycles(graph).map((cycle) => `circle: ${cycle}`)];
}

/** The same for the sources on the disk. */
export function checkArchitecture() {
  const files = readdirSync(fromRoot('src'), { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return findFaults(new Map(files.map((file) => [file, readFileSync(fromRoot(`src/${file}`), 'utf8')])));
}
