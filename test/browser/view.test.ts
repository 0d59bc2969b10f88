import { expect, fixture } from '@open-wc/testing';
import { html, render } from 'lit';
import { applyMove, deal, legalMoves, orderedPack, pileCards, pilesOf, type Card, type Position } from '../../src/engine/index.js';
import { wordsFor } from '../../src/locales/index.js';
import { defaultSizes } from '../../src/table/arrange.js';
import { layoutOf } from '../../src/table/geometry.js';
import { playStyles } from '../../src/table/play-styles.js';
import { tableStyles } from '../../src/table/styles.js';
import { steadySpot, tableView, type TableState } from '../../src/table/view.js';

const GAMES = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'];
const words = wordsFor('en');

/** A table that is rendered by hand. */
async function table(position: Position, width = 700): Promise<{ root: ShadowRoot; show(more?: Partial<TableState>): void; all(selector: string): HTMLElement[] }> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = tableStyles.map(({ styleSheet }) => styleSheet!);
  let state: TableState = {
    position,
    layout: layoutOf(position, { width }),
    words,
    focus: { pile: 'stock', index: 0 },
    selected: null,
    targets: new Set(),
    hint: null,
    cyrillic: false,
    disabled: false,
  };
  const show = (more: Partial<TableState> = {}): void => {
    state = { ...state, ...more };
    if (more.position) state = { ...state, layout: layoutOf(more.position, { width }) };
    render(html`<div class="root">${tableView(state)}</div>`, root);
  };
  show();
  return { root, show, all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)] };
}

function later(variant: string, steps: number): Position {
  let position = deal(variant, 11);
  for (let step = 0; step < steps; step++) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    position = applyMove(position, moves[(step * 7) % moves.length]!);
  }
  return position;
}

describe('the table', () => {
  for (const variant of GAMES) {
    it(`shows every pile and card of ${variant} where the layout puts it`, async () => {
      const position = later(variant, 50);
      const { all, root } = await table(position);
      const layout = layoutOf(position, { width: 700 });
      const frame = root.querySelector('[part~="table"]')!.getBoundingClientRect();
      expect(all('[part~="pile"]').map(({ dataset }) => dataset['pile']).sort()).to.deep.equal(pilesOf(position).sort());
      for (const pile of pilesOf(position)) {
        const nodes = all(`[data-pile="${pile}"] > [part~="card"]`);
        const cards = pileCards(position, pile);
        expect(nodes.length).to.equal(cards.length);
        const down = pile === 'stock' ? cards.length : pile.startsWith('tableau') ? position.tableau[Number(pile.slice(8)) - 1]!.down.length : 0;
        nodes.forEach((node, index) => {
          expect(node.dataset['card']).to.equal(index < down ? undefined : cards[index]);
          expect(node.matches('[part~="down"]')).to.equal(index < down);
          if (node.matches('.down.deep')) {
            expect(getComputedStyle(node).visibility, 'deep in the stock, wherever that is').to.equal('hidden');
            return;
          }
          const box = node.getBoundingClientRect();
          const { x, y } = layout.piles.get(pile)!.cards[index]!;
          expect(box.x - frame.x).to.be.closeTo(x, 0.1);
          expect(box.y - frame.y).to.be.closeTo(y, 0.1);
          expect(box.width).to.equal(layout.cardWidth);
          expect(box.height).to.equal(layout.cardHeight);
        });
      }
    });
  }

  for (const [width, height] of [[700, 420], [360, 330]] as const) {
    it(`shows the whole index of each card of a long column, ${width} × ${height}`, async () => {
      const cards = orderedPack(1, true);
      const position = { ...deal('klondike', 1, { open: true }), tableau: Array.from({ length: 7 }, (_, at) => ({ down: [], up: at === 3 ? cards.slice(0, 12) : cards.slice(13 + at, 14 + at) })), stock: cards.slice(20) } as Position;
      const { all, show } = await table(position, width);
      const indices = (): HTMLElement[] => all('[data-pile="tableau-4"] .face').map((face) => face.querySelector<HTMLElement>('.i')!);
      const roomy = all('[data-pile="tableau-4"] .face').map(({ outerHTML }) => outerHTML);
      show({ layout: layoutOf(position, { width }, { ...defaultSizes, height }) });
      const tops = all('[data-pile="tableau-4"] [part~="card"]').map((card) => card.getBoundingClientRect().top);
      const step = tops[1]! - tops[0]!;
      expect(step, 'it is tight').to.be.below(24);
      expect(all('[data-pile="tableau-4"] .face').map(({ outerHTML }) => outerHTML)).to.not.deep.equal(roomy);
      indices().forEach((index, at) => {
        const { top, bottom } = index.getBoundingClientRect();
        expect(top).to.be.at.least(tops[at]!);
        expect(bottom).to.be.at.most(tops[at + 1] ?? Infinity);
      });
      show({ selected: { pile: 'tableau-4', index: 6 } });
      const whole = all('[data-pile="tableau-4"] .face').map((face, at) => (face.getAttribute('viewBox') === '0 0 100 140' ? at : -1)).filter((at) => at >= 0);
      expect(whole, 'the card below the picked ones is seen when they are carried away').to.deep.equal([5, 11]);
    });
  }

  it('tells nothing of a face-down card', async () => {
    const one = await table(deal('klondike', 1));
    const other = await table(deal('klondike', 2));
    const hidden = ({ all }: typeof one): string[] => all('[part~="down"]').map(({ outerHTML }) => outerHTML.replace(/<!--.*?-->/g, ''));
    expect(hidden(one).length).to.equal(21 + 24);
    expect(hidden(one)).to.deep.equal(hidden(other));
  });

  it('has exactly one tab stop, on the spot of the focus', async () => {
    const position = later('little-piano', 30);
    const { show, all } = await table(position);
    for (const pile of ['stock', 'waste', 'foundation-3', 'tableau-2'] as const) {
      show({ focus: steadySpot(layoutOf(position, { width: 700 }), position, { pile, index: 99 }) });
      const stops = all('[tabindex="0"]');
      expect(stops.length, pile).to.equal(1);
      expect(stops[0]!.parentElement!.dataset['pile']).to.equal(pile);
      expect(stops[0]!.getAttribute('aria-label')).to.be.a('string').that.is.not.empty;
    }
  });

  it('marks what is picked up, where it may go, and what is hinted at', async () => {
    const position: Position = { ...deal('klondike', 1), tableau: [{ down: ['2S'], up: ['KH', 'QS', 'JH'] }, ...deal('klondike', 1).tableau.slice(1)] };
    const { show, all } = await table(position);
    show({ selected: { pile: 'tableau-1', index: 2 }, targets: new Set(['foundation-2', 'tableau-7']) });
    expect(all('[part~="selected"]').map(({ dataset }) => dataset['card'])).to.deep.equal(['QS', 'JH']);
    expect(all('[aria-pressed="true"]').map(({ dataset }) => dataset['card'])).to.deep.equal(['QS']);
    expect(all('[part~="target"]').map(({ dataset }) => dataset['pile'])).to.deep.equal(['foundation-2', 'tableau-7']);
    show({ selected: null, targets: new Set(), hint: { from: 'tableau-1', to: 'tableau-3', count: 3 } });
    expect(all('[part~="selected"], [part~="target"]')).to.be.empty;
    expect(all('[part~="hint"]').map(({ dataset }) => dataset['card'] ?? dataset['pile'])).to.deep.equal(['KH', 'QS', 'JH', 'tableau-3']);
    show({ hint: { from: 'stock', to: 'waste', count: 1 } });
    expect(all('[part~="hint"]').map(({ dataset }) => dataset['pile'])).to.deep.equal(['stock']);
    show({ hint: { from: 'waste', to: 'stock', count: 9 } });
    expect(all('[part~="hint"]').map(({ dataset }) => dataset['pile'])).to.deep.equal(['stock']);
  });

  it('shows an empty reserve place as soon as the reserve is laid out', async () => {
    const before = { ...deal('little-piano', 1), stock: [] };
    const { show, all } = await table(before, 900);
    const seen = (): (string | undefined)[] => all('.waste, .reserve').filter((pile) => getComputedStyle(pile).visibility === 'visible').map(({ dataset }) => dataset['pile']);
    expect(seen()).to.deep.equal(['waste']);
    show({ position: { ...before, reserve: ['5H', null, null], redealsLeft: 0 } });
    expect(seen()).to.deep.equal(['reserve-1', 'reserve-2', 'reserve-3']);
  });

  it('leaves swipes over cards to the page while it takes no input', async () => {
    const { root, show, all } = await table(deal('klondike', 1));
    root.adoptedStyleSheets.push(...playStyles.map(({ styleSheet }) => styleSheet!));
    const ways = (): Set<string> => new Set(all('.up').map((card) => getComputedStyle(card).touchAction));
    expect([...ways()]).to.deep.equal(['pinch-zoom']);
    show({ disabled: true });
    expect([...ways()]).to.deep.equal(['auto']);
    show({ disabled: false });
    expect([...ways()]).to.deep.equal(['pinch-zoom']);
  });

  it('touches nothing but the piles that changed', async () => {
    const position = deal('klondike', 5);
    const { root, show } = await table(position);
    const touched = new Set<string>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target.nodeType === 1 ? (target as Element) : target.parentElement;
        touched.add(element?.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? 'table');
      }
    });
    watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    show();
    show({ position: applyMove(position, { from: 'stock', to: 'waste', count: 1 }) });
    await Promise.resolve();
    watch.disconnect();
    expect([...touched].sort()).to.deep.equal(['stock', 'waste']);
  });

  it('says what the empty stock offers', async () => {
    const base = deal('aceless', 1);
    const waste = base.stock.slice().reverse();
    const { root, show } = await table({ ...base, stock: [], waste });
    const place = (): HTMLElement => root.querySelector<HTMLElement>('[data-pile="stock"] > .place')!;
    const drawn = (): string => place().querySelector('path')!.getAttribute('d')!;
    expect(place().getAttribute('aria-label')).to.match(/turn the waste over/);
    const redeal = drawn();
    show({ position: { ...base, stock: [], waste, redealsLeft: 0 } });
    expect(place().getAttribute('aria-label')).to.match(/no redeal left/);
    expect(drawn()).not.to.equal(redeal);
  });

  it('is accessible in every state', async () => {
    for (const variant of GAMES) {
      const { root } = await table(later(variant, 80));
      await expect(root.querySelector<HTMLElement>('.root')!).to.be.accessible();
    }
    const won: Position = { ...deal('klondike', 1), stock: [], waste: [], tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })) };
    const { root } = await table({ ...won, foundations: [['AS'] as Card[], [], [], []] });
    await expect(root.querySelector<HTMLElement>('.root')!).to.be.accessible();
  }).timeout(30_000);
});
