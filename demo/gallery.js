// The gallery: brings each game into the state that its tag names, by the element's public surface.
import { registerDeck } from '../dist/solitaire-game.min.js';

const games = [...document.querySelectorAll('solitaire-game')];

/** The same moves each time: no ping-pong, a draw now and then. */
function playOn(game, count) {
  let chance = 7;
  for (let made = 0; made < count && game.status === 'playing'; made++) {
    const moves = game.legalMoves();
    if (moves.length === 0) return;
    const useful = moves.filter(({ from, to }) => !from.startsWith('foundation') && !(from.startsWith('tableau') && to.startsWith('tableau') && made % 4));
    const choice = useful.length > 0 ? useful : moves;
    chance = (chance * 1103515245 + 12345) % 2147483648;
    game.play(choice[chance % choice.length]);
  }
}

/** A card of the table picked up as by a tap of Enter, in the first column that has a move. */
function pickUp(game) {
  const move = game.legalMoves().find(({ from, to }) => from.startsWith('tableau') && to.startsWith('tableau'));
  const card = move && game.shadowRoot.querySelector(`[data-pile="${move.from}"] > :last-child`);
  card?.focus();
  card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, composed: true }));
  card?.blur();
}

const STATES = {
  async won(game) {
    const { moves = [] } = await game.analyze();
    for (const move of moves) game.play(move);
  },
  stuck(game) {
    for (let seed = 1; seed < 60 && game.status !== 'stuck'; seed++) {
      game.newGame({ seed });
      playOn(game, 150);
    }
  },
  async hint(game) {
    await game.hint(); // from now on the button has an answer at once
    game.shadowRoot.querySelector('[data-action="hint"]').click();
  },
  picked: pickUp,
};

document.getElementById('deck').addEventListener('change', async ({ target }) => {
  const { classic } = target.value === 'classic' ? await import('../dist/decks/classic.js') : {};
  registerDeck(classic ?? null);
});

await customElements.whenDefined('solitaire-game');
for (const game of games) {
  if (game.getAttribute('variant') === 'bridge') continue;
  await game.ready;
  playOn(game, Number(game.dataset.moves ?? 0));
  await STATES[game.dataset.state]?.(game);
}
if (new URLSearchParams(location.search).get('deck') === 'classic') {
  document.getElementById('deck').value = 'classic';
  document.getElementById('deck').dispatchEvent(new Event('change'));
}
document.documentElement.dataset.ready = '';
