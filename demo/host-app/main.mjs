// npm run demo:host-app: a page with a leaderboard. PORT (8090) and DATABASE (demo/host-app/build/results.db; :memory:) say where.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const { PORT = '8090', DATABASE = fileURLToPath(new URL('build/results.db', import.meta.url)) } = process.env;
if (!existsSync(new URL('../../dist/solitaire-game.min.js', import.meta.url))) {
  console.error('There is no build yet: npm run build');
  process.exit(1);
}
const [{ Deals }, { Results }, { createApp }] = await Promise.all([import('./deals.mjs'), import('./results.mjs'), import('./server.mjs')]);
if (DATABASE !== ':memory:') mkdirSync(dirname(DATABASE), { recursive: true });
const results = new Results(DATABASE);
const server = createApp({ deals: new Deals(), results });
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is taken. Choose another: PORT=3000 npm run demo:host-app` : error.message);
  process.exit(1);
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => results.close());
    server.closeAllConnections();
  });
}
