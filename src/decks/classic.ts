/**
 * `solitaire-game/decks/classic.js`: court cards in the traditional English pattern, by Adrian Kennard (CC0), for all games of the page that
 * imports it. Not in the first file: most pages do without.
 */
import { registerDeck } from '../table/deck.js';
import { courts } from './classic-art.js';

/** For a page that wants to change decks: `registerDeck(classic)`, `registerDeck(null)`. */
export const classic = { width: 325, height: 500, colours: { g: '#f2c14e', r: '#d1252f', b: '#34489c', k: '#1b2330' }, courts };

registerDeck(classic);
