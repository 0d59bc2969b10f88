/** The words that pass between a frame and the page around it, in both directions. Knows neither of the two. */
export const NAMESPACE = 'solitaire-game';
export const VERSION = 1;

export type FromFrame = 'ready' | 'resize' | 'state' | 'deal' | 'move' | 'undo' | 'redo' | 'win' | 'stuck' | 'error';

export interface Message {
  readonly ns: typeof NAMESPACE;
  readonly v: typeof VERSION;
  readonly id?: unknown;
  readonly type: string;
  readonly data?: unknown;
}

/** Whether it has the form of a message of ours; what is in it is still to be checked. */
export function isOurs(message: unknown): message is Message {
  if (typeof message !== 'object' || message === null) return false;
  const { ns, v, type } = message as Partial<Record<keyof Message, unknown>>;
  return ns === NAMESPACE && v === VERSION && typeof type === 'string';
}
