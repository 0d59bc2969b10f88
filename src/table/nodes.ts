/** The elements of the rendered table, as view.ts makes them: in each pile first its empty place, then its cards, bottom first. */
import type { Spot } from './spot.js';

/** The element of a spot and, of a card, those on it; none where the table does not show it. */
export function nodesFrom(table: ParentNode | null, { pile, index }: Spot): HTMLElement[] {
  const { children = [] } = table?.querySelector<HTMLElement>(`[data-pile="${pile}"]`) ?? {};
  return ([...children] as HTMLElement[]).slice(index + 1);
}
