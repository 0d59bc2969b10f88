#!/usr/bin/env node
// Started in the place of Firefox (FIREFOX_PATH names that), by Playwright's driver for an unpatched one: starts it, and stands between the two.
// The driver's first message is one that Firefox's WebDriver BiDi does not know yet, and it would give up: that is answered here.
import { spawn } from 'node:child_process';
import WebSocket from 'ws';

/** Emulated media (colour schemes, reduced motion): nothing is emulated, and tests that need it do not run in Firefox. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const address = LISTENING.exec(text)?.[1];
  if (address) stand(address);
  else process.stderr.write(text);
});

/** Between whoever connects and Firefox at this address. */
function stand(address) {
  const server = new WebSocket.Server({ host: '127.0.0.1', port: 0 }, () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (driver, { url }) => {
    const browser = new WebSocket(address + url);
    const waiting = [];
    browser.on('open', () => waiting.splice(0).forEach((message) => browser.send(message)));
    browser.on('message', (data) => driver.send(data.toString()));
    driver.on('message', (data) => {
      const message = data.toString();
      const { id, method } = JSON.parse(message);
      if (method === UNKNOWN) driver.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else waiting.push(message);
    });
    driver.on('close', () => browser.close());
    browser.on('close', () => driver.close());
  });
}
