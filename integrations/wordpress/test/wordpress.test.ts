// The plugin in a real WordPress: installed from its zip, used by an administrator and by an author, given nonsense, and taken
// away again. It needs WordPress, PHP and MariaDB on this machine, which scripts/lib/wordpress-here.mjs looks for.
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createSite } from '../../../src/cli/server.js';
import { formatRecord, Game } from '../../../src/engine/index.js';
import { launch, readyIn } from '../../../test/hosts/visit.js';
import { canvasOf, eventually, PATIENCE, shoot, tagIn, type WithEditor } from './editor.js';
import { openWordPress, PASSWORD, type User, type WordPress } from './site.js';

const DIST = new URL('../../../dist/', import.meta.url);

describe('the plugin in WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  const contexts = new Map<User | 'reader', BrowserContext>();
  /** A server of games elsewhere, as `solitaire-game serve` is. */
  const games = createSite({}, DIST);
  let home = '';

  const open = async (who: User | 'reader', url: string): Promise<Page> => {
    let context = contexts.get(who);
    if (!context) {
      context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
      contexts.set(who, context);
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript('globalThis.__name = (named) => named');
      if (who !== 'reader') {
        const page = await context.newPage();
        await page.goto(`${wordpress.origin}/wp-login.php`);
        await page.fill('#user_login', who);
        await page.fill('#user_pass', PASSWORD);
        await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
        await page.close();
      }
    }
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${url}: ${String(error)}`));
    await page.goto(url.startsWith('http') ? url : `${wordpress.origin}/${url}`);
    return page;
  };
  /** Uncaught errors of all pages. */
  const errors: string[] = [];

  before(async () => {
    await new Promise<void>((resolve) => games.listen(0, '127.0.0.1', resolve));
    home = `http://127.0.0.1:${(games.address() as AddressInfo).port}/`;
    [wordpress, browser] = await Promise.all([openWordPress(), launch()]);
    console.log(`WordPress ${wordpress.version}`);
  });
  after(async () => {
    // Where the start failed, there may be less to end.
    await (browser as Browser | undefined)?.close();
    games.close();
    games.closeAllConnections();
    await (wordpress as WordPress | undefined)?.close();
  });

  /** What a post shows of its games to a reader, once they are ready. */
  const readersView = async (url: string): Promise<{ games: { variant: string; seed: unknown; open: boolean; box: string; attributes: string[] }[]; html: string; scripts: number }> => {
    const page = await open('reader', url);
    await page.waitForLoadState('load');
    const seen = await page.evaluate(async (patience) => {
      const tags = [...document.querySelectorAll('solitaire-game')];
      if (tags.length > 0) {
        const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no game was defined')), patience));
        await Promise.race([customElements.whenDefined('solitaire-game'), late]);
      }
      await Promise.all(tags.map((tag) => tag.ready));
      return {
        games: tags.map((tag) => {
          const { width, height } = tag.getBoundingClientRect();
          return { variant: tag.variant, seed: tag.seed, open: tag.open, box: `${Math.round(width)}x${Math.round(height)}`, attributes: tag.getAttributeNames().sort() };
        }),
        html: document.querySelector('.content')!.innerHTML,
        scripts: document.querySelectorAll('script[src*="plugins/solitaire-game"]').length,
      };
    }, PATIENCE);
    await page.close();
    return seen;
  };
  const paragraph = (html: string): string => `<!-- wp:paragraph -->\n<p>${html}</p>\n<!-- /wp:paragraph -->`;

  // Without the plugin: what docs/embedding/wordpress.md says of that.
  it('is not needed by an author who pastes the address of a game elsewhere', async () => {
    const page = await open('reader', wordpress.publish(`Before\n\n${home}play/klondike/42\n\nAfter`));
    const frame = page.locator('.content iframe');
    assert.equal(await frame.getAttribute('sandbox'), 'allow-scripts');
    assert.equal(await frame.getAttribute('title'), 'Klondike, deal 42');
    const inner = await (await frame.elementHandle()).contentFrame();
    await readyIn(inner!);
    const wanted = await inner!.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
    await page.waitForFunction((height) => document.querySelector<HTMLIFrameElement>('.content iframe')!.height === String(height), wanted);
    assert.equal(await inner!.evaluate(() => document.querySelector('solitaire-game')!.seed), 42);
    await shoot(page, 'post-oembed');
    await page.close();
  });

  it('is missed by an author who writes the tag', () => {
    const kept = wordpress.php('return wp_filter_post_kses(addslashes(\'<solitaire-game variant="klondike">text</solitaire-game>\'));', 'author');
    assert.equal(kept, 'text');
  });

  it('is installed from its zip, and activated, by an administrator', async () => {
    const page = await open('admin', 'wp-admin/plugin-install.php?tab=upload');
    await page.setInputFiles('#pluginzip', wordpress.pluginZip);
    await page.click('#install-plugin-submit');
    await page.click('a[href*="action=activate"]');
    await page.waitForURL(/plugins\.php/);
    assert.equal(await page.locator('tr[data-slug="solitaire-game"].active').count(), 1);
    assert.doesNotMatch(await page.innerText('#wpbody'), /unexpected output|fatal error/i);
    await page.close();
  });

  for (const who of ['admin', 'author'] as const) {
    it(`is a block for the ${who}: chosen, set, seen, published, opened again`, async () => {
      const page = await open(who, 'wp-admin/post-new.php');
      await page.waitForFunction(() => Boolean((window as unknown as WithEditor).wp?.blocks?.getBlockType('solitaire-game/game')));
      await page.evaluate(() => {
        const { wp } = window as unknown as WithEditor;
        wp.data.dispatch('core/editor').editPost({ title: 'Solitaire' });
      });
      await page.click('button.edit-post-header-toolbar__inserter-toggle, .editor-document-tools__inserter-toggle');
      await page.getByRole('searchbox').fill('solitaire');
      await page.click('button.editor-block-list-item-solitaire-game-game');
      const preview = await canvasOf(page);
      await readyIn(preview);
      await eventually(async () => assert.deepEqual(await tagIn(preview), { variant: 'klondike', disabled: true, link: 'Klondike' }));
      await page.evaluate(() => {
        const { wp } = window as unknown as WithEditor;
        wp.data.dispatch('core/block-editor').selectBlock(wp.data.select('core/block-editor').getBlocks().find(({ name }) => name === 'solitaire-game/game')!.clientId);
        return wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
      });
      await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Little Piano' });
      await page.getByLabel('Deal', { exact: true }).fill('Ольга & "Ко" <3');
      await page.getByLabel('Cards face up').check();
      await page.getByRole('button', { name: 'Appearance' }).click();
      await page.getByLabel('Greatest width in pixels').fill('500');
      await page.getByLabel('Height in pixels').fill('480');
      const link = 'Little Piano, deal Ольга & "Ко" <3';
      await eventually(async () => assert.deepEqual(await tagIn(preview), { variant: 'little-piano', disabled: true, link }));
      await shoot(page, `editor-${who}`);
      const url = await page.evaluate(async () => {
        const { wp } = window as unknown as WithEditor;
        wp.data.dispatch('core/editor').editPost({ status: 'publish' });
        await wp.data.dispatch('core/editor').savePost();
        return wp.data.select('core/editor').getPermalink();
      });
      const { games, scripts, html } = await readersView(url);
      assert.deepEqual(games, [{ variant: 'little-piano', seed: 'Ольга & "Ко" <3', open: true, box: '500x480', attributes: ['open', 'seed', 'style', 'variant'] }]);
      assert.equal(scripts, 1);
      assert.match(html, /wp-block-solitaire-game-game/);
      const reader = await open('reader', url);
      await readyIn(reader);
      await shoot(reader, `post-${who}`);
      await reader.close();
      const id = await page.evaluate(() => (window as unknown as WithEditor).wp.data.select('core/editor').getCurrentPostId());
      await page.close();
      const again = await open(who, `wp-admin/post.php?post=${id}&action=edit`);
      await readyIn(await canvasOf(again));
      const valid = await again.evaluate(() => (window as unknown as WithEditor).wp.data.select('core/block-editor').getBlocks().map(({ isValid }) => isValid));
      assert.ok(valid.length > 0 && valid.every(Boolean), 'the block is what the editor expects');
      await again.close();
    });
  }

  it('is a preview on a small screen too, where the editor has a frame', async () => {
    const url = wordpress.php('$id = wp_insert_post(array("post_title" => "x", "post_status" => "publish", "post_content" => \'<!-- wp:solitaire-game/game {"variant":"aceless","seed":"7"} /-->\')); return "wp-admin/post.php?post=$id&action=edit";') as string;
    const page = await open('admin', url);
    await canvasOf(page);
    await page.evaluate(() => {
      const { wp } = window as unknown as WithEditor;
      const { __experimentalSetPreviewDeviceType: set } = wp.data.dispatch('core/edit-post');
      if (set) set('Tablet');
      else wp.data.dispatch('core/editor').setDeviceType?.('Tablet');
    });
    const inner = await canvasOf(page, 'solitaire-game', { framed: true });
    await readyIn(inner);
    assert.equal((await tagIn(inner)).variant, 'aceless');
    await shoot(page, 'editor-tablet');
    // Such a block was written by a program, without the link: the editor takes it all the same.
    const valid = await page.evaluate(() => (window as unknown as WithEditor).wp.data.select('core/block-editor').getBlocks()[0]!.isValid);
    assert.equal(valid, true);
    await page.close();
  });

  it('is a shortcode in classic content', async () => {
    const { games, scripts } = await readersView(
      wordpress.publish('Before\n\n[solitaire-game variant="little-piano" seed="42" open height="600" max-width="400"]\n\nin the line: [solitaire-game] after'),
    );
    assert.deepEqual(games[0], { variant: 'little-piano', seed: 42, open: true, box: '400x600', attributes: ['open', 'seed', 'style', 'variant'] });
    assert.equal(games[1]!.variant, 'klondike');
    assert.equal(scripts, 1, 'loaded once');
  });

  /** What is left of an author's `<script>` is a seed like any other, and written as text. */
  const HOSTILE: Readonly<Record<string, { shortcode: string; attributes: string[]; ofAuthor?: string[] }>> = {
    'quotes and a script': { shortcode: `[solitaire-game seed='"><script>alert(1)</script>' theme='" onload="alert(1)']`, attributes: [], ofAuthor: ['seed'] },
    'a tag in a seed, encoded': { shortcode: `[solitaire-game seed="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"]`, attributes: ['seed'] },
    'handlers and styles': { shortcode: `[solitaire-game onclick="alert(1)" style="position:fixed" worker-url="https://x.example/" share-url="javascript:alert(1)" id="wpadminbar"]`, attributes: [] },
    'huge numbers': { shortcode: '[solitaire-game seed="99999999999999999999" height="99999999" max-width="-5"]', attributes: [] },
    'numbers that are none': { shortcode: '[solitaire-game height="1e3" max-width="600;position:fixed" seed="9007199254740992"]', attributes: [] },
    'an unknown game': { shortcode: '[solitaire-game variant="chess" controls="every"]', attributes: [] },
    'a seed that is too long': { shortcode: `[solitaire-game seed="${'x'.repeat(101)}" lang="${'en-'.repeat(50)}"]`, attributes: [] },
    'words alone': { shortcode: '[solitaire-game open 42 "><b>]', attributes: ['open'] },
    'an address that is none': { shortcode: '[solitaire-game seed="javascript:alert(1)"]', attributes: ['seed'] },
    'the greatest deal': { shortcode: '[solitaire-game seed="9007199254740991"]', attributes: ['seed'] },
  };
  for (const [name, { shortcode, attributes, ofAuthor = attributes }] of Object.entries(HOSTILE)) {
    for (const who of ['admin', 'author'] as const) {
      it(`takes of ${name}, written by an ${who}, what it knows`, async () => {
        const dialogs: string[] = [];
        contexts.get('reader')!.once('dialog', (dialog) => dialogs.push(dialog.message()));
        const { games, html } = await readersView(wordpress.publish(shortcode, who));
        assert.equal(games.length, 1, html);
        assert.deepEqual(games[0]!.attributes, who === 'admin' ? attributes : ofAuthor);
        assert.equal(games[0]!.variant, 'klondike');
        assert.deepEqual(dialogs, []);
        assert.doesNotMatch(html, /did not take/, 'readers hear nothing of it');
      });
    }
  }

  it('tells those who can mend it what was not taken', async () => {
    const page = await open('author', wordpress.publish('[solitaire-game variant="chess" seed="1" <b>x</b>="1"]'));
    await shoot(page, 'note');
    assert.match(await page.innerText('.solitaire-game-note'), /^Solitaire did not take: variant/);
    assert.equal(await page.locator('.solitaire-game-note b').count(), 0);
    await page.close();
  });

  it('lets authors write the tag, and nothing beside it', async () => {
    const { games, html } = await readersView(
      wordpress.publish('<solitaire-game variant="aceless" seed="5" theme="paper" onclick="alert(1)" style="position:fixed" worker-url="https://x.example/x.js"><a href="https://cards.example/">Aceless</a></solitaire-game>'),
    );
    assert.deepEqual(games.map(({ variant, seed, attributes }) => ({ variant, seed, attributes })), [{ variant: 'aceless', seed: 5, attributes: ['seed', 'theme', 'variant'] }]);
    assert.match(html, /<a href="https:\/\/cards\.example\/">Aceless<\/a>/);
  });

  it('mends a tag with empty lines in it, in classic content', async () => {
    const { games, html } = await readersView(wordpress.publish('Before\n\n<solitaire-game variant="aceless"\n\nseed="5">\n\nno script\n\n</solitaire-game>\n\nAfter'));
    assert.deepEqual(games.map(({ variant, seed }) => [variant, seed]), [['aceless', 5]]);
    assert.match(html, /no script *<\/solitaire-game>/);
    assert.match(html, /<p>After<\/p>/);
  });

  it('keeps the tag in a block of HTML, as author', async () => {
    const { games } = await readersView(wordpress.publish('<!-- wp:html -->\n<solitaire-game variant="big-piano" seed="3"></solitaire-game>\n<!-- /wp:html -->'));
    assert.deepEqual(games.map(({ variant, seed }) => [variant, seed]), [['big-piano', 3]]);
  });

  it('keeps the tag in the visual editor of classic posts, as author', async () => {
    const url = wordpress.publish('Before\n\n<solitaire-game variant="aceless" seed="5"></solitaire-game>\n\nAfter');
    const page = await open('author', `wp-admin/post.php?post=${new URL(url).searchParams.get('p')}&action=edit&classic`);
    await page.click('#content-tmce');
    const visual = page.frameLocator('#content_ifr');
    await visual.locator('p', { hasText: 'After' }).click();
    assert.equal(await visual.locator('solitaire-game a').innerText(), 'Aceless, deal 5');
    await page.keyboard.press('End');
    await page.keyboard.type(' all');
    await shoot(page, 'editor-classic');
    await Promise.all([page.waitForURL(/message=/), page.click('#publish')]);
    await page.close();
    const { games, html } = await readersView(url);
    assert.deepEqual(games.map(({ variant, seed }) => [variant, seed]), [['aceless', 5]], html);
    assert.match(html, /After all/);
  });

  it('loads nothing where no game is', async () => {
    const { scripts } = await readersView(wordpress.publish(paragraph('A solitaire-game is mentioned: &lt;solitaire-game&gt;')));
    assert.equal(scripts, 0);
  });

  it('has a setting for the server of games, which takes addresses only', async () => {
    const page = await open('admin', 'wp-admin/options-writing.php');
    for (const [written, kept] of [['javascript:alert(1)', ''], [home.slice(0, -1), home]] as const) {
      await page.goto(`${wordpress.origin}/wp-admin/options-writing.php`); // what comes after a click on "save" has another address
      await page.evaluate((text) => {
        const input = document.querySelector<HTMLInputElement>('#solitaire_game_home')!;
        input.type = 'text'; // as a browser that does not check
        input.value = text;
      }, written);
      await Promise.all([page.waitForURL(/settings-updated/), page.click('#submit')]);
      assert.equal(await page.inputValue('#solitaire_game_home'), kept);
    }
    await page.close();
  });

  it('turns a pasted address of that server into the game itself, for an author, in both kinds of content', async () => {
    const address = `${home}play/little-klondike/${encodeURIComponent('Ольга')}?open=true&theme=%22%3E`;
    for (const content of [
      `Before\n\n${address}\n\nAfter`,
      `<!-- wp:embed {"url":${JSON.stringify(address)}} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure>\n<!-- /wp:embed -->`,
      `${home}embed.html?variant=little-klondike&seed=Ольга&open=true`,
    ]) {
      const { games, html } = await readersView(wordpress.publish(content));
      assert.deepEqual(games.map(({ variant, seed, open: isOpen }) => [variant, seed, isOpen]), [['little-klondike', 'Ольга', true]], html);
    }
  });

  it('leaves an address with the game that somebody shared to its own page, in a frame', async () => {
    const record = formatRecord(Game.deal({ variant: 'big-piano', seed: 7 }).save());
    const { games, html } = await readersView(wordpress.publish(`Before\n\n${home}play/klondike/10?record=${record}\n\nAfter`));
    assert.deepEqual(games, []);
    assert.match(html, new RegExp(`<iframe [^>]*src="${home}embed\\.html\\?[^"]*record=${record.replaceAll('.', '\\.')}[#"]`));
  });

  it('shows a pasted address in the editor', async () => {
    const url = wordpress.php(`$id = wp_insert_post(array("post_title" => "x", "post_status" => "publish", "post_author" => get_user_by("login", "author")->ID, "post_content" => '<!-- wp:embed {"url":"${home}play/aceless/9"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
${home}play/aceless/9
</div></figure><!-- /wp:embed -->')); return "wp-admin/post.php?post=$id&action=edit";`) as string;
    const page = await open('author', url);
    const canvas = await canvasOf(page, '.wp-block-embed iframe');
    const sandbox = await (await canvas.waitForSelector('.wp-block-embed iframe')).contentFrame();
    await readyIn(sandbox!);
    assert.equal(await sandbox!.evaluate(() => document.querySelector('solitaire-game')!.variant), 'aceless');
    await shoot(page, 'editor-embed');
    await page.close();
  });

  it('is a link in the feed', async () => {
    wordpress.publish('[solitaire-game variant="aceless" seed="77"]');
    const feed = await (await fetch(`${wordpress.origin}/?feed=rss2`)).text();
    assert.ok(feed.includes(`<a href="${home}play/aceless/77">Aceless, deal 77</a>`));
    assert.doesNotMatch(feed, /<solitaire-game[^>]*seed="77"/);
  });

  for (const [locale, texts] of Object.entries({ ru_RU: ['Пасьянс', 'Расклад', 'Малое пианино, расклад 1'], uk: ['Пасьянс', 'Розклад', 'Мале піаніно, розклад 1'] })) {
    it(`speaks ${locale}`, async () => {
      wordpress.php(`update_option('WPLANG', '${locale}'); return 1;`);
      try {
        const url = wordpress.php('$id = wp_insert_post(array("post_title" => "x", "post_status" => "publish", "post_content" => \'<!-- wp:solitaire-game/game {"variant":"little-piano","seed":"1"} /-->\')); return $id;') as number;
        const { html } = await readersView(`?p=${url}`);
        assert.ok(html.includes(texts[2]!), html);
        const page = await open('admin', `wp-admin/post.php?post=${url}&action=edit`);
        await readyIn(await canvasOf(page));
        await page.evaluate(() => {
          const { wp } = window as unknown as WithEditor;
          wp.data.dispatch('core/block-editor').selectBlock(wp.data.select('core/block-editor').getBlocks()[0]!.clientId);
          return wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
        });
        await page.getByLabel(texts[1]!, { exact: true }).waitFor();
        assert.equal(await page.innerText('.block-editor-block-card__title'), texts[0]);
        await shoot(page, `editor-${locale}`);
        await page.close();
      } finally {
        wordpress.php("update_option('WPLANG', ''); return 1;");
      }
    });
  }

  it('had no uncaught errors on any page, and PHP nothing to complain of', () => {
    assert.deepEqual(errors, []);
    const log = wordpress.php('$log = WP_DEBUG_LOG; return is_file($log) ? array_values(array_filter(file($log), function ($line) { return false !== strpos($line, "plugins/solitaire-game"); })) : array();');
    assert.deepEqual(log, []);
  });

  it('leaves links that can be read when it is deactivated and deleted', async () => {
    const contents = {
      block: `<!-- wp:solitaire-game/game {"seed":"42"} -->\n<p class="wp-block-solitaire-game-game"><a href="${home}play/klondike/42">Klondike, deal 42</a></p>\n<!-- /wp:solitaire-game/game -->`,
      shortcode: 'Before [solitaire-game variant="little-piano" seed="7"] after, [[solitaire-game]] explained, <a title="[solitaire-game]" href="https://cards.example/">link</a>',
      tag: '<solitaire-game variant="aceless" seed="3"></solitaire-game>',
      filled: '<solitaire-game variant="klondike" seed="O\'Hara \\ 7"></solitaire-game>',
      hostile: `[solitaire-game seed='"><script>alert(1)</script>' variant=chess]`,
    };
    const urls = Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, wordpress.publish(content)]));
    // As it was saved before the plugin was there.
    wordpress.php(`global $wpdb; return $wpdb->update($wpdb->posts, array('post_content' => '${contents.tag}'), array('ID' => ${new URL(urls['tag']!).searchParams.get('p')}));`);
    const html = async (name: keyof typeof contents): Promise<string> => (await readersView(urls[name]!)).html;
    assert.match(await html('block'), /<solitaire-game/);

    const page = await open('admin', 'wp-admin/plugins.php');
    await Promise.all([page.waitForURL(/deactivate=true/), page.click('#deactivate-solitaire-game')]);
    assert.match(await html('block'), /<p class="wp-block-solitaire-game-game"><a href="[^"]+play\/klondike\/42">Klondike, deal 42<\/a><\/p>/);
    assert.match(await readersPlain(urls['filled']!), /<solitaire-game variant="klondike" seed="O'Hara \\ 7"><a href="[^"]+">Klondike, deal O[^<]+Hara[^<]+7<\/a><\/solitaire-game>/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.click('#delete-solitaire-game');
    await page.waitForSelector('tr[data-slug="solitaire-game"].deleted, .plugin-deleted-tr');
    await page.close();

    assert.match(await html('block'), /Klondike, deal 42/);
    const shortcode = await html('shortcode');
    assert.ok(shortcode.includes(`Before <a href="${home}play/little-piano/7">Little Piano, deal 7</a> after`), shortcode);
    assert.ok(shortcode.includes('[[solitaire-game]] explained'), shortcode);
    assert.match(shortcode, /<a title="\[solitaire-game\]"/);
    assert.ok((await readersPlain(urls['tag']!)).includes(`<solitaire-game variant="aceless" seed="3"><a href="${home}play/aceless/3">Aceless, deal 3</a></solitaire-game>`));
    assert.match(await html('hostile'), /^<p><a href="[^"<>]+\/play\/klondike\/[^"<>]*">Klondike, deal [^<]*alert\(1\)<\/a><\/p>\s*$/);
    assert.equal(wordpress.php("return get_option('solitaire_game_home', 'gone');"), 'gone');
  });

  const readersPlain = async (url: string): Promise<string> => (await fetch(url)).text();
});
