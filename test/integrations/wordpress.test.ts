// The WordPress plugin without a WordPress: its files agree with each other and with the element, its texts are there in three
// languages, and its PHP is PHP (where there is one to ask). What it does is seen in a real WordPress, where there is one (integrations/wordpress/test).
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeMo, parsePo } from '../../scripts/lib/gettext.mjs';
import { readFields, TAKES } from '../../src/embed/fields.js';
import { variants } from '../../src/engine/index.js';
import { en } from '../../src/locales/en.js';
import { ru } from '../../src/locales/ru.js';
import { uk } from '../../src/locales/uk.js';

const ROOT = new URL('../../', import.meta.url);
const PLUGIN = new URL('integrations/wordpress/solitaire-game/', ROOT);
const read = (name: string, base = PLUGIN): string => readFileSync(new URL(name, base), 'utf8');
const json = (name: string, base = PLUGIN): unknown => JSON.parse(read(name, base));

interface Field {
  values?: string[];
  boolean?: true;
  pattern?: string;
  most?: number;
}
interface Block {
  apiVersion: number;
  name: string;
  version: string;
  title: string;
  description: string;
  keywords: string[];
  textdomain: string;
  editorScript: string;
  attributes: Record<string, { type: string; enum?: string[]; default?: unknown }>;
}
interface Manifest {
  modules: { declarations?: { tagName?: string; attributes?: { name: string; type: { text: string } }[] }[] }[];
}

const fields = json('fields.json') as Record<string, Field>;
const block = json('block/block.json') as Block;
const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
const php = files.filter((name) => name.endsWith('.php'));
const sources = new Map(php.map((name) => [name, read(name)]));
const sizes = ['height', 'max-width'];

describe('the plugin’s white list', () => {
  const attributes = new Map(
    (json('custom-elements.json', ROOT) as Manifest).modules
      .flatMap(({ declarations = [] }) => declarations)
      .find(({ tagName }) => tagName === 'solitaire-game')!
      .attributes!.map(({ name, type }) => [name, type.text]),
  );

  it('has attributes of the element, with all values that it takes', () => {
    for (const [name, { values, boolean }] of Object.entries(fields)) {
      if (sizes.includes(name)) continue;
      const type = attributes.get(name);
      assert.ok(type, `the element has ${name}`);
      if (boolean) assert.equal(type, 'boolean', name);
      const words = [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word);
      if (values && words.length > 0) assert.deepEqual(values.filter((value) => value !== 'true').sort(), words.sort(), name);
    }
    assert.deepEqual(fields['variant']!.values, [...variants.keys()]);
  });

  it('takes nothing that a frame would refuse', () => {
    for (const [name, { values = ['true'], pattern }] of Object.entries(fields)) {
      if (pattern) {
        for (const text of ['uk', 'ru-RU', '<b>', '42', 'a\u0000b', 'x'.repeat(101)]) {
          const isTaken = new RegExp(pattern, 'u').test(text);
          if (isTaken) assert.deepEqual(readFields([[name, text]], true).faults, [], `${name} ${text}`);
        }
      } else if (!sizes.includes(name)) {
        for (const value of values) assert.deepEqual(readFields([[name, value]], true).faults, [], `${name} ${value}`);
      }
    }
  });

  it('has all that a frame takes, and so has the page that tells of frames', () => {
    assert.deepEqual(Object.keys(TAKES).sort(), Object.keys(fields).filter((name) => !sizes.includes(name)).sort());
    const [, told] = /Data attributes: ([^]*?)Events on the div/.exec(read('docs/embedding/frame.md', ROOT))!;
    assert.deepEqual([...told!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!).filter((name) => !['light', 'dark', 'src', 'title', 'record'].includes(name)).sort(), Object.keys(TAKES).sort());
  });

  it('keeps out what would load or lead elsewhere', () => {
    for (const name of ['worker-url', 'share-url', 'style', 'onclick']) assert.equal(Object.hasOwn(fields, name), false);
  });
});

describe('the block', () => {
  it('is described as WordPress wants it', () => {
    assert.equal(block.apiVersion, 3);
    assert.match(block.name, /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
    assert.equal(block.textdomain, 'solitaire-game');
    assert.ok(sources.get('includes/scripts.php')!.includes(`'${block.editorScript}'`), 'its script is registered');
    for (const { type } of Object.values(block.attributes)) assert.match(type, /^(string|boolean|number)$/);
  });

  it('has the attributes of the white list, and its link', () => {
    const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    assert.deepEqual(Object.keys(block.attributes).sort(), [...Object.keys(fields).map(camel), 'href', 'text'].sort());
    assert.deepEqual(block.attributes['variant']!.enum, fields['variant']!.values);
  });
});

it('the plugin has the package’s version everywhere', () => {
  const { version } = json('package.json', ROOT) as { version: string };
  const main = sources.get('solitaire-game.php')!;
  assert.equal(/\* Version: +(\S+)/.exec(main)![1], version);
  assert.equal(/const VERSION += '([^']+)'/.exec(main)![1], version);
  assert.equal(/Stable tag: (\S+)/.exec(read('readme.txt'))![1], version);
  assert.equal(block.version, version);
});

describe('the plugin’s PHP', () => {
  it('runs only inside WordPress', () => {
    for (const [name, text] of sources) assert.match(text, /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/, name);
  });

  const isThere = spawnSync('php', ['--version']).status === 0;
  it('is PHP', { skip: isThere ? false : 'there is no php here' }, () => {
    for (const name of php) {
      const { status, stdout } = spawnSync('php', ['-l', fileURLToPath(new URL(name, PLUGIN))], { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    }
  });
});

describe('the plugin’s texts', () => {
  const main = sources.get('solitaire-game.php')!;
  const wanted = new Set([
    ...[...sources.values()].flatMap((text) => [...text.matchAll(/__\( '((?:[^'\\]|\\.)*)', 'solitaire-game' \)/g)].map(([, id]) => `|${id}`)),
    `block title|${block.title}`,
    `block description|${block.description}`,
    ...block.keywords.map((word) => `block keyword|${word}`),
    ...[/Plugin Name: +(.+)/, /Description: +(.+)/].map((pattern) => `|${pattern.exec(main)![1]}`),
  ]);
  const placeholders = (text: string): string[] => (text.match(/%(\d\$)?s/g) ?? []).sort();

  for (const [file, games] of Object.entries({ 'solitaire-game-ru_RU.po': ru.games, 'solitaire-game-uk.po': uk.games })) {
    const entries = parsePo(read(`languages/${file}`)).filter(({ id }) => id !== '');

    it(`are all in ${file}, and no others`, () => {
      assert.deepEqual(entries.map(({ context, id }) => `${context ?? ''}|${id}`).sort(), [...wanted].sort());
      for (const { id, text } of entries) {
        assert.match(text, /\p{Script=Cyrillic}/u, id);
        assert.deepEqual(placeholders(text), placeholders(id), id);
      }
    });

    it(`name the games in ${file} as the element does`, () => {
      for (const [variant, name] of Object.entries(games)) {
        assert.equal(entries.find(({ context, id }) => context === undefined && id === en.games[variant])?.text, name);
      }
    });
  }

  it('can be looked up in what PHP reads', () => {
    const mo = makeMo([
      { context: undefined, id: 'b', text: 'бэ' },
      { context: 'c', id: 'a', text: 'а' },
      { context: undefined, id: 'left', text: '' },
    ]);
    const word = (at: number): number => mo.readUInt32LE(at);
    const at = (table: number, index: number): string => mo.subarray(word(table + index * 8 + 4), word(table + index * 8 + 4) + word(table + index * 8)).toString();
    assert.deepEqual([word(0), word(8)], [0x950412de, 2]);
    assert.deepEqual([0, 1].map((index) => [at(word(12), index), at(word(16), index)]), [['b', 'бэ'], ['c\u0004a', 'а']]);
  });
});
