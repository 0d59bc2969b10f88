// The message at the end of a game, by itself.
import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { wordsFor } from '../../src/locales/index.js';
import { outcomeStyles } from '../../src/parts/outcome-styles.js';
import { outcomeView, type OutcomeState } from '../../src/parts/outcome.js';
import { emulateMedia } from '../helpers/chromium.js';

function offered(state: Pick<OutcomeState, 'kind' | 'canUndo'>): string[] {
  const box = document.createElement('div');
  const nothing = (): void => undefined;
  render(outcomeView({ ...state, deal: { variant: 'klondike', seed: 1, open: false }, reason: 'no-moves', count: 9, elapsed: 60, restored: false, standing: null, words: wordsFor('en'), run: nothing, dismiss: nothing }), box);
  return Array.from(box.querySelectorAll<HTMLElement>('[data-action]'), ({ dataset }) => dataset['action']!);
}

describe('the message at the end', () => {
  it('offers what can be done: nothing to take back, no undo; a won game is not dealt again', () => {
    expect(offered({ kind: 'stuck', canUndo: true })).to.deep.equal(['undo', 'new', 'restart', 'close']);
    expect(offered({ kind: 'stuck', canUndo: false })).to.deep.equal(['new', 'restart', 'close']);
    expect(offered({ kind: 'won', canUndo: true })).to.deep.equal(['new', 'close']);
  });

  it('is printed in none of its forms', async () => {
    for (const [form, display] of [['', 'block'], ['full', 'flex']] as const) {
      const root = (await fixture<HTMLElement>('<div></div>')).attachShadow({ mode: 'open' });
      render(html`<style>${outcomeStyles.join('')}</style><div class="above"></div><div class="stage"><div class=${form}></div><div class="message"></div></div>`, root);
      const shown = (): string => getComputedStyle(root.querySelector('.message')!).display;
      expect(shown()).to.equal(display);
      await emulateMedia({ media: 'print' });
      expect(shown()).to.equal('none');
      await emulateMedia({ media: 'screen' });
    }
  });
});
