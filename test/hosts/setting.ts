// What most tests of hosts' pages need: a browser, and a host's site, for as long as the tests of one `describe` run; and the strictest of policies.
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { openSite, type Site } from './site.js';
import { launch } from './visit.js';

/** The strictest policy under which a page's own scripts run: no styles at all. */
export const STRICT = { 'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'none'; base-uri 'none'" };

/** Both are there once the first test runs. */
export function setUp(): { readonly browser: Browser; readonly site: Site } {
  const there = {} as { browser: Browser; site: Site };
  before(async () => {
    [there.browser, there.site] = await Promise.all([launch(), openSite()]);
  });
  after(async () => {
    await there.browser.close();
    await there.site.close();
  });
  return there;
}
