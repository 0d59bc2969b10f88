import { byKeys, describeWholeGames } from './whole-games.js';

describeWholeGames('keys alone', byKeys);
