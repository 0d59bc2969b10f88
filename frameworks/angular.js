// Made from custom-elements.json by `npm run docs`.
export * from '../dist/index.js';

export class SolitaireGameTag {}
