// The service answers requests in turns, hears cancels between two slices, and says what went wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMove, deal, isWon, variantOf, type Position } from '../../src/engine/index.js';
import type { FromService } from '../../src/solver/protocol.js';
import { SolverService } from '../../src/solver/service.js';
import { solve } from '../../src/solver/index.js';

function service(): { readonly service: SolverService; readonly answers: FromService[]; work(slices?: number): number } {
  const answers: FromService[] = [];
  const jobs: (() => void)[] = [];
  let time = 0;
  return {
    service: new SolverService({
      now: () => time++, // every look at the clock takes a millisecond
      later: (job) => void jobs.push(job),
      answer: (message) => void answers.push(message),
      slice: 1,
    }),
    answers,
    work(slices = Infinity) {
      let done = 0;
      for (; done < slices && jobs.length > 0; done++) jobs.shift()!();
      return done;
    },
  };
}

const ask = (id: number, position: Position, maxNodes?: number) =>
  ({ kind: 'solve', request: { id, position, variant: variantOf(position.variant), ...(maxNodes === undefined ? {} : { maxNodes }) } }) as const;

test('a ping is answered', () => {
  const { service: heard, answers } = service();
  heard.hear({ kind: 'ping' });
  assert.deepEqual(answers, [{ kind: 'pong' }]);
});

test('the answer is that of the solver at once, whatever the slices', () => {
  const { service: asked, answers, work } = service();
  const position = deal('klondike', 10);
  asked.hear(ask(1, position));
  work();
  const [answer] = answers;
  assert.ok(answer?.kind === 'solved' && answer.id === 1);
  assert.deepEqual(answer.result, solve(position));
  assert.ok(isWon(answer.result.moves!.reduce(applyMove, position)));
});

test('requests take turns, so that a hard one holds up no easy one', () => {
  const { service: asked, answers, work } = service();
  asked.hear(ask(1, deal('big-piano', 3), 40_000));
  asked.hear(ask(2, deal('klondike', 10)));
  work();
  assert.deepEqual(answers.map((answer) => answer.kind === 'solved' && answer.id), [2, 1]);
});

test('a cancelled request is dropped and never answered', () => {
  const { service: asked, answers, work } = service();
  asked.hear(ask(1, deal('big-piano', 3), 1_000_000));
  assert.equal(work(2), 2);
  asked.hear({ kind: 'cancel', id: 1 });
  asked.hear({ kind: 'cancel', id: 99 });
  assert.ok(work() <= 1, 'nothing is left to do');
  assert.deepEqual(answers, []);
});

test('what goes wrong is said, and others are answered all the same', () => {
  const { service: asked, answers, work } = service();
  asked.hear({ kind: 'solve', request: { id: 7, position: null as unknown as Position, variant: variantOf('klondike') } });
  asked.hear(ask(8, deal('klondike', 10)));
  work();
  assert.ok(answers[0]?.kind === 'failed' && answers[0].id === 7 && answers[0].message.includes('null'));
  assert.ok(answers[1]?.kind === 'solved' && answers[1].id === 8);
});

test('a game that only the page knows is registered first', () => {
  const { service: asked, answers, work } = service();
  const variant = { ...variantOf('klondike'), id: 'known-to-the-page' };
  asked.hear({ kind: 'solve', request: { id: 1, position: { ...deal('klondike', 10), variant: variant.id }, variant } });
  work();
  assert.ok(answers[0]?.kind === 'solved' && answers[0].result.verdict === 'winnable');
});
