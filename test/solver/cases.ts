/** Deals whose verdicts are known, from `test/cases`. */
import { readFileSync } from 'node:fs';
import { deal, defineVariant, variantOf, variants, type Card, type Position, type Variant } from '../../src/engine/index.js';

export interface Case {
  readonly id: string;
  readonly position: Position;
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
}

/** One line of a file: a deal, by a built-in game's rules or by some that differ in `rules`, or a position. */
interface Line {
  readonly id?: string;
  readonly variant: string;
  readonly rules?: Partial<Variant>;
  readonly open?: boolean;
  readonly cards?: string;
  readonly position?: Position;
  readonly verdict: Case['verdict'];
}

export function readCases(file: string): Case[] {
  const text = readFileSync(new URL(`../cases/${file}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((json, index) => {
      const line = JSON.parse(json) as Line;
      return { id: line.id ?? `${file}-${index + 1}`, position: positionOf(line), verdict: line.verdict };
    });
}

function positionOf({ variant, rules, open = false, cards, position }: Line): Position {
  if (position) return position;
  return deal(rules ? withRules(variant, rules) : variant, cards!.split(' ') as Card[], { open });
}

/** A built-in game with some rules changed, registered once. */
function withRules(variant: string, rules: Partial<Variant>): string {
  const id = `${variant}-${Object.entries(rules).flat().join('-')}`.toLowerCase();
  if (!variants.has(id)) defineVariant({ ...variantOf(variant), ...rules, id });
  return id;
}
