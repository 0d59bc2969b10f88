// What the tests use of chromium.mjs.
export const FLAGS: string[];
