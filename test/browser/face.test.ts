import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { orderedPack } from '../../src/engine/index.js';
import { cardFace, type FaceForm } from '../../src/table/card-face.js';

const PACK = orderedPack(1, true);

async function drawn(form: FaceForm, cyrillic = false): Promise<SVGSVGElement[]> {
  const pack = await fixture<HTMLElement>(html`<div>${PACK.map((card) => html`<div>${cardFace(card, form, cyrillic)}</div>`)}</div>`);
  return [...pack.querySelectorAll('svg')];
}

describe('card faces', () => {
  for (const [form, cyrillic] of [['full', false], ['large', false], ['strip', false], ['full', true], ['large', true], ['strip', true]] as const) {
    it(`in their ${form} form${cyrillic ? ', with Т К Д В,' : ''} differ from one another and stay on the card`, async () => {
      const faces = await drawn(form, cyrillic);
      expect(new Set(faces.map(({ innerHTML }) => innerHTML)).size).to.equal(52);
      for (const [index, face] of faces.entries()) {
        expect(face.viewBox.baseVal.width).to.equal(100);
        for (const path of face.querySelectorAll('path')) {
          const { x, y, width, height } = path.getBBox();
          expect(width * height, `${PACK[index]}: something is drawn`).to.be.greaterThan(0);
          expect(x).to.be.at.least(1);
          expect(y).to.be.at.least(1);
          expect(x + width).to.be.at.most(99);
          expect(y + height).to.be.at.most(139);
        }
      }
    });
  }

  it('are the same upside down, but for the seven, the aces and the numbers that stand one way up', async () => {
    const faces = await drawn('full');
    for (const [index, face] of faces.entries()) {
      const rank = PACK[index]![0]!;
      if ('A7'.includes(rank)) continue;
      const boxes = [...face.querySelectorAll('path')].map((path) => path.getBBox());
      for (const { x, y, width, height } of boxes) {
        expect(x + width / 2, PACK[index]).to.be.closeTo(50, 0.6);
        expect(y + height / 2, PACK[index]).to.be.closeTo(70, 0.6);
      }
    }
  });

  it('show a court in their large form, and none of it on a strip of a column', async () => {
    const faces = await drawn('large');
    for (const [index, face] of faces.entries()) {
      const bust = face.querySelector('g');
      expect(bust !== null, PACK[index]).to.equal('JQK'.includes(PACK[index]![0]!));
      if (!bust) continue;
      const [{ top, width }, card] = [bust.getBoundingClientRect(), face.getBoundingClientRect()];
      const unit = card.width / 100;
      // columnOffsets in geometry.ts: 0.37 of a card's height.
      expect((top - card.top) / unit).to.be.above(0.37 * 140);
      expect(width / unit).to.be.within(80, 98);
    }
  });

  it('leave the index on the strip that a fan shows', async () => {
    for (const face of [...(await drawn('strip')), ...(await drawn('strip', true))]) {
      for (const path of face.querySelectorAll('path')) {
        const { x, width } = path.getBBox();
        expect(x + width).to.be.at.most(46);
      }
    }
  });

  for (const [form, width] of [['full', 100], ['large', 48]] as const) {
    it(`in their ${form} form leave the whole index on the strip that others leave of them`, async () => {
      for (const cyrillic of [false, true]) {
        for (const seen of [9, 14, 22]) {
          const pack = await fixture<HTMLElement>(html`<div>${PACK.map((card) => html`<div style="width: ${width}px">${cardFace(card, form, cyrillic, seen)}</div>`)}</div>`);
          const faces = [...pack.querySelectorAll('svg')];
          expect(new Set(faces.map(({ innerHTML }) => innerHTML)).size).to.equal(52);
          for (const face of faces) {
            const strip = face.getBoundingClientRect();
            expect(strip.height).to.be.closeTo(seen, 0.01);
            for (const path of face.querySelectorAll('path')) {
              const { left, top, bottom, height } = path.getBoundingClientRect();
              expect(top).to.be.at.least(strip.top);
              expect(left).to.be.at.least(strip.left);
              expect(bottom).to.be.at.most(strip.bottom);
              expect(height, 'as large as fits').to.be.at.least(seen * 0.5);
            }
          }
        }
      }
    });
  }
});
