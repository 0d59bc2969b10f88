// The test runner's launcher for WebKit: one window, in which one test file runs after the other. To the runner's commands it is one of
// Playwright's, whose names its page has.
import { newPage } from './webdriver.mjs';
import { startWebKit } from './webkit.mjs';

/** As in the other browsers. */
const VIEWPORT = { width: 1280, height: 720 };

export class WebKitLauncher {
  name = 'WebKit';
  type = 'playwright';
  concurrency = 1;
  #page = null;
  #session = null;

  async initialize() {
    const { address, browser } = await startWebKit();
    this.#page = await newPage(address, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      timeouts: { script: 10_000, pageLoad: 60_000 },
    });
  }

  async startSession(id, url) {
    this.#session = id;
    await this.#page.setViewportSize(VIEWPORT);
    await this.#page.goto(url);
  }

  isActive(id) {
    return this.#session === id;
  }

  getPage() {
    return this.#page;
  }

  getBrowserUrl() {
    return this.#page.url();
  }

  /** Whatever runs on the page ends with it. */
  async stopSession() {
    await this.#page.goto('about:blank');
    this.#session = null;
    return {};
  }

  async stop() {
    await this.#page?.close();
  }
}
