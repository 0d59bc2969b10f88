// The Chromium that browser tests drive: where it may lie, how it is installed, and how it is started.
import { ensureProgram, findProgram, windowsPlaces } from './programs.mjs';

export const HINT = `No Chromium was found, and none could be installed here.
Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium), or name the program in CHROMIUM_PATH.`;

const CHROMIUM = {
  title: 'Chromium',
  variables: ['CHROMIUM_PATH', 'CHROME_PATH'],
  names: ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/usr/lib/chromium/chromium',
    '/usr/lib/chromium/chromium-headless-shell',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windowsPlaces('Google/Chrome/Application/chrome.exe'),
  ],
  // The headless shell is the smaller package; a release without it has the whole browser.
  packages: ['chromium-headless-shell', 'chromium'],
  hint: HINT,
};

/**
 * What Chromium leaves out: a second list takes the place of Playwright's, so that here are its names, too (those of 1.65). The two of the
 * address bar's are pages that each window without a screen loads and draws, unseen, beside the page under test; they cost as much as that.
 */
const LEFT_OUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** The flags a headless Chromium needs in a container, to leave the network alone, and to do no more than is asked of it. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

export const findChromium = () => findProgram(CHROMIUM);
export const ensureChromium = () => ensureProgram(CHROMIUM);
