/**
 * How a server's page shows the table, whose width a server cannot know: a style sheet that lays it out for any width as the element will, so
 * that nothing moves when that takes over. Reads it off the table's own layouts; knows no arrangement. A page's own files leave the sheet out.
 */
import { html, isServer as hasNoPage } from 'lit';
import type { Position } from '../engine/index.js';
import type { Session } from '../session/session.js';
import { USUAL_WIDTH, type Sizes } from '../table/arrange.js';
import { layoutOf, type Layout, type PileLayout } from '../table/geometry.js';

/** Lit's word for it is false in its files for pages, and true in those for Node: there also in jsdom, which has a page. */
export const isServer = (hasNoPage as boolean) && typeof getComputedStyle !== 'function';

/** A deal in a word, safe in any text. */
export const dealName = ({ variant, seed, open }: Pick<Session, 'variant' | 'seed' | 'open'>): string => encodeURIComponent(JSON.stringify([variant, seed, open]));

/** The deal that is on a table from a server; `null` where the element came without one. */
export const dealServed = (host: Element): string | null => host.shadowRoot?.querySelector<HTMLElement>('[data-deal]')?.dataset['deal'] ?? null;

const NARROWEST = 200;
const WIDEST = 1600;
/** Where a line may pass by what is laid out, in pixels. */
const NEAR = 2;

/** Widths, from one on, at which cards are equally large and the table equally high; with the layout in the middle of them. */
interface Step {
  readonly from: number;
  readonly layout: Layout;
}

/** Some steps, from one on, in which everything grows in a line with the cards. */
interface Stretch {
  readonly first: Step;
  readonly last: Step;
}

/** Where something lies along one axis, at any width; from the middle of the table, or from its place's own corner. */
interface Measure {
  readonly of: (layout: Layout) => number;
  readonly centred: boolean;
}

function stepsOf(layoutAt: (width: number) => Layout): Step[] {
  const steps: Step[] = [];
  const isLike = (one: Layout, other: Layout): boolean => one.cardWidth === other.cardWidth && one.height === other.height;
  for (let from = NARROWEST; from <= WIDEST; ) {
    const layout = layoutAt(from);
    let last = from;
    for (const stride of [16, 4, 1]) while (last + stride <= WIDEST && isLike(layoutAt(last + stride), layout)) last += stride;
    steps.push({ from, layout: layoutAt((from + last) >> 1) });
    from = last + 1;
  }
  return steps;
}

/** `a + b · card width`, through two layouts. */
function lineThrough({ first, last }: Stretch, { of }: Measure): { base: number; slope: number } {
  const [from, to] = [first.layout, last.layout];
  const slope = from.cardWidth === to.cardWidth ? 0 : (of(to) - of(from)) / (to.cardWidth - from.cardWidth);
  return { base: of(from) - slope * from.cardWidth, slope };
}

function stretchesOf(steps: readonly Step[], measures: readonly Measure[]): Stretch[] {
  const stretches: Stretch[] = [];
  // At its ends a line is exact.
  const exact = steps.filter(({ from }) => from <= USUAL_WIDTH).length - 1;
  for (let index = 0; index < steps.length; ) {
    let stretch: Stretch = { first: steps[index]!, last: steps[index]! };
    let next = index + 1;
    for (; next < steps.length && next !== exact; next++) {
      const longer: Stretch = { first: stretch.first, last: steps[next]! };
      const isStraight = measures.every((measure) => {
        const { base, slope } = lineThrough(longer, measure);
        return steps.slice(index, next + 1).every(({ layout }) => Math.abs(measure.of(layout) - base - slope * layout.cardWidth) <= NEAR);
      });
      if (!isStraight) break;
      stretch = longer;
    }
    stretches.push(stretch);
    index = next;
  }
  return stretches;
}

const short = (number: number): string => String(Math.round(number * 1000) / 1000);

/** All that is the same at every width is written once, under a name. */
class Names {
  readonly measures: Measure[] = [];
  readonly #known = new Map<string, number>();
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  /** The value for a declaration; `null` for what is 0 everywhere. */
  value(of: Measure['of'], centred = false): string | null {
    const seen = this.#steps.map(({ layout }) => of(layout));
    if (!centred && seen.every((each) => each === 0)) return null;
    const key = [centred, ...seen].join();
    let index = this.#known.get(key);
    if (index === undefined) {
      this.#known.set(key, (index = this.measures.length));
      this.measures.push({ of, centred });
    }
    return `var(--_${index})`;
  }
}

const rule = (selector: string, declarations: Record<string, string | null>): string =>
  `${selector}{${Object.entries(declarations).flatMap(([name, value]) => (value === null ? [] : `${name}:${value}`)).join(';')}}`;

function sheetFor(layoutAt: (width: number) => Layout): string {
  const steps = stepsOf(layoutAt);
  const names = new Names(steps);
  const rules: string[] = [];
  for (const { id, cards } of steps[0]!.layout.piles.values()) {
    const pile = (layout: Layout): PileLayout => layout.piles.get(id)!;
    rules.push(
      rule(`[data-pile="${id}"]`, {
        left: names.value((layout) => pile(layout).x - layout.width / 2, true),
        top: names.value((layout) => pile(layout).y),
        width: names.value((layout) => pile(layout).width),
        height: names.value((layout) => pile(layout).height),
      }),
    );
    for (const index of cards.keys()) {
      const left = names.value((layout) => pile(layout).cards[index]!.x - pile(layout).x);
      const top = names.value((layout) => pile(layout).cards[index]!.y - pile(layout).y);
      // The first child of a pile is its empty place.
      if (left ?? top) rules.push(rule(`[data-pile="${id}"]>:nth-child(${index + 2})`, { left, top }));
    }
  }
  const from = (width: number, text: string): string => (width === NARROWEST ? text : `@container (min-width:${width}px){${text}}`);
  const sizes = steps.map(({ from: width, layout: { height, cardWidth, cardHeight } }) =>
    from(width, rule('.table', { height: `${height}px`, '--_w': `${cardWidth}px`, '--_h': `${cardHeight}px` })),
  );
  const lines = stretchesOf(steps, names.measures).map((stretch) => {
    const declarations = names.measures.map((measure, index): [string, string] => {
      const { base, slope } = lineThrough(stretch, measure);
      return [`--_${index}`, `calc(${measure.centred ? '50cqi + ' : ''}${short(base)}px + ${short(slope)}*var(--_w))`];
    });
    return from(stretch.first.from, rule('.table', Object.fromEntries(declarations)));
  });
  return [...sizes, ...lines, ...rules].join('');
}

/** A server renders the same few games again and again. */
const sheets = new Map<string, string>();
const KEPT = 50;

/** All that a layout depends on but the width: sizes, and how many cards there are, face down and up. */
const keyOf = ({ variant, tableau, stock }: Position, sizes: Sizes): string =>
  JSON.stringify([variant, tableau.map(({ down, up }) => [down.length, up.length]), stock.length, sizes]);

/** A style element for where everything lies in a dealt game: `style` attributes are not ours to write. */
export function servedLook(session: Session, sizes: Sizes): unknown {
  const { position } = session;
  const key = keyOf(position, sizes);
  let sheet = sheets.get(key);
  if (sheet === undefined) {
    if (sheets.size >= KEPT) sheets.clear();
    sheets.set(key, (sheet = sheetFor((width) => layoutOf(position, { width }, sizes))));
  }
  // A template without a hole: what is in a style element cannot be bound.
  const strings = [`<style data-deal="${dealName(session)}">${sheet}</style>`];
  return html(Object.assign(strings, { raw: strings }));
}
