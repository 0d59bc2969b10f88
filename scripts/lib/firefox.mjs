// The Firefox that some tests drive a second time: where it may lie, and how it is installed.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { ensureProgram } from './programs.mjs';

/** One from a snap has a /tmp of its own, where it does not find the profile that a driver made for it. */
function isOfSnap(path) {
  const program = realpathSync(path);
  return program.startsWith('/snap/') || (statSync(program).size < 10_000 && readFileSync(program, 'utf8').includes('/snap/'));
}

const FIREFOX = {
  title: 'Firefox',
  variables: ['FIREFOX_PATH'],
  names: ['firefox', 'firefox-esr'],
  // None on Windows: there the stand-in for it (firefox-bidi.mjs) cannot be started in its place.
  places: ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox', '/opt/firefox/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  isUsable: (path) => !isOfSnap(path),
  packages: ['firefox-esr'],
  hint: 'no Firefox was found that can be driven, and none could be installed (Debian: apt-get install firefox-esr; or name the program in FIREFOX_PATH).',
};

export const ensureFirefox = () => ensureProgram(FIREFOX);
