// A test-runner command that sends one message of the DevTools protocol to the test's own page:
// touch, CPU throttling and whatever else @web/test-runner-commands has no word for.
// Tests use it through test/helpers/cdp.ts.

export function cdpPlugin() {
  const sessions = new WeakMap();

  /** One for each page from its first message on: of two sessions, neither would know the order of the other's messages. */
  function sessionOf(page) {
    if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
    return sessions.get(page);
  }

  return {
    name: 'cdp',
    async executeCommand({ command, payload, session }) {
      if (command !== 'cdp') return undefined;
      const page = session.browser.getPage(session.id);
      const cdp = await sessionOf(page);
      return (await cdp.send(payload.method, payload.params)) ?? {};
    },
  };
}
