/** The error of a part that could not be loaded, and may be had another time: those who show it look for the code. Knows no part. */
export const lost = (message: string, cause: unknown, code = 'load'): Error => Object.assign(new Error(message, { cause }), { code });
