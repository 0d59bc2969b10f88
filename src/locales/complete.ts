/**
 * Makes a whole language of the texts that a page supplies: checked against English, which stands in for what is left out. Must not know
 * where they come from.
 */
import { enSayings } from './en-sayings.js';
import { en } from './en.js';
import type { Language } from './index.js';
import type { Labels, LanguageTexts, Sayings } from './shapes.js';

type Tree = Readonly<Record<string, unknown>>;

/** Registered games have names of their own. */
const OPEN: ReadonlySet<string> = new Set(['labels.games']);
const PLACE = /\{(\w+)\}/g;

/** @throws {TypeError} that names the text and its fault. */
export function completeLanguage(lang: string, texts: LanguageTexts, over: Language = { labels: en, sayings: enSayings }): Language {
  const given: unknown = texts;
  if (!isTree(given)) throw fault('a language must be an object with labels and sayings');
  const { labels = {}, sayings = {}, ...rest } = texts;
  for (const key of Object.keys(rest)) throw fault(`${key} is no part of a language: those are labels and sayings`);
  check('labels', labels, en);
  check('sayings', sayings, enSayings);
  // Languages without cases need not say the same twice.
  const same = { ...(labels.ranks && { objects: labels.ranks }), ...(labels.cardName && { cardObject: labels.cardName }) };
  const said: Record<string, unknown> = merged(over.sayings as unknown as Tree, { ...same, ...sayings });
  // Ranks in the sentences of another language would be neither: then the rule is told instead.
  const isMixed = (labels.ranks ?? sayings.objects) !== undefined && !isWhole(sayings.next);
  if (isMixed || !isWhole(said['next'])) delete said['next'];
  return {
    labels: { ...merged(over.labels as unknown as Tree, { ...(labels.cards && { cardObjects: labels.cards }), ...labels }), lang } as unknown as Labels,
    sayings: said as unknown as Sayings,
  };
}

/** The page's own fault, which is there at the next try as well. */
const fault = (text: string): TypeError => Object.assign(new TypeError(text), { code: 'invalid-language' });

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isWhole = (next: unknown): boolean => isTree(next) && Object.keys(enSayings.next!).every((key) => Object.hasOwn(next, key));

function check(path: string, value: unknown, model: unknown): void {
  const fail = (what: string): never => {
    throw fault(`${path} ${what}`);
  };
  if (typeof model === 'string') {
    if (!isText(value)) return fail('must be a text');
    if (/\.(ranks|objects)$/.test(path)) return value.split(' ').length === 13 ? undefined : fail('must be 13 words, ace to king, with a space between each two');
    if (/\.next\.(red|black|any)$/.test(path)) return [1, 13].includes(value.split(' ').length) ? undefined : fail('must be one word, or 13, ace to king, with a space between each two');
    const places = new Set([...model.matchAll(PLACE)].map(([, name]) => name));
    // Names of games and cards have no model of their own.
    for (const [place, name] of value.matchAll(PLACE)) if (!places.has(name)) return fail(`knows no ${place}${places.size > 0 ? `, only {${[...places].join('}, {')}}` : ''}`);
    return;
  }
  if (Array.isArray(model)) {
    const forms = Array.isArray(value) ? (value as unknown[]) : isTree(value) && 'other' in value ? Object.values(value) : [];
    if (forms.length === 0 || !forms.every(isText)) return fail('must be the forms [one, few, many], or by plural category with at least “other”');
    return;
  }
  if (!isTree(value)) return fail('must be an object');
  for (const [key, inner] of Object.entries(value)) {
    const known = isTree(model) && Object.hasOwn(model, key);
    if (!known && !OPEN.has(path)) throw fault(`${path}.${key} is not known`);
    check(`${path}.${key}`, inner, known ? model[key] : '');
  }
}

/** The texts over those that are there. */
function merged(base: Tree, over: Tree): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) whole[key] = isTree(value) && isTree(base[key]) ? merged(base[key], value) : value;
  return whole;
}
