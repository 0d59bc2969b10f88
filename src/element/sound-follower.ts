/**
 * Turns what happens in a game into sounds, where the page or the player wants them. The sounds themselves are loaded with the
 * first one that is heard. Must not know how they are made.
 */
import type { SoundName } from '../sounds/index.js';
import { isOutcome, type Change, type Outcome } from '../session/change.js';
import type { Session } from '../session/session.js';

export class SoundFollower {
  readonly #wanted: () => boolean;

  constructor(session: Session, wanted: () => boolean) {
    this.#wanted = wanted;
    session.listen((event) => this.#follow(event));
  }

  /** Silent until somebody has touched the page: browsers ask for that, and so do people. */
  play(name: SoundName): void {
    const active = (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive ?? true;
    if (!this.#wanted() || !active) return;
    // Without its file the game is silent, which is nothing to complain of.
    void import('../sounds/index.js').then((sounds) => sounds.play(name)).catch(() => undefined);
  }

  #follow(event: Change | Outcome): void {
    if (isOutcome(event)) {
      if (event.kind === 'won' && !event.restored) this.play('win');
    } else if (event.move) {
      const turns = event.turnedUp.length > 0 || event.move.from === 'stock';
      this.play(turns ? 'turn' : 'move');
    }
  }
}
