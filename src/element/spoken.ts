/**
 * The words that an element speaks: in the language of the page, and until that has arrived in the one before. Must not know what they say, nor
 * who shows them.
 */
import { languageArrives, wordsFor, type Words } from '../locales/index.js';
import { isServer } from './served.js';

export class Spoken {
  words: Words = wordsFor('');
  readonly #awaited = new WeakSet<Promise<Words>>();
  readonly #heard: (error?: Error) => void;

  /** `heard` is called once for each language that has arrived, or with the error of one that cannot be had. */
  constructor(heard: (error?: Error) => void) {
    this.#heard = heard;
  }

  /** From now on in the language of a tag; what to wait for, if that has just been sent for. */
  speak(tag: string): Promise<void> | null {
    const arriving = isServer ? null : languageArrives(tag); // a server waits for nothing
    if (!arriving) this.words = wordsFor(tag);
    if (!arriving || this.#awaited.has(arriving)) return null;
    this.#awaited.add(arriving);
    return arriving.then(() => this.#heard(), this.#heard);
  }
}
