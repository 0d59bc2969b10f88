// What the tests use of gettext.mjs.
export interface Entry {
  context: string | undefined;
  id: string;
  text: string;
}
export function parsePo(po: string): Entry[];
export function makeMo(entries: readonly Entry[]): Buffer;
