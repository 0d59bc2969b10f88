// The package as it would be published, from what is built: packed into a file, and that file unpacked where an app looks for it.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { npmCommand, run } from './process.mjs';

/** Puts the tarball into a folder. */
export async function pack(folder) {
  const { ok, output } = await run(...npmCommand('pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder), { quiet: true });
  if (!ok) throw new Error(output);
  const [{ filename, size }] = JSON.parse(output);
  return { tarball: join(folder, filename), size };
}

/** Makes `place` the package, whatever was there. */
export async function unpack(tarball, place) {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const { ok, output } = await run('tar', ['-xzf', tarball, '-C', place, '--strip-components=1'], { quiet: true });
  if (!ok) throw new Error(output);
}
