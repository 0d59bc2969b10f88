import { byDrag, describeWholeGames } from './whole-games.js';

describeWholeGames('drags of the mouse', byDrag);
