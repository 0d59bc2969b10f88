// The command as it reaches a user: the files that would be published, in a folder without anything else.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';
import { npmCommand, run } from './process.mjs';

/** Solves one deal there. */
export async function checkCommand() {
  const listed = await run(...npmCommand('pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'), { quiet: true });
  if (!listed.ok) return listed;
  const [{ files }] = JSON.parse(listed.output);
  const folder = await mkdtemp(join(tmpdir(), 'solitaire-game-'));
  try {
    for (const { path } of files) await cp(fromRoot(path), join(folder, path));
    const { bin } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
    const program = join(folder, bin['solitaire-game']);
    const solved = await run(process.execPath, [program, 'deals', '--variant', 'klondike', '--seeds', '4', '--jobs', '1'], { quiet: true, cwd: folder });
    if (solved.ok && JSON.parse(solved.output).verdict === 'winnable') return { ok: true, output: '' };
    return { ok: false, output: `The command does not work as it is packed:\n${solved.output}` };
  } finally {
    await rm(folder, { recursive: true });
  }
}
