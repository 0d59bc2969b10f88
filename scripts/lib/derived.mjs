// All files that are made from custom-elements.json and kept in the repository.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorFiles } from './editors.mjs';
import { faceOf } from './face.mjs';
import { frameworkTypes } from './framework-types.mjs';
import { readManifest } from './manifest.mjs';
import { fromRoot } from './paths.mjs';

function derivedFiles() {
  const face = faceOf(readManifest());
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return Object.entries({ ...frameworkTypes(face), ...editorFiles(face, version) });
}

/** The names of those that are not what the manifest says. */
export const staleFiles = () =>
  derivedFiles()
    .filter(([name, text]) => !existsSync(fromRoot(name)) || readFileSync(fromRoot(name), 'utf8') !== text)
    .map(([name]) => name);

export function writeDerived() {
  for (const [name, text] of derivedFiles()) {
    mkdirSync(dirname(fromRoot(name)), { recursive: true });
    writeFileSync(fromRoot(name), text);
  }
}
