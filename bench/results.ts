/** bench/RESULTS.md and bench/SOLVER.md: sections that several benchmarks write, each its own. What others wrote stays. */
import { readFileSync, writeFileSync } from 'node:fs';

type File = 'RESULTS.md' | 'SOLVER.md';

const urlOf = (file: File): URL => new URL(file, import.meta.url);
const section = (title: string): RegExp => new RegExp(`\\n## ${title}\\n[\\s\\S]*?(?=\\n## |$)`);

/** The section of that title as it stands, with its heading; empty where there is none. */
const readSection = (title: string, file: File = 'RESULTS.md'): string => section(title).exec(readFileSync(urlOf(file), 'utf8'))?.[0].trim() ?? '';

/** Puts a section in place of the one with its title, at the end. `text` is what stands under the heading. */
export function writeSection(title: string, text: string, file: File = 'RESULTS.md'): void {
  const others = readFileSync(urlOf(file), 'utf8').replace(section(title), '').trimEnd();
  writeFileSync(urlOf(file), `${others}\n\n## ${title}\n\n${text.trim()}\n`);
}

/** All that comes before the section of another benchmark (`kept`), which stays. */
export function writeFirst(text: string, kept: string, file: File = 'RESULTS.md'): void {
  writeFileSync(urlOf(file), `${[text, readSection(kept, file)].map((part) => part.trim()).filter(Boolean).join('\n\n')}\n`);
}
