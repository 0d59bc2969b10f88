// What assistive technology is given: axe's rules in every state and language, and the browser's own tree.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { pileCards, pilesOf } from '../../src/engine/index.js';
import type { SolitaireGame } from '../../src/index.js';
import { wordsFor } from '../../src/locales/index.js';
import { cardAt } from '../../src/table/spot.js';
import { stuckLine } from '../session/stuck-deck.js';
import { cdp } from '../helpers/cdp.js';
import { emulateMedia, needs } from '../helpers/chromium.js';
import { gameOf, settled, tableOf } from '../helpers/table.js';
import { accessibilityTree, allNodes, find, outline } from '../helpers/tree.js';
import { all, button, cleanUp, hear, inside, live, message, quietly, until } from './game.js';
import { VARIANTS, winOf } from './wins.js';

const en = wordsFor('en');

async function focusStock(element: SolitaireGame): Promise<void> {
  inside(element, '[data-pile="stock"] [tabindex="0"]')!.focus();
  await settled(element);
}

/** A game in each of its states. */
const STATES: Readonly<Record<string, () => Promise<SolitaireGame>>> = {
  playing: () => gameOf('klondike', 10),
  'under way': async () => {
    const { seed, moves } = winOf('big-piano');
    const element = await gameOf('big-piano', seed);
    for (const move of moves.slice(0, moves.length / 2)) element.play(move);
    return element;
  },
  narrow: () => gameOf('big-piano', 1, 320),
  'without a toolbar': async () => {
    const element = await gameOf('little-piano');
    element.controls = 'none';
    return element;
  },
  stuck: async () => {
    const { variant, seed, moves } = stuckLine();
    const element = await gameOf(variant, seed);
    for (const move of moves) element.play(move);
    await until(() => message(element) !== null);
    return element;
  },
  won: async () => {
    const { seed, moves } = winOf('aceless');
    const element = await gameOf('aceless', seed);
    for (const move of moves) element.play(move);
    await until(() => message(element) !== null);
    return element;
  },
  disabled: async () => {
    const element = await gameOf('little-klondike');
    element.disabled = true;
    return element;
  },
  'with an error': async () => {
    const element = await gameOf('klondike');
    await quietly(async () => {
      element.variant = 'nonsense';
      await element.updateComplete;
    });
    expect(inside(element, '[role="alert"]')).to.not.equal(null);
    return element;
  },
  'with cards picked up': async () => {
    const element = await gameOf('klondike', 10);
    await focusStock(element);
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'ArrowLeft' });
    for (let column = 6; column > 3; column--) await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(inside(element, '[aria-pressed="true"]')).to.not.equal(null);
    return element;
  },
  'with a hint': async () => {
    const element = await gameOf('klondike', 10);
    button(element, 'hint').click();
    await until(() => inside(element, '[part~="hint"].card, .pile[part~="hint"]') !== null);
    return element;
  },
};

describe('accessibility', () => {
  before(async () => cdp('Accessibility.enable'));
  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none', colorScheme: 'light' });
    cleanUp();
  });

  for (const [name, make] of Object.entries(STATES)) {
    it(`axe finds nothing in a game ${name}`, async () => {
      const element = await make();
      for (const lang of ['en', 'ru', 'uk']) {
        element.lang = lang;
        await until(() => inside(element, '.root')!.lang === lang);
        await settled(element);
        await expect(element).to.be.accessible();
      }
    }).timeout(30_000);
  }

  it('axe would find something', async () => {
    const element = await gameOf('klondike', 10);
    tableOf(element).setAttribute('aria-nonsense', 'true');
    await expect(element).not.to.be.accessible();
  });

  it('the tree of a new game: named groups with their counts, cards with their places, one live region', async () => {
    const element = await gameOf('klondike', 10);
    const tree = await accessibilityTree();
    expect(outline(find(tree, 'application'))).to.deep.equal([
      'application: Klondike: the table',
      '  group: Stock, 24 cards',
      '    button: Stock, 24 cards, draw a card',
      '  group: Waste, empty',
      '    button: Waste, empty',
      ...['spades', 'hearts', 'diamonds', 'clubs'].flatMap((suit) => [`  group: Foundation of ${suit}, empty`, `    button: Foundation of ${suit}, empty, starts with the ace`]),
      '  group: Column 1, 1 card',
      '    button: Five of hearts, column 1, card 1 of 1',
      ...['Five of diamonds', 'Two of clubs', 'Queen of clubs', 'Three of diamonds', 'Two of hearts', 'Six of clubs'].flatMap((card, index) => [
        `  group: Column ${index + 2}, ${index + 2} cards, face down: ${index + 1}`,
        `    image: Face down: ${index + 1}`,
        `    button: ${card}, column ${index + 2}, card ${index + 2} of ${index + 2}`,
      ]),
    ]);
    const polite = allNodes(tree).filter(({ states }) => states['live'] === 'polite');
    expect(polite.map(({ role }) => role)).to.deep.equal(['status']);
    expect(allNodes(tree).filter(({ states }) => states['live'] === 'assertive')).to.deep.equal([]);
    expect(inside(element, '[role="status"]')!.getRootNode()).to.equal(element.shadowRoot);
  });

  for (const variant of VARIANTS) {
    it(`${variant}: everything that can be pressed has a name, no hidden card is in the tree`, async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const { seed, moves } = winOf(variant);
      const element = await gameOf(variant, seed, 420);
      for (const [index, move] of moves.entries()) {
        element.play(move);
        if (index % 23 !== 0) continue;
        await settled(element);
        const position = element.position!;
        const nodes = allNodes(find(await accessibilityTree(), 'application'));
        expect(nodes.filter(({ role, name }) => role !== 'StaticText' && name === '')).to.deep.equal([]);
        const open = new Set(pilesOf(position).flatMap((pile) => pileCards(position, pile).filter((_, at) => cardAt(position, { pile, index: at })).map((card) => en.cardInside(card))));
        const told = nodes.flatMap(({ name }) => [...name.toLowerCase().matchAll(/(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of \w+/g)].map(([card]) => card));
        expect(told.filter((card) => !open.has(card))).to.deep.equal([]);
        expect(told.length).to.be.greaterThan(0);
        const groups = nodes.filter(({ role }) => role === 'group');
        expect(groups).to.have.length(all(element, '.pile:not(.idle)').length);
        // All of it can be reached by a single stop of the Tab key and arrows.
        expect(all(element, '[part~="table"] [tabindex="0"]')).to.have.length(1);
      }
    }).timeout(60_000);
  }

  it('what is picked up is pressed in the tree, and what is refused, drawn, moved, turned up or undone is said once', async () => {
    const element = await gameOf('klondike', 10);
    await focusStock(element);
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(live(element)));
    observer.observe(inside(element, '[role="status"]')!, { childList: true, characterData: true, subtree: true });
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await sendKeys({ press: key });
      await settled(element);
    };
    await press('d');
    await press('ArrowRight');
    await press('u');
    await press('End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
    const pressed = allNodes(await accessibilityTree()).filter(({ states }) => states['pressed'] === 'true');
    expect(pressed.map(({ name }) => name)).to.deep.equal(['Two of clubs, column 3, card 3 of 3']);
    await press('ArrowRight', 'Enter');
    await press('ArrowRight', 'Enter');
    observer.disconnect();
    expect(said.map((text) => text.replaceAll('\u00a0', ' ').trim())).to.deep.equal([
      'On the waste: six of diamonds.',
      'Undone: draw from the stock.',
      'Picked up: two of clubs. Can go to: column 5.',
      'Only a red jack goes here.',
      'Two of clubs to column 5. Turned up: ace of clubs.',
    ]);
  });

  it('walking over the table says nothing by itself: the focus does', async () => {
    const element = await gameOf('klondike', 10);
    await focusStock(element);
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowUp', 'Home']) await sendKeys({ press: key });
    expect(live(element)).to.equal('');
  });

  it('a game that can be finished says so once; one that finishes itself is not read out card by card', async () => {
    const { seed, moves } = winOf('klondike');
    const element = await gameOf('klondike', seed);
    let index = 0;
    const step = async (): Promise<void> => {
      element.play(moves[index++]!);
      await element.updateComplete;
    };
    while (!button(element, 'finish') && index < moves.length) {
      expect(live(element)).to.not.contain('can play itself');
      await step();
    }
    await until(() => live(element).endsWith('The rest can play itself: press Finish.'));
    await step();
    expect(live(element)).to.not.contain('can play itself');
    const said = new Set<string>();
    const observer = new MutationObserver(() => said.add(live(element)));
    observer.observe(inside(element, '[role="status"]')!, { childList: true, characterData: true, subtree: true });
    const heard = hear(element, ['move']);
    await element.autoFinish();
    await settled(element);
    observer.disconnect();
    expect(heard.length).to.be.greaterThan(3);
    expect([...said].filter(Boolean)).to.have.length(1);
    expect(live(element)).to.contain('You won!');
  }).timeout(20_000);

  it('the ring around a button is seen: it does not fade with an inactive one, and stands beside a coloured one', async () => {
    needs(CSS.supports('color', 'color-mix(in srgb, red, red)'));
    const { seed, moves } = winOf('aceless');
    const element = await gameOf('aceless', seed);
    await sendKeys({ press: 'Shift' });
    const style = (part: HTMLElement): CSSStyleDeclaration => (part.focus(), getComputedStyle(part));
    const undo = button(element, 'undo');
    expect([undo.getAttribute('aria-disabled'), getComputedStyle(undo).opacity]).to.deep.equal(['true', '0.42']);
    const strong = getComputedStyle(button(element, 'new')).color;
    const { opacity, color, outlineStyle } = style(undo);
    expect([opacity, outlineStyle]).to.deep.equal(['1', 'solid']);
    expect(color, 'what it says still looks inactive').to.not.equal(strong);
    let at = 0;
    while (!button(element, 'finish')) {
      element.play(moves[at++]!);
      await element.updateComplete;
    }
    expect(style(button(element, 'finish')).outlineOffset).to.equal('2px');
    await element.autoFinish();
    await settled(element);
    const { outlineOffset, outlineStyle: style1 } = style(message(element)!.querySelector<HTMLElement>('.first')!);
    expect([outlineOffset, style1]).to.deep.equal(['2px', 'solid']);
  }).timeout(20_000);

  it('a caption keeps its whole line where the page or the player sets lines wider', async () => {
    needs(CSS.supports('height', '1lh'));
    const element = await gameOf('klondike', 10);
    const caption = button(element, 'undo').querySelector<HTMLElement>('.text')!;
    for (const lineHeight of ['', '1.5']) {
      caption.style.lineHeight = lineHeight;
      expect(caption.scrollHeight).to.be.at.most(caption.clientHeight + 1);
    }
  });

  it('the table has a visible focus in forced colours too', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const element = await gameOf('klondike', 10);
    await focusStock(element);
    await sendKeys({ press: 'ArrowRight' });
    const active = element.shadowRoot!.activeElement!;
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    expect([outlineStyle, parseFloat(outlineWidth) >= 3]).to.deep.equal(['solid', true]);
    expect(tableOf(element).contains(active)).to.equal(true);
  });
});
