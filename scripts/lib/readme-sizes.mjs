// What files for pages weigh, as the README says it: whole kilobytes of a thousand bytes, gzipped. Knows the phrases; what stands around them is the author's.
import { readdirSync } from 'node:fs';
import { weightOf } from './bundle-size.mjs';
import { fromRoot } from './paths.mjs';

/** The phrase, with # for the figure, and whose figure it is. */
const PHRASES = [
  ['in one file (# kB gzipped', /^solitaire-game\.classic\.js$/],
  ['the part that plays (# kB)', /^solitaire-game\.play\..*js$/],
  ['the menu (# kB)', /^solitaire-game\.panels\..*js$/],
  ['the solver (# kB)', /^solitaire-game\.worker\..*js$/],
  ['imports them (# kB', /^decks\/classic\.js$/],
];
/** How far a figure may be off: packers of other versions differ by a little. */
const TOLERANCE = 0.8;

const escaped = (text) => text.replace(/[()]/g, '\\$&');

/** The README with the sizes that the build has; throws for a phrase or a file that is not there. */
export function fillSizes(readme) {
  const names = [...readdirSync(fromRoot('dist')), 'decks/classic.js'];
  return PHRASES.reduce((text, [phrase, isFile]) => {
    const [before, after] = phrase.split('#').map(escaped);
    const said = new RegExp(`(?<=${before})\\d+(?=${after})`);
    const file = names.find((name) => isFile.test(name));
    if (!file || !said.test(text)) throw new Error(`README.md should say "${phrase}", and dist/ have the file.`);
    const weight = weightOf(`dist/${file}`).gzipped / 1000;
    return text.replace(said, (figure) => (Math.abs(Number(figure) - weight) < TOLERANCE ? figure : String(Math.round(weight))));
  }, readme);
}
