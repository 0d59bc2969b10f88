/** Tables of measurements, and the few sums that they are made of. Knows nothing of what is measured. */

export interface Section {
  readonly title: string;
  /** What was measured, and what it should come to. */
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function markdown({ title, note, head, rows }: Section): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [`## ${title}`, '', note, '', line(head), line(rule), ...rows.map(line), ''].join('\n');
}

/** How many units of work a second of processor time does: the best of several rounds, after one to warm up. */
export function ratePerSecond(work: () => number, rounds = 5): number {
  work();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    const units = work();
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, units / ((user + system) / 1e6));
  }
  return best;
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** Spearman's, of pairs; equal values share their ranks. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [0, 1].map((side) => ranks(pairs.map((pair) => pair[side]!))) as [number[], number[]];
  const middle = (pairs.length + 1) / 2;
  const product = (x: readonly number[], y: readonly number[]): number => x.reduce((sum, rank, index) => sum + (rank - middle) * (y[index]! - middle), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
