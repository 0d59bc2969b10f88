// npm start: sets up what is missing, builds, serves the demo, and keeps both fresh while you edit.
// PORT=3000 npm start takes that port; otherwise it is the first free one from 8000.
import './lib/node-version.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

function stop(message, code) {
  if (message) console.error(message);
  process.exit(code);
}

function askedPort() {
  const { PORT } = process.env;
  if (!PORT) return undefined;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) stop(`PORT is ${PORT}, which is no port's number.`, 1);
  return port;
}

const port = askedPort();
// Ended by hand is ended well; the children go on the way out (lib/process.mjs).
process.prependListener('SIGINT', () => stop('', 0));

if (!(await ensureDependencies())) stop('', 1);

// What needs the dependencies is loaded when they are there.
const { reloadPages, serve } = await import('./lib/dev-server.mjs');
const { watchDemo, watchSources } = await import('./lib/watch.mjs');

console.log('Building…');
let opened = false;

async function open() {
  let url;
  try {
    url = `http://localhost:${await serve(port)}/`;
  } catch (error) {
    stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=3000 npm start` : error.message, 1);
  }
  console.log(`\n  The demo is at  ${url}\n\n  It reloads when src/ or demo/ change. Ctrl-C ends it.\n`);
}

watchSources((problem) => {
  const time = new Date().toLocaleTimeString();
  if (problem) console.error(`${time} The build failed; it runs again when you save.\n${problem}`);
  else console.log(`${time} Built.`);
  if (opened) {
    if (!problem) reloadPages();
    return;
  }
  opened = true;
  void open();
});
watchDemo(reloadPages);
