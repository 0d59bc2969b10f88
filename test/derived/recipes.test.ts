// What the recipes show as a whole is what the fixtures compile and run.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('the example for React is the fixture', () => {
  const [, example] = /```tsx\n([^]*?)```/.exec(read('docs/embedding/react.md'))!;
  assert.equal(example, read('test/fixtures/react/Game.tsx'));
});
