// WordPress's editor as a test sees it: where its blocks are, what the preview shows, and pictures of it.
import { mkdirSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';

/** With SCREENSHOTS=folder, what editor and posts look like is kept there. */
const shots = process.env['SCREENSHOTS'];
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${shots}/${name}.png` });
};

/** The little that is used of what WordPress's editor puts on its page. */
export interface WithEditor {
  wp: {
    blocks: { getBlockType(name: string): unknown };
    data: {
      dispatch(store: 'core/editor'): { editPost(edits: object): void; savePost(): Promise<void>; setDeviceType?(type: string): void };
      dispatch(store: 'core/edit-post'): { openGeneralSidebar(name: string): unknown; __experimentalSetPreviewDeviceType?(type: string): void };
      dispatch(store: 'core/block-editor'): { selectBlock(id: string): void };
      select(store: 'core/editor'): { getPermalink(): string; getCurrentPostId(): number };
      select(store: 'core/block-editor'): { getBlocks(): { name: string; clientId: string; isValid: boolean }[] };
    };
  };
}

/** A machine that is busy gets this long for what takes a second on others. */
export const PATIENCE = 60_000;

/** Asserts again until it holds: an editor shows a change a little later. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; ) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Where the blocks are: the page, or the frame in it; `framed` waits for that one. */
export async function canvasOf(page: Page, selector = 'solitaire-game', { framed = false } = {}): Promise<Frame> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    // The inserter shows a block in a frame of its own.
    for (const frame of page.frames().filter((each) => (each === page.mainFrame() ? !framed : each.name() === 'editor-canvas'))) {
      if (await frame.locator(`.block-editor-block-list__layout ${selector}, .editor-styles-wrapper ${selector}`).first().isVisible().catch(() => false)) return frame;
    }
    await page.waitForTimeout(200);
  }
  await shoot(page, 'no-canvas');
  throw new Error(`No canvas with ${selector}.`);
}

export const tagIn = (frame: Frame): Promise<{ variant: string; disabled: boolean; link: string }> =>
  frame.evaluate(() => {
    const { variant, disabled } = document.querySelector('solitaire-game')!;
    const { wp } = window.top as unknown as { wp: { data: { select(store: string): { getBlocks(): { name: string; attributes: { text: string } }[] } } } };
    const block = wp.data.select('core/block-editor').getBlocks().find(({ name }) => name === 'solitaire-game/game')!;
    return { variant, disabled, link: block.attributes.text };
  });
