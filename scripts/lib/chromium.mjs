// Finds the Chromium that browser tests drive, or installs Debian's. The order: an environment
// variable, PATH, the places where installers put it, then (Debian, as root) apt.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

const NAMES = ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = [
  '/usr/lib/chromium/chromium',
  '/usr/lib/chromium/chromium-headless-shell',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

export const HINT = `No Chromium was found, and none could be installed here.
Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium), or name the program in CHROMIUM_PATH.`;

/** The flags a headless Chromium needs in a container, and to leave the network alone. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of an installed Chromium, or undefined. A variable that names no program is an error, not a miss. */
export function findChromium() {
  for (const name of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[name];
    if (!path) continue;
    if (!isProgram(path)) throw new Error(`${name} is ${path}, which is not a program that can be run.`);
    return path;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find(isProgram);
}

const apt = (...args) =>
  run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=600', ...args], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });

/** Debian's Chromium, installed; what apt said when that failed. */
async function installChromium() {
  console.log('No Chromium yet: installing it with apt-get meanwhile (a minute or two).');
  const update = await apt('update');
  // The headless shell is the smaller package; a release without it has the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = await apt('install', '-y', '--no-install-recommends', name);
    if (install.ok) return '';
    if (name === 'chromium') return `${update.ok ? '' : update.output}${install.output}`;
  }
}

/** The path of a Chromium; on Debian, as root, one is installed if need be. Throws, with a hint, when there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const trouble = canInstall ? await installChromium() : '';
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`${trouble}${HINT}`);
}
