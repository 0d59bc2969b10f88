/**
 * Puts elements where the layout says. A strict Content-Security-Policy drops `style` attributes in templates, so the
 * directive writes through the CSSOM. Owns `left`, `top`, `width` and `height` of piles and cards and the table's size
 * variables; `transform` (motion.ts) and `translate` (lift.ts) move a card for a while: taken away, the card is home.
 */
import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { Layout } from './geometry.js';

type Properties = Readonly<Record<string, string>>;

class Css extends Directive {
  private written: Properties = {};

  override render(_properties: Properties): unknown {
    return noChange;
  }

  override update(part: ElementPart, [properties]: [Properties]): unknown {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(properties)) {
      if (this.written[name] !== value) style.setProperty(name, value);
    }
    this.written = properties;
    return noChange;
  }
}

/** Always called with the same set of properties on one element. */
const css = directive(Css);

/** A card or a place inside its pile. */
export const placeAt = (x: number, y: number): unknown => css({ left: `${x}px`, top: `${y}px` });

/** A pile on the table, as large as its cards lie. */
export const spread = (pile: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }): unknown =>
  css({ left: `${pile.x}px`, top: `${pile.y}px`, width: `${pile.width}px`, height: `${pile.height}px` });

/** The table: its height, and the size of a card for the style sheet. */
export const tableSize = ({ height, cardWidth, cardHeight }: Layout): unknown =>
  css({ height: `${height}px`, '--_w': `${cardWidth}px`, '--_h': `${cardHeight}px` });
