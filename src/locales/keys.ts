/**
 * What the keys of the table do, for a help panel. Owns these texts in all languages; apart from the others, so that a page that
 * shows no help need not load them. What the keys really do is keyboard.ts's.
 */
interface KeyHelp {
  readonly title: string;
  /** Keys and what they do. */
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

const KEYS = ['← → ↑ ↓', 'Home, End', 'Enter, {space}', 'Esc', 'F', 'D', 'U, Ctrl+Z', 'R, Ctrl+Y', 'H', 'A', 'N'];

/** The title, the space bar's name, and what each of `KEYS` does. */
const TEXTS: Readonly<Record<string, readonly [title: string, space: string, ...does: string[]]>> = {
  en: [
    'Keys',
    'Space',
    'go from card to card',
    'first and last place',
    'draw; pick up cards and put them down',
    'put the cards back',
    'card to the foundation',
    'draw from the stock',
    'undo',
    'redo',
    'hint',
    'finish the game',
    'new game',
  ],
  ru: [
    'Клавиши',
    'пробел',
    'переход между картами',
    'первое и последнее место',
    'сдать; взять карты и положить их',
    'вернуть карты на место',
    'карту на основание',
    'сдать из колоды',
    'отменить ход',
    'повторить ход',
    'подсказка',
    'завершить игру',
    'новая игра',
  ],
  uk: [
    'Клавіші',
    'пробіл',
    'перехід між картами',
    'перше й останнє місце',
    'здати; взяти карти й покласти їх',
    'повернути карти на місце',
    'карту на основу',
    'здати з колоди',
    'скасувати хід',
    'повторити хід',
    'підказка',
    'завершити гру',
    'нова гра',
  ],
};

/** By the language of `Words.lang`. */
export function keyHelp(lang: string): KeyHelp {
  const [title, space, ...does] = TEXTS[lang] ?? TEXTS['en']!;
  return { title, keys: KEYS.map((keys, index) => [keys.replace('{space}', space), does[index] ?? '']) };
}
