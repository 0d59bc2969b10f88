/** Reads the cases that came with the project: one JSON object a line. */
import { readFileSync } from 'node:fs';

export function readCases<Case>(name: string): Case[] {
  const text = readFileSync(new URL(`../cases/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case);
}
