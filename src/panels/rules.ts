/**
 * The rules of a game in a player's words, made from the variant's data, so that a registered game explains itself too.
 * Pure: data in, sections of sentences out. Owns which rules are told and in which order; the words are the languages'.
 */
import { packSize, type Variant } from '../engine/index.js';
import { fill, type PanelTexts, type RuleKey } from '../locales/panels.js';
import type { Words } from '../locales/index.js';

export interface RuleSection {
  readonly heading: keyof PanelTexts['headings'];
  readonly sentences: readonly string[];
}

export function rulesOf(variant: Variant, open: boolean, words: Words, texts: PanelTexts): RuleSection[] {
  const { columns, build, spaces, draw, redeals, reserve, decks, readyAces, worryingBack } = variant;
  const say = (key: RuleKey, values: Readonly<Record<string, string | number>> = {}): string => fill(texts.rules[key], values);
  const hidden = !open && columns.some((size) => size > 1);
  const hasRuns = columns.length > 1;
  const sections: RuleSection[] = [
    { heading: 'goal', sentences: [say('goal'), say('undoing')] },
    {
      heading: 'columns',
      sentences: [
        say('sizes', { list: columns.join(', ') }),
        ...(hidden ? [say('lastUp')] : open ? [say('allUp')] : []),
        say(build === 'alternate' ? 'buildAlternate' : build === 'suit' ? 'buildSuit' : 'buildAny'),
        ...(hasRuns ? [say('runs')] : []),
        ...(hidden ? [say('turnUp')] : []),
        say(spaces === 'king' ? 'spacesKing' : spaces === 'any' ? 'spacesAny' : 'spacesNone'),
      ],
    },
  ];
  const hasStock = packSize(variant) > columns.reduce((sum, size) => sum + size, 0);
  if (hasStock) {
    const again =
      reserve > 0 ? []
      : redeals === null ? [say('redealAlways')]
      : redeals === 0 ? [say('redealNone')]
      : redeals === 1 ? [say('redealOnce')]
      : [say('redealTimes', { n: redeals })];
    const drawing = draw === 1 ? say('drawOne') : say('drawMany', { cards: words.cardObjects(draw) });
    sections.push({ heading: 'stock', sentences: [drawing, say('wasteTop'), ...again] });
    if (reserve > 0) sections.push({ heading: 'reserve', sentences: [say('reserveLaid', { cards: words.cardObjects(reserve) }), say('reserveRefills')] });
  }
  sections.push({
    heading: 'foundations',
    sentences: [
      say('foundation'),
      ...(decks > 1 ? [say('twoFoundations')] : []),
      ...(readyAces ? [say('acesReady')] : []),
      say(!worryingBack ? 'stayHome' : readyAces ? 'worryingBackNotAce' : 'worryingBack'),
    ],
  });
  return sections;
}
