// A failed assertion about an element carries that element, and the test runner cannot send one to the
// server: its page would hang until the time-out, with nothing told. This makes a text of what cannot
// be sent. (@web/dev-server-core 1.0 clones each message with structuredClone.)

const SOCKET = '/__web-dev-server__web-socket.js';
const CLONE = 'structuredClone(obj)';

/* Runs in the page. */
/* global Element, Node */
function printable(value, depth = 0) {
  try {
    return structuredClone(value);
  } catch {
    if (typeof value !== 'object' || value === null || depth > 6) return String(value);
    if (value instanceof Element) return value.cloneNode(false).outerHTML;
    if (value instanceof Node || value instanceof EventTarget) return String(value);
    if (Array.isArray(value)) return value.map((item) => printable(item, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printable(item, depth + 1)]));
  }
}

export function printablePlugin() {
  return {
    name: 'printable',
    transform({ path, body }) {
      if (path !== SOCKET) return undefined;
      if (!body.includes(CLONE)) throw new Error('The test runner clones its messages otherwise now: see scripts/lib/wtr-printable.mjs.');
      return `${body.replace(CLONE, 'printable(obj)')}\n${printable}`;
    },
  };
}
