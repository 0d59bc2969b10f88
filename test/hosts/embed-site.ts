// A server of frames, as `answer` has it, with the headers that it asks for.
import { readFile } from 'node:fs/promises';
import { answer } from '../../src/embed/server/index.js';
import { openSite, type Site } from './site.js';

export async function openEmbedSite(): Promise<Site> {
  const site = await openSite();
  site.rest = (request, response) => {
    const reply = answer(new URL(request.url!, site.origin), { base: `${site.origin}/` });
    const body = 'file' in reply ? readFile(new URL(`../../dist/${reply.file}`, import.meta.url)) : Promise.resolve(reply.body);
    body.then(
      (text) => response.writeHead(reply.status, reply.headers).end(text),
      () => response.writeHead(404).end(),
    );
  };
  return site;
}
