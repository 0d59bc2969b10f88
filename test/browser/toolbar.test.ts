// The toolbar keeps its height in play, in each language and at each width, whatever the game comes to show: nothing on the page jumps.
import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { languageArrives, wordsFor } from '../../src/locales/index.js';
import type { Verdict } from '../../src/parts/context.js';
import { toolbarView } from '../../src/parts/toolbar.js';
import { verdictStyles, verdictView } from '../../src/parts/verdict.js';
import { playStyles } from '../../src/table/play-styles.js';
import { tableStyles } from '../../src/table/styles.js';

const STATES: readonly { readonly count: number; readonly elapsed: number; readonly canFinish: boolean; readonly verdict: Verdict }[] = [
  { count: 0, elapsed: 0, canFinish: false, verdict: 'unknown' },
  { count: 1, elapsed: 7, canFinish: false, verdict: 'winnable' },
  { count: 25, elapsed: 750, canFinish: false, verdict: 'unwinnable' },
  { count: 1250, elapsed: 4000, canFinish: true, verdict: 'winnable' },
  { count: 1251, elapsed: 4000, canFinish: true, verdict: 'unknown' },
];

describe('the toolbar', () => {
  for (const lang of ['en', 'ru', 'uk']) {
    for (const [controls, shows] of [['full', false], ['full', true], ['minimal', false]] as const) {
      it(`${lang}, ${controls}${shows ? ', with the verdict' : ''}: keeps its height, and its buttons their places`, async () => {
        await languageArrives(lang);
        const words = wordsFor(lang);
        const host = document.createElement('div');
        document.body.append(host);
        const root = host.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [...tableStyles, ...playStyles, verdictStyles].map(({ styleSheet }) => styleSheet!);
        /** Where the buttons are that are always there. */
        const places = (): string => Array.from(root.querySelectorAll<HTMLElement>('.button:not(.finish, .restart)'), ({ offsetLeft, offsetTop }) => `${offsetLeft}/${offsetTop}`).join();
        const heightOf = (state: (typeof STATES)[number]): number => {
          const verdict = shows ? verdictView(words, state.verdict) : null;
          const view = toolbarView({ ...state, words, controls, verdictView: verdict, variant: 'klondike', status: 'playing', canUndo: true, canRedo: true, disabled: false, run: () => undefined });
          render(html`<div class="root"><div class="above ${controls}">${view}</div></div>`, root);
          return root.querySelector<HTMLElement>('.bar')!.offsetHeight;
        };
        for (let width = 280; width <= 1340; width += 10) {
          host.style.width = `${width}px`;
          const lefts = new Set<string>();
          const heights = STATES.map((state) => {
            const height = heightOf(state);
            lefts.add(places());
            return height;
          });
          expect(lefts.size, `${width} px: no button moves under a finger`).to.equal(1);
          expect(new Set(heights).size, `${width} px: ${heights.join(', ')}`).to.equal(1);
        }
        host.remove();
      });
    }
  }
});
