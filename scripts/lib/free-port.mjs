// A port that the system names, for programs that want to be told one.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** On every address, or on the one that is given. */
export async function freePort(host) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
