/** What goes back to a browser: status, headers, contents. Owns which headers each kind of file needs. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A file of the package's dist/ is the answer; who serves it reads it. */
export interface FileReply {
  readonly status: 200;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: string;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** For all: other origins may have it, and a sandboxed frame, whose origin is none, may load modules. */
const FOR_EVERYBODY = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' };

/** In a sandbox, which has no origin, the worker is made from text. Safari before 16.4 has the looks as elements, which are inline styles. */
const policy = (ancestors: string): string =>
  `frame-ancestors ${ancestors}; default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; img-src 'self'; base-uri 'none'; form-action 'none'`;

/** The page for frames: anybody may frame it. No X-Frame-Options, which knows no "anybody". */
export const FRAME_POLICY = policy('*');
/** The page of a game, for people: it is shown by itself. */
export const PAGE_POLICY = policy("'self'");

const HOUR = 'public, max-age=3600';
/** A name with a hash in it means the same for ever. */
const cacheOf = (name: string): string => (/\.[\w-]{8}\.min\.js$/.test(name) ? 'public, max-age=31536000, immutable' : HOUR);

/** The headers of a file of dist/, by its name. */
export function headersOf(name: string): Readonly<Record<string, string>> {
  const headers = { ...FOR_EVERYBODY, 'content-type': TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream', 'cache-control': cacheOf(name) };
  return name === 'embed.html' ? { ...headers, 'content-security-policy': FRAME_POLICY } : headers;
}

export const json = (value: unknown): Reply => ({
  status: 200,
  headers: { ...FOR_EVERYBODY, 'content-type': TYPES['json']!, 'cache-control': HOUR },
  body: JSON.stringify(value),
});

export const page = (body: string): Reply => ({
  status: 200,
  headers: { 'content-type': TYPES['html']!, 'cache-control': HOUR, 'x-content-type-options': 'nosniff', 'content-security-policy': PAGE_POLICY },
  body,
});

export const plain = (status: number, text: string): Reply => ({
  status,
  headers: { 'access-control-allow-origin': '*', 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  body: `${text}\n`,
});
