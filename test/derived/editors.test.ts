// What editors offer with the data that is made for them: VS Code's own language services, and the shape that JetBrains' editors read.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import Ajv from 'ajv';
import css, { type CSSDataV1 } from 'vscode-css-languageservice';
import html, { type HTMLDataV1 } from 'vscode-html-languageservice';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../editors/${name}`, import.meta.url), 'utf8'));

/** What is offered where `|` stands. */
function inHtml(text: string): string[] {
  const service = html.getLanguageService({ useDefaultDataProvider: false, customDataProviders: [html.newHTMLDataProvider('game', read('vscode.html-custom-data.json') as HTMLDataV1)] });
  const document = html.TextDocument.create('file:///a.html', 'html', 1, text.replace('|', ''));
  return service.doComplete(document, document.positionAt(text.indexOf('|')), service.parseHTMLDocument(document)).items.map(({ label }) => label);
}

const schemaOf = (service: string): object => JSON.parse(readFileSync(new URL(`../../node_modules/${service}/docs/customData.schema.json`, import.meta.url), 'utf8')) as object;

describe('data for editors', () => {
  it('for VS Code is as its own schemas say', () => {
    for (const [file, service] of [['vscode.html-custom-data.json', 'vscode-html-languageservice'], ['vscode.css-custom-data.json', 'vscode-css-languageservice']] as const) {
      const valid = new Ajv({ allErrors: true }).compile(schemaOf(service));
      assert.ok(valid(read(file)), JSON.stringify(valid.errors));
      assert.equal(valid({ version: 1.1, tags: [{}], properties: [{}] }), false, 'a thing without a name is refused');
    }
  });

  it('completes the tag, its attributes and their values in HTML', () => {
    assert.ok(inHtml('<|').includes('solitaire-game'));
    assert.deepEqual(
      ['variant', 'seed', 'four-color', 'show-winnable'].filter((name) => !inHtml('<solitaire-game |></solitaire-game>').includes(name)),
      [],
    );
    assert.deepEqual(inHtml('<solitaire-game theme="|">'), ['felt', 'paper', 'night', 'contrast']);
    assert.deepEqual(inHtml('<solitaire-game variant="|">'), ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']);
    assert.deepEqual(inHtml('<solitaire-game lang="|">'), []);
  });

  it('completes custom properties and parts in CSS', () => {
    const service = css.getCSSLanguageService({ useDefaultDataProvider: false, customDataProviders: [css.newCSSDataProvider(read('vscode.css-custom-data.json') as CSSDataV1)] });
    const offered = (text: string): string[] => {
      const document = css.TextDocument.create('file:///a.css', 'css', 1, text.replace('|', ''));
      return service.doComplete(document, document.positionAt(text.indexOf('|')), service.parseStylesheet(document)).items.map(({ label }) => label);
    };
    assert.ok(offered('solitaire-game { --solitaire-f| }').includes('--solitaire-felt'));
    assert.ok(offered('solitaire-game::|').includes('::part(card)'));
  });

  it('by the types for frameworks, completes the games, and takes others', () => {
    const file = fileURLToPath(new URL('completed.ts', import.meta.url));
    const text = `import type { TagAttributes } from '../../frameworks/tag.js';\nexport const tags: TagAttributes[] = [{ variant: 'of-the-page' }, { variant: '|' }];`;
    const service = ts.createLanguageService({
      getCompilationSettings: () => ({ strict: true, module: ts.ModuleKind.NodeNext }),
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot: (name) => {
        const content = name === file ? text.replace('|', '') : ts.sys.readFile(name);
        return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
      },
      getCurrentDirectory: () => dirname(file),
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
      fileExists: (name) => name === file || ts.sys.fileExists(name),
      readFile: (name) => ts.sys.readFile(name),
    });
    const offered = service.getCompletionsAtPosition(file, text.indexOf('|'), {})?.entries.map(({ name }) => name) ?? [];
    assert.deepEqual(['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'].filter((name) => !offered.includes(name)), []);
    assert.deepEqual(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText), []);
  });

  it('tells JetBrains of the same attributes, and of properties and events besides', () => {
    interface Named {
      name: string;
    }
    interface Element extends Named {
      attributes: Named[];
      js: { properties: Named[]; events: Named[] };
    }
    const types = read('web-types.json') as { version: string; contributions: { html: { elements: Element[] } } };
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
    assert.equal(types.version, version);
    const [element] = types.contributions.html.elements;
    const custom = read('vscode.html-custom-data.json') as { tags: { attributes: Named[] }[] };
    const names = (list: Named[]): string[] => list.map(({ name }) => name);
    assert.deepEqual(names(element!.attributes), names(custom.tags[0]!.attributes));
    assert.deepEqual(['fourColor', 'position', 'status'].filter((name) => !names(element!.js.properties).includes(name)), []);
    assert.deepEqual(names(element!.js.events), ['ready', 'deal', 'beforemove', 'move', 'undo', 'redo', 'win', 'stuck', 'error']);
  });
});
