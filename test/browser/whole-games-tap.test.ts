import { byTap, describeWholeGames } from './whole-games.js';

describeWholeGames('taps of a finger', byTap);
