/** bench/RESULTS.md: sections that several benchmarks write, each its own. What others wrote stays. */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('RESULTS.md', import.meta.url);
const section = (title: string): RegExp => new RegExp(`\\n## ${title}\\n[\\s\\S]*?(?=\\n## |$)`);

/** The section of that title as it stands, with its heading; empty where there is none. */
export const readSection = (title: string): string => section(title).exec(readFileSync(FILE, 'utf8'))?.[0].trim() ?? '';

/** Puts a section in place of the one with its title, at the end. `text` is what stands under the heading. */
export function writeSection(title: string, text: string): void {
  const others = readFileSync(FILE, 'utf8').replace(section(title), '').trimEnd();
  writeFileSync(FILE, `${others}\n\n## ${title}\n\n${text.trim()}\n`);
}

/** All that comes before the sections of other benchmarks (`kept`), which stay. */
export function writeFirst(text: string, ...kept: readonly string[]): void {
  writeFileSync(FILE, `${[text, ...kept.map(readSection)].map((part) => part.trim()).filter(Boolean).join('\n\n')}\n`);
}
