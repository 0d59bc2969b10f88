/**
 * Turns what happens in a game into sounds, where the page or the player wants them. The sounds themselves are loaded with the
 * first one that is heard. Must not know how they are made.
 */
import type { SoundName } from '../sounds/index.js';
import { isOutcome, type Change, type Outcome } from '../session/change.js';
import type { Session } from '../session/session.js';
import { ToldOnce } from '../session/told-once.js';
import { companion } from './companion.js';

const soundsPart = companion(() => import('../sounds/index.js'), 'The part that sounds');

export class SoundFollower {
  readonly #wanted: () => boolean;
  readonly #told: ToldOnce;

  /** `lost` hears, once until they are there again, that the sounds cannot be loaded. */
  constructor(session: Session, wanted: () => boolean, lost: (error: Error) => void) {
    this.#wanted = wanted;
    this.#told = new ToldOnce(lost);
    session.listen((event) => this.#follow(event));
  }

  /** Silent until somebody has touched the page: browsers ask for that, and so do people. */
  play(name: SoundName): void {
    const active = (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive ?? true;
    if (!this.#wanted() || !active) return;
    soundsPart.load().then(
      (sounds) => {
        this.#told.found();
        sounds.play(name);
      },
      (error: unknown) => this.#told.lost(error as Error),
    );
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
