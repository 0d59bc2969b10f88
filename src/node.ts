/**
 * `solitaire-game` in Node, where a server renders it: as on pages, but with all languages at hand, because a server waits for nothing. Pages never
 * load it (the condition `node` in package.json).
 */
import { SolitaireGame } from './element/solitaire-game.js';
import { putLanguage } from './locales/index.js';
import { ru, ruSayings } from './locales/ru.js';
import { uk, ukSayings } from './locales/uk.js';

putLanguage('ru', { labels: ru, sayings: ruSayings });
putLanguage('uk', { labels: uk, sayings: ukSayings });

export * from './index.js';

// As index.ts does, which a bundler takes for a mere list of exports here.
SolitaireGame.define();
