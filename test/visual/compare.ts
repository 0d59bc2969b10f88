// Two pictures, compared in the browser that took one of them: no library is needed for it.
import type { Page } from 'playwright-core';

/** How far apart two pictures are: the share of pixels that differ visibly; 1 where their sizes do. */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return 1;
      // At half the size: machines differ in how they smooth an edge, by less than a pixel.
      const [width, height] = [Math.ceil(a!.width / 2), Math.ceil(a!.height / 2)];
      const [first, second] = [a!, b!].map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      });
      let count = 0;
      for (let at = 0; at < first!.length; at += 4) {
        const most = Math.max(...[0, 1, 2].map((channel) => Math.abs(first![at + channel]! - second![at + channel]!)));
        if (most > 40) count++;
      }
      return count / (width * height);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
