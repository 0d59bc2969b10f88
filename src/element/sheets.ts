/**
 * Gives a shadow root its style sheets in whichever document it is: sheets belong to the document that made them, and
 * an element that moves to another one (into a frame) loses its own.
 */
import { adoptStyles, type CSSResultOrNative } from 'lit';

const made = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

export function adoptSheets(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const { ownerDocument } = root;
  const areElements = !('adoptedStyleSheets' in root); // before Safari 16.4
  if (areElements) for (const old of (root as ShadowRoot).querySelectorAll('style')) old.remove();
  const page = ownerDocument.defaultView;
  if (ownerDocument === document || !page || areElements) {
    adoptStyles(root, [...styles]);
    return;
  }
  let sheets = made.get(ownerDocument);
  if (!sheets) made.set(ownerDocument, (sheets = new Map<CSSResultOrNative, CSSStyleSheet>()));
  root.adoptedStyleSheets = styles.map((style) => {
    let sheet = sheets.get(style);
    if (!sheet) {
      sheet = new (page as unknown as typeof globalThis).CSSStyleSheet();
      sheet.replaceSync('cssText' in style ? style.cssText : [...style.cssRules].map((rule) => rule.cssText).join('\n'));
      sheets.set(style, sheet);
    }
    return sheet;
  });
}
