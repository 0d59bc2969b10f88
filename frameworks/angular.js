// Made from custom-elements.json by `npm run docs`.
export * from 'solitaire-game'; // by its name: on a server that is another file

export class SolitaireGameTag {}
