// The host app's page: today's deal from the server, and the leaderboard from the element's events. A win is sent as the record of
// the game; the server plays it again and believes nothing else.
const $ = (id) => document.getElementById(id);
const [game, variant, player, board, said, handIn] = ['game', 'variant', 'player', 'board', 'said', 'hand-in'].map($);

function show({ best, seed }) {
  board.replaceChildren(
    ...best.map(({ player, moves }) => {
      const line = document.createElement('li');
      const count = Object.assign(document.createElement('span'), { className: 'moves', textContent: moves });
      line.append(player, count);
      return line;
    }),
  );
  if (best.length === 0) said.textContent = `Nobody has won deal ${seed} yet.`;
}

async function ask(path, options) {
  const answer = await fetch(path, options);
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.message);
  return json;
}

const tell = (error) => {
  said.textContent = error.message;
};

async function deal() {
  handIn.hidden = true;
  said.textContent = '';
  const today = await ask(`api/results?variant=${variant.value}`);
  if (today.variant !== variant.value) return; // another one was chosen meanwhile
  game.newGame({ variant: today.variant, seed: today.seed, open: false });
  show(today);
}

/** The game that was won, for as long as it has not been handed in. */
let won = null;

async function send() {
  handIn.hidden = false;
  if (player.value.trim() === '') {
    said.textContent = 'Won! Say your name, and hand it in.';
    return player.focus();
  }
  const body = JSON.stringify({ player: player.value, record: won });
  const { best, seed } = await ask('api/results', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  handIn.hidden = true;
  said.textContent = 'Your win counts.';
  show({ best, seed });
}

game.addEventListener('win', () => {
  won = game.record;
  send().catch(tell);
});
handIn.addEventListener('click', () => void send().catch(tell));
variant.addEventListener('change', () => void deal().catch(tell));

await customElements.whenDefined('solitaire-game');
await game.ready;
await deal().catch(tell);
