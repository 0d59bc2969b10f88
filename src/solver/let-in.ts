/**
 * How a page lets scripts in, as far as its own tags tell. A policy of nonces or of hashes lets in each script by itself, and no worker that
 * a script makes: each attempt would be refused, and reported to the page. Pure; must not know which scripts are ours.
 */
/** What of a `<script>` is looked at. */
export interface ScriptTag {
  readonly src: string;
  readonly type: string;
  readonly nonce?: string;
  readonly integrity: string;
}

/**
 * Whether that is such a page, whose origin is `origin`. It goes by our own tags, and where they cannot be found by all that there are. A hash
 * on a file of one's own is there for a policy, one on a CDN's for safety; and modules come in parts, which no hash lets in.
 */
export function oneByOne(own: readonly ScriptTag[], all: Iterable<ScriptTag>, origin: string): boolean {
  return (
    [...(own.length > 0 ? own : all)].some(({ nonce }) => nonce) ||
    own.some(({ src, type, integrity }) => integrity && type !== 'module' && src.startsWith(`${origin}/`))
  );
}
