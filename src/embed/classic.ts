/** The element as a script of the old kind: it defines the tag and leaves nothing else on the page. */
import { SolitaireGame } from '../element/solitaire-game.js';

SolitaireGame.define();
