// WebKit's GTK port, which browser tests can be run in: its driver, its little browser, and a screen that nobody sees. Where they
// may lie, how they are installed, and how they are started.
import { once } from 'node:events';
import { freePort } from './free-port.mjs';
import { start } from './process.mjs';
import { ensureProgram } from './programs.mjs';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib', '/usr/libexec'];
const hint = (name) =>
  `no ${name} was found, and none could be installed (Debian: apt-get install webkit2gtk-driver xvfb).`;

const DRIVER = {
  title: 'WebKit',
  variables: ['WEBKIT_DRIVER_PATH'],
  names: ['WebKitWebDriver'],
  places: [],
  packages: ['webkit2gtk-driver'],
  hint: hint('WebKitWebDriver'),
};
const BROWSER = {
  title: "WebKit's MiniBrowser",
  variables: ['WEBKIT_PATH'],
  names: ['MiniBrowser'],
  places: LIBRARIES.flatMap((folder) => ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`)),
  packages: ['webkit2gtk-driver'],
  hint: hint('MiniBrowser'),
};
const SCREEN = { title: 'Xvfb', variables: ['XVFB_PATH'], names: ['Xvfb'], places: [], packages: ['xvfb'], hint: hint('Xvfb') };

/** Nothing of the machine's own screen, no graphics card, and no sandbox, which a container does not allow within itself. */
const SURROUNDINGS = { GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

/** The paths of the programs, installed if need be. Throws a MissingProgram where one is not to be had. */
export async function ensureWebKit() {
  return { driver: await ensureProgram(DRIVER), browser: await ensureProgram(BROWSER), screen: await ensureProgram(SCREEN) };
}

/** Starts the screen and the driver: the driver's address and the browser that it is to start. All of it ends with this process. */
export async function startWebKit() {
  const { driver, browser, screen } = await ensureWebKit();
  const xvfb = start(screen, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(xvfb.stdio[3].setEncoding('utf8'), 'data');
  const port = await freePort('127.0.0.1');
  start(driver, [`--port=${port}`, '--host=127.0.0.1'], { env: { ...SURROUNDINGS, DISPLAY: `:${display.trim()}` }, stdio: 'ignore' });
  return { address: `http://127.0.0.1:${port}`, browser };
}
