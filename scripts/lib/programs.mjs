// Finds a program that tests drive, or installs Debian's. The order: an environment variable, PATH, the places where
// installers put it, then (Debian, as root) apt. Must not know which programs there are.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where a program for Windows lies, in any of the folders that programs have there. */
export const windowsPlaces = (path) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((folder) => join(folder, path));

/** There is none, and none can be had: what to do about it, and on further lines what an installation came to. */
export class MissingProgram extends Error {}

/** The path of an installed program, or undefined. A variable that names no program is an error, not a miss. */
export function findProgram({ variables, names, places, isUsable = () => true }) {
  for (const name of variables) {
    const path = process.env[name];
    if (!path) continue;
    if (!isProgram(path)) throw new Error(`${name} is ${path}, which is not a program that can be run.`);
    return path;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((path) => isProgram(path) && isUsable(path));
}

const apt = (...args) =>
  run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=600', ...args], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });

let updateOnce;
/** The first of these packages that there is, installed; what apt said when none was. */
async function installFirst(packages) {
  updateOnce ??= apt('update');
  const update = await updateOnce;
  let output = '';
  for (const name of packages) {
    const install = await apt('install', '-y', '--no-install-recommends', name);
    if (install.ok) return '';
    output = install.output;
  }
  return `${update.ok ? '' : update.output}${output}`;
}

/** Installations wait for each other: apt's own lock is not on all that it does. */
let lastInstallation = Promise.resolve();

/** The path of a program; on Debian, as root, it is installed if need be. Throws a MissingProgram when there is none. */
export async function ensureProgram({ title, packages, hint, ...where }) {
  const found = findProgram(where);
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (canInstall) console.log(`No ${title} yet: installing it with apt-get meanwhile (a minute or two).`);
  lastInstallation = lastInstallation.then(() => (canInstall ? installFirst(packages) : ''));
  const trouble = await lastInstallation;
  const installed = findProgram(where);
  if (installed) return installed;
  throw new MissingProgram(`${hint}${trouble && `\n${trouble.trim()}`}`);
}
