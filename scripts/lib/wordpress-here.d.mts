// What the tests use of wordpress-here.mjs.
export const SOURCE: string;
