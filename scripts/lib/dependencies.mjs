// Installs what package-lock.json names, when it is missing or differs from what is installed.
// Only Node's own modules here: this runs before there are any others.
import { readFileSync } from 'node:fs';
import { fromRoot, ROOT } from './paths.mjs';
import { npmCommand, run } from './process.mjs';

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(fromRoot(lockfile), 'utf8')).packages;
}

/** Whether node_modules holds the versions of the lockfile. npm keeps a lockfile of what it installed in there. */
export function dependenciesAreCurrent() {
  try {
    const wanted = packagesOf('package-lock.json');
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      // '' is this project itself; an optional package may be for another system.
      ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** What npm says where nobody answers. */
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;
export const isOffline = (output) => OFFLINE.test(output);

/**
 * Installs exactly what the lockfile of a folder says. The tools are dev dependencies: wanted also where NODE_ENV says production. None needs
 * its install script.
 */
export const install = (folder = ROOT, ...options) =>
  run(...npmCommand('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...options), { quiet: true, cwd: folder });

const HINTS = [
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i, 'The npm registry could not be reached. Is there a network, or a proxy to set in ~/.npmrc?'],
  [/EUSAGE|in sync/i, 'package.json and package-lock.json disagree. Run npm install, and commit the lockfile.'],
  [/EACCES|EPERM/, 'npm may not write here. Who owns node_modules?'],
  [/ENOSPC/, 'The disk is full.'],
  [/could not be started/, 'npm was not found. It comes with Node.js.'],
];

/** Sets node_modules up if need be; false, after a word on what to do, when that failed. */
export async function ensureDependencies() {
  if (dependenciesAreCurrent()) return true;
  console.log('Installing dependencies (about a minute)…');
  const { ok, output } = await install();
  if (ok) return true;
  console.error(output.trim());
  const hint = HINTS.find(([pattern]) => pattern.test(output))?.[1];
  console.error(`\nThe dependencies could not be installed.${hint ? ` ${hint}` : ''}`);
  return false;
}
