// custom-elements.json: made from the sources, kept in the repository, and compared with what it should be.
import { readFileSync } from 'node:fs';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { ROOT, fromRoot } from './paths.mjs';

export const FILE = 'custom-elements.json';

/** The manifest's text, as the sources have it now. */
export async function makeManifest() {
  const argv = ['analyze', '--quiet', '--config', 'custom-elements-manifest.config.mjs'];
  const manifest = await cli({ argv, cwd: ROOT, noWrite: true });
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function readManifest() {
  return JSON.parse(readFileSync(fromRoot(FILE), 'utf8'));
}
