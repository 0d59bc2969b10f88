// The built files, as a page gets them: loaded by one script tag, playing, asking the solver in its worker.
import { expect } from '@open-wc/testing';
import type { SolitaireGame } from '../../src/index.js';
import { applyMove, isWon } from '../../src/engine/index.js';
import { inGoodOrder } from '../../src/session/line.js';
import { until } from './game.js';

/** A page of its own with the game in it, under a policy. */
async function page(policy: string, attributes: string): Promise<{ game: SolitaireGame; violations: string[]; remove(): void }> {
  const frame = document.createElement('iframe');
  frame.width = '900';
  frame.height = '800';
  // In Firefox, 'self' is nothing in a page that has no address of its own.
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'self'", location.origin)}">
    <script type="module" src="/dist/solitaire-game.min.js"></script>
    <solitaire-game ${attributes}><p>Fallback</p></solitaire-game>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const inner = frame.contentWindow! as Window & typeof globalThis;
  const violations: string[] = [];
  inner.document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));
  await inner.customElements.whenDefined('solitaire-game');
  const game = inner.document.querySelector('solitaire-game')!;
  await game.ready;
  return { game, violations, remove: () => frame.remove() };
}

describe('the built files', function () {
  this.timeout(30_000);

  it('play and solve in a worker where the policy lets them', async () => {
    const { game, violations, remove } = await page("default-src 'none'; script-src 'self'", 'variant="klondike" seed="10"');
    const { verdict, moves } = await game.analyze();
    expect(verdict).to.equal('winnable');
    expect(isWon(moves!.reduce(applyMove, game.position!))).to.equal(true);
    expect(await game.hint()).to.deep.equal(inGoodOrder(game.position!, moves!)[0]);
    for (const move of moves!) game.play(move);
    expect(game.status).to.equal('won');
    expect(violations).to.deep.equal([]);
    remove();
  });

  it('solve on the page where no worker may be', async () => {
    const { game, remove } = await page("default-src 'none'; script-src 'self'; worker-src 'none'", 'variant="little-piano" seed="13"');
    const { verdict } = await game.analyze();
    expect(verdict).to.be.oneOf(['winnable', 'unwinnable']);
    game.play((await game.hint())!);
    remove();
  });

  it('deal winnable games from a file of their own, under a policy', async () => {
    const { game, violations, remove } = await page("default-src 'none'; script-src 'self'", 'variant="aceless" winnable="easy"');
    const inner = game.ownerDocument.defaultView!;
    const files = (part: string): number => inner.performance.getEntriesByType('resource').filter(({ name }) => name.includes(`/solitaire-game.${part}`)).length;
    await until(() => files('catalogue') === 1); // a browser may write its list later
    expect(files('worker')).to.equal(0);
    expect((await game.analyze()).verdict).to.equal('winnable');
    const { seed } = game;
    game.newGame();
    expect(game.seed, 'from now on at once').to.not.equal(seed);
    expect(violations).to.deep.equal([]);
    remove();
  });

  it('take the classic deck, which shares no file with them', async () => {
    const { game, violations, remove } = await page("default-src 'none'; script-src 'self'", 'variant="klondike" seed="5"');
    const queen = (): number => game.shadowRoot!.querySelectorAll('[data-card="QS"] path').length;
    const usual = queen();
    const script = game.ownerDocument.createElement('script');
    script.type = 'module';
    script.src = '/dist/decks/classic.js';
    game.ownerDocument.head.append(script);
    await new Promise((resolve) => script.addEventListener('load', resolve));
    await game.updateComplete;
    expect(queen()).to.be.greaterThan(usual);
    expect(violations).to.deep.equal([]);
    remove();
  });

  it('fetch no list where nobody asks for winnable games', async () => {
    const { game, remove } = await page("default-src 'none'; script-src 'self'", 'seed="1"');
    const names = game.ownerDocument.defaultView!.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(names.filter((name) => name.includes('catalogue'))).to.deep.equal([]);
    remove();
  });

  it('take the worker from the address that the page gives', async () => {
    const { game, violations, remove } = await page("default-src 'none'; script-src 'self'; worker-src 'self'", 'seed="10" worker-url="/dist/solitaire-game.worker.min.js"');
    expect((await game.analyze()).verdict).to.equal('winnable');
    expect(violations, 'no other was tried').to.deep.equal([]);
    remove();
  });

  it('do without it where that address is wrong', async () => {
    const { game, remove } = await page("default-src 'none'; script-src 'self'; worker-src 'self' blob:", 'seed="10" worker-url="/dist/nothing.js"');
    expect((await game.analyze()).verdict).to.equal('winnable');
    remove();
  });

  it('speak the language of the page from their first paint', async () => {
    const { game, violations, remove } = await page("default-src 'none'; script-src 'self'", 'lang="ru" seed="1"');
    const undo = game.shadowRoot!.querySelector('[data-action="undo"]')!;
    expect(undo.getAttribute('aria-label')).to.equal('Отменить');
    expect(violations).to.deep.equal([]);
    remove();
  });
});
