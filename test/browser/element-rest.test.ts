// What becomes of the solver's work when the element leaves the page, and when it comes back. A worker of the test's own stands in for
// the solver's: it passes on what it hears, and answers what the test tells it. One page has one, so this has a file of its own.
import { expect } from '@open-wc/testing';
import { playPart } from '../../src/element/play-part.js';
import { deal, defineVariant, legalMoves, variantOf } from '../../src/engine/index.js';
import type { SolitaireGame } from '../../src/index.js';
import type { FromService, ToService } from '../../src/solver/protocol.js';
import { cleanUp, inside, pause, put, stage, until } from './game.js';

const CHANNEL = 'element-rest-test';
const WORKER = `const channel = new BroadcastChannel('${CHANNEL}');
channel.onmessage = ({ data }) => postMessage(data);
onmessage = ({ data }) => (data.kind === 'ping' ? postMessage({ kind: 'pong' }) : channel.postMessage(data));`;
const OWN = 'element-rest';

describe('out of the page', () => {
  const workerUrl = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
  const channel = new BroadcastChannel(CHANNEL);
  let heard: ToService[] = [];
  const running = (): number[] => {
    const ids = heard.flatMap((message) => (message.kind === 'solve' ? [message.request.id] : []));
    return ids.filter((id) => !heard.some((message) => message.kind === 'cancel' && message.id === id));
  };
  const positionOf = (id: number): unknown => heard.flatMap((message) => (message.kind === 'solve' && message.request.id === id ? [message.request.position] : []))[0];
  const answer = (message: FromService): void => channel.postMessage(message);
  const asks = async (count = 1): Promise<number> => {
    await until(() => running().length === count);
    return running().at(-1)!;
  };

  before(() => {
    defineVariant({ ...variantOf('klondike'), id: OWN });
    channel.onmessage = ({ data }: MessageEvent<ToService>) => void heard.push(data);
  });
  beforeEach(() => (heard = []));
  afterEach(async () => {
    cleanUp();
    await until(() => running().length === 0);
  });
  after(() => channel.close());

  const start = async (attributes: Record<string, string>): Promise<SolitaireGame> => {
    const game = put({ 'worker-url': workerUrl, ...attributes });
    await game.ready;
    return game;
  };

  it('the verdict is not looked for, and again when the element is back', async () => {
    const game = await start({ seed: '10', 'show-winnable': '' });
    const first = await asks();
    const box = game.parentElement!;
    game.remove();
    await until(() => running().length === 0);
    game.play('stock>waste');
    await game.updateComplete;
    await pause(50);
    expect(running(), 'not for a move of the page either').to.deep.equal([]);
    game.undo();
    box.append(game);
    const second = await asks();
    expect(second).to.not.equal(first);
    expect(positionOf(second)).to.deep.equal(game.position);
    answer({ kind: 'solved', id: second, result: { verdict: 'unwinnable', nodes: 1 } });
    await until(() => inside(game, '.verdict.unwinnable') !== null);
    heard = [];
    game.remove();
    await pause();
    box.append(game);
    await until(() => inside(game, '.verdict.unwinnable') !== null);
    expect(heard, 'what is known is not asked again').to.deep.equal([]);
  });

  it('an element that is only moved goes on', async () => {
    const game = await start({ seed: '10', 'show-winnable': '' });
    const id = await asks();
    stage().append(game);
    await pause(50);
    expect(running()).to.deep.equal([id]);
    game.showWinnable = false;
  });

  it('a hint is given by rule of thumb, at once', async () => {
    const game = await start({ seed: '10' });
    const hint = game.hint();
    await asks();
    game.remove();
    expect(game.legalMoves()).to.deep.include(await hint);
    await until(() => running().length === 0);
  });

  it('a deal is not looked for, and again when the element is back', async () => {
    const game = await start({ seed: '10' });
    game.newGame({ variant: OWN, winnable: true });
    await asks();
    const box = game.parentElement!;
    game.remove();
    await until(() => running().length === 0);
    await pause(50);
    expect([game.variant, running().length]).to.deep.equal(['klondike', 0]);
    box.append(game);
    const id = await asks();
    answer({ kind: 'solved', id, result: { verdict: 'winnable', moves: [], nodes: 1 } });
    await until(() => game.variant === OWN);
    expect(game.position).to.deep.equal(positionOf(id));
    heard = [];
  });

  it('nothing goes home by itself, also where that is asked for only then, or the part that plays comes only then', async () => {
    let seed = 0;
    while (!legalMoves(deal('klondike', seed)).some(({ to }) => to.startsWith('foundation'))) seed++;
    const game = await start({ seed: String(seed) });
    const box = game.parentElement!;
    game.remove();
    await pause();
    game.autoplay = 'all';
    await pause(500);
    expect(game.history.length).to.equal(0);
    box.append(game);
    await until(() => game.history.length > 0);

    const { load, here } = playPart;
    const loose = playPart as { here: unknown; load: unknown };
    let arrive!: (part: unknown) => void;
    const coming = new Promise((resolve) => (arrive = resolve));
    Object.assign(loose, { here: null, load: () => coming });
    const late = put({ seed: String(seed), autoplay: 'all' });
    const place = late.parentElement!;
    try {
      await late.updateComplete;
      late.remove();
      await pause();
    } finally {
      Object.assign(loose, { load, here });
      arrive(here);
    }
    await pause(500);
    expect(late.history.length).to.equal(0);
    place.append(late);
    await until(() => late.history.length > 0);
  });

  it('an analysis is what the page asked for, and goes on', async () => {
    const game = await start({ seed: '10' });
    const analysis = game.analyze();
    const id = await asks();
    game.remove();
    await pause(50);
    expect(running()).to.deep.equal([id]);
    answer({ kind: 'solved', id, result: { verdict: 'unwinnable', nodes: 1 } });
    expect((await analysis).verdict).to.equal('unwinnable');
    heard = [];
  });
});
