// A page that is driven by the WebDriver protocol (W3C, classic), with the names that Playwright's pages have for the same: so the
// test runner's commands work with it. Must not know which browser that is.
const KEYS = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F1: '\uE031',
  F2: '\uE032',
  Slash: '/',
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

const moveTo = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

const valueOf = (key) => {
  const value = KEYS[key] ?? key;
  if ([...value].length !== 1) throw new Error(`There is no key ${key}.`);
  return value;
};

async function call(address, method, path, body) {
  const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Waits until the driver hears, then begins a session with these capabilities. */
export async function newPage(address, capabilities) {
  for (let tries = 50; ; tries -= 1) {
    try {
      await call(address, 'GET', '/status');
      break;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const { sessionId } = await call(address, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  return new Page(`${address}/session/${sessionId}`);
}

class Page {
  #session;
  #url = 'about:blank';
  /** One after the other: a driver refuses what comes while it is at something else. */
  #last = Promise.resolve();

  constructor(session) {
    this.#session = session;
  }

  keyboard = {
    down: (key) => this.#act('key', 'keyboard', [{ type: 'keyDown', value: valueOf(key) }]),
    up: (key) => this.#act('key', 'keyboard', [{ type: 'keyUp', value: valueOf(key) }]),
    /** One key, or one with others held down: `Control+z`. */
    press: (keys) => {
      const values = (keys.length > 1 ? keys.split('+') : [keys]).map(valueOf);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      return this.#act('key', 'keyboard', [...down, ...values.reverse().map((value) => ({ type: 'keyUp', value }))]);
    },
    type: async (text) => {
      for (const key of text) await this.keyboard.press(key);
    },
  };

  mouse = {
    move: (x, y) => this.#act('pointer', 'mouse', [moveTo(x, y)]),
    down: ({ button = 'left' } = {}) => this.#act('pointer', 'mouse', [{ type: 'pointerDown', button: BUTTONS[button] }]),
    up: ({ button = 'left' } = {}) => this.#act('pointer', 'mouse', [{ type: 'pointerUp', button: BUTTONS[button] }]),
    click: (x, y, { button = 'left' } = {}) =>
      this.#act('pointer', 'mouse', [moveTo(x, y), { type: 'pointerDown', button: BUTTONS[button] }, { type: 'pointerUp', button: BUTTONS[button] }]),
  };

  url() {
    return this.#url;
  }

  async goto(url) {
    this.#url = url;
    await this.#post('/url', { url });
  }

  /** Of the page, not of the window around it. @throws where a window cannot be so small */
  async setViewportSize({ width, height }) {
    const rect = await this.#post('/window/rect', { width, height });
    const [innerWidth, innerHeight] = await this.#inner();
    await this.#post('/window/rect', { width: rect.width + width - innerWidth, height: rect.height + height - innerHeight });
    const got = await this.#inner();
    if (got[0] !== width || got[1] !== height) throw new Error(`The window's page cannot be ${width} x ${height} px: it is ${got.join(' x ')}.`);
  }

  close() {
    return this.#send('DELETE', '');
  }

  #inner() {
    return this.#post('/execute/async', { script: 'const [done] = arguments; setTimeout(() => done([innerWidth, innerHeight]), 100)', args: [] });
  }

  #act(type, id, actions) {
    return this.#post('/actions', { actions: [{ type, id, actions, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }) }] });
  }

  #post(path, body) {
    return this.#send('POST', path, body);
  }

  #send(method, path, body) {
    const answer = this.#last.then(() => call(this.#session, method, path, body));
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}
