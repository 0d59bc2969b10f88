// The demo page: pickers that drive the game by its public surface, and a log of what it says.
import '../dist/solitaire-game.min.js';

const game = document.querySelector('#game');
const $ = (id) => document.getElementById(id);

/** Fields that stand for an attribute of the same name. */
const fields = [...document.querySelectorAll('[data-attribute]')];

// A link to this page may name a game: ?variant=aceless&seed=42&open&lang=uk&theme=night; or hold the record of one: ?record=…
const wishes = new URLSearchParams(location.search);
for (const name of ['variant', 'seed', 'open', ...fields.map(({ id }) => id)]) if (wishes.has(name)) game.setAttribute(name, wishes.get(name));
for (const field of fields) {
  if (field.type === 'checkbox') field.checked = game.hasAttribute(field.id) && game.getAttribute(field.id) !== 'false';
  else field.value = game.getAttribute(field.id) ?? '';
  field.addEventListener('change', () => {
    if (field.type === 'checkbox') game.toggleAttribute(field.id, field.checked);
    else if (field.value) game.setAttribute(field.id, field.value);
    else game.removeAttribute(field.id);
    show();
  });
}
// The language of the link, else the one chosen last, else the reader's.
const spoken = [wishes.get('lang'), localStorage.getItem('demo-lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
$('lang').value = game.lang = spoken.find((tag) => [...$('lang').options].some(({ value }) => value === tag)) ?? 'en';

/** The words of an event that tell most. */
function summary({ type, detail }) {
  if (type === 'error') return detail.message;
  const { move, cards, turnedUp, variant, seed, open, restored, reason, count, elapsed, source } = detail;
  const facts = [];
  if (variant) facts.push(variant, seed === null ? 'own deck' : `seed ${seed}`);
  if (open) facts.push('open');
  if (restored) facts.push('resumed');
  if (cards) facts.push(cards.length > 4 ? `${cards.length} cards` : cards.join(' '));
  if (move) facts.push(`${move.from} → ${move.to}`);
  if (turnedUp?.length) facts.push(`turned up ${turnedUp.join(' ')}`);
  if (reason) facts.push(reason);
  if (count !== undefined) facts.push(`#${count}`);
  if (elapsed !== undefined) facts.push(`${elapsed} s`);
  if (source && source !== 'player') facts.push(source);
  return facts.join(' · ');
}

function log(event) {
  const line = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = event.type;
  line.append(name, ` ${summary(event)}`);
  $('log').prepend(line);
  while ($('log').childElementCount > 200) $('log').lastElementChild.remove();
}

/** The tag that gives the game on the table. */
function snippet() {
  const attributes = [`variant="${game.variant}"`];
  if (game.seed !== null) attributes.push(`seed="${String(game.seed).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  if (game.open) attributes.push('open');
  if ($('lang').value !== 'en') attributes.push(`lang="${$('lang').value}"`);
  for (const { id, type, value, checked } of fields) {
    if (type === 'checkbox' ? checked : value) attributes.push(type === 'checkbox' || value === 'true' ? id : `${id}="${value}"`);
  }
  return `<script type="module" src="solitaire-game.min.js"></script>
<solitaire-game ${attributes.join(' ')}></solitaire-game>`;
}

function show() {
  for (const button of document.querySelectorAll('[data-variant]')) {
    button.setAttribute('aria-pressed', String(button.dataset.variant === game.variant));
    // On a phone the row of games scrolls sideways.
    if (button.dataset.variant === game.variant) button.parentElement.scrollLeft = button.offsetLeft - 60;
  }
  if (document.activeElement !== $('seed')) $('seed').value = game.seed ?? '';
  $('open').checked = game.open;
  $('snippet').textContent = snippet();
}

for (const type of ['deal', 'move', 'undo', 'redo', 'win', 'stuck', 'error']) game.addEventListener(type, log);
game.addEventListener('deal', show);

for (const button of document.querySelectorAll('[data-variant]')) {
  button.addEventListener('click', () => game.newGame({ variant: button.dataset.variant }));
}

$('deal').addEventListener('submit', (event) => {
  event.preventDefault();
  $('seed').blur();
  try {
    game.newGame({ seed: $('seed').value.trim() || undefined });
    $('seed').setCustomValidity('');
  } catch (error) {
    $('seed').setCustomValidity(error.message);
    $('seed').reportValidity();
  }
});
$('seed').addEventListener('input', () => $('seed').setCustomValidity(''));
$('random').addEventListener('click', () => game.newGame());
$('daily').addEventListener('click', () => game.newGame({ seed: 'daily' }));
$('open').addEventListener('change', () => game.newGame({ open: $('open').checked, ...(game.seed !== null && { seed: game.seed }) }));

$('lang').addEventListener('change', () => {
  game.lang = $('lang').value;
  localStorage.setItem('demo-lang', game.lang);
  show();
});

$('copy').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText($('snippet').textContent);
    $('copied').textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren($('snippet'));
    $('copied').textContent = 'Selected: copy it with your keyboard';
  }
  setTimeout(() => ($('copied').textContent = ''), 2500);
});

await customElements.whenDefined('solitaire-game');
await game.ready;
show();
// With moves it is shown, over the game in play; without, it is a deal and is put on the table. What is no record, the game tells by `error`.
if (wishes.has('record')) game.replay(wishes.get('record')).catch(() => {});
