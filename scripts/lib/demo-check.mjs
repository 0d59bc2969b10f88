// Whether `npm start` ends in a demo that can be opened. Rebuilds what pages load, as it does.
import { start } from './process.mjs';

const PATIENCE = 180_000;

/** The demo's address, as it is told; rejected where it does not come, or the build fails. */
function addressOf(child, said) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), PATIENCE);
    const done = (settle) => (value) => (clearTimeout(timer), settle(value));
    const hear = (chunk) => {
      said.push(chunk);
      const text = said.join('');
      const [, address] = /(http:\/\/localhost:\d+\/)/.exec(text) ?? [];
      if (/failed/.test(text)) done(reject)(new Error('The build failed.'));
      else if (address) done(resolve)(address);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.once('close', () => done(reject)(new Error('It ended by itself.')));
  });
}

export async function checkDemo() {
  const child = start(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', 'pipe', 'pipe'], env: { PORT: '0' } });
  const said = [];
  try {
    const address = await addressOf(child, said);
    for (const path of ['', 'demo/gallery.html', 'dist/solitaire-game.min.js']) {
      const { ok, status } = await fetch(address + path);
      if (!ok) throw new Error(`${address}${path} answers ${status}.`);
    }
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: `${error.message}\n${said.join('')}` };
  } finally {
    child.kill('SIGTERM');
  }
}
