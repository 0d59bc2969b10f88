/**
 * The errors of what could not be loaded, and may be had another time: those who show them look for the code. Here because every room can reach
 * it; the engine itself loads nothing. Must not know any part.
 */
export const lost = (message: string, cause: unknown, code = 'load'): Error => Object.assign(new Error(message, { cause }), { code });

/** Of a part of the program; `what` it is, as the sentence begins. */
export const lostPart = (what: string, cause: unknown): Error => lost(`${what} could not be loaded: its file belongs beside the others.`, cause);
