/**
 * What the one live region says: each thing once, politely; what is said within one rendering is said together.
 * Must not know what there is to say.
 */
/** A page that plays a whole game in one go is not read out from the beginning. */
const MOST = 4;

export class Announcer {
  /** What the region holds. */
  text = '';
  #next: string[] = [];

  say(text: string): void {
    if (text && this.#next.at(-1) !== text) this.#next.push(text);
  }

  /** Takes over what was said since the last rendering. */
  update(): string {
    const next = this.#next.slice(-MOST).join(' ');
    this.#next = [];
    // The same words again would be no change, and nobody would hear them; a space at the end is not heard.
    if (next) this.text = next === this.text ? `${next}\u00a0` : next;
    return this.text;
  }
}
