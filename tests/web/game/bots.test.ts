import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bots } from '../../../web/src/game/bots.ts';
import type { Thinker } from '../../../web/src/python/engine.ts';
import { EngineError } from '../../../web/src/python/engine.ts';
import { part } from '../part.ts';
import { settled } from './table.ts';

const CARD = { ponders: [5] };
const RECORD = { format: '', game: 'tiny', options: {}, players: 2, actions: [] };

/** What workers are told, as far as tests look at it. */
type Args = { seconds?: number; memory?: boolean };

/** A worker that starts and answers on command, and records its questions. */
class Fake {
  state: 'off' | 'loading' | 'ready' | 'failed' = 'off';
  waiting = 0;
  starts = 0;
  calls: [string, Args][] = [];
  stopped = (_: Error) => {};
  answer = async (name: string, args: Args): Promise<unknown> => ({ action: name, ...args });

  async start() {
    this.starts += 1;
    this.state = 'ready';
  }

  stop() {
    this.state = 'off';
    this.stopped(new Error('stopped'));
  }

  async call(name: string, args: Args) {
    this.calls.push([name, args]);
    this.waiting += 1;
    const stopped = new Promise<never>((_, reject) => {
      this.stopped = reject;
    });
    try {
      return await Promise.race([this.answer(name, args), stopped]);
    } finally {
      this.waiting -= 1;
    }
  }

  get names() {
    return this.calls.map(([name]) => name);
  }
}

/** Bots whose workers are these: their own, and helpers. */
function botsOf(...workers: Fake[]) {
  const rest = [...workers];
  return new Bots(CARD, () => part<Thinker>(rest.shift() as Fake), workers.length - 1);
}

/** Bots with this many helpers, started and idle. */
async function gathered(count: number) {
  const [own, ...others] = Array.from({ length: count + 1 }, () => new Fake());
  const bots = botsOf(own, ...others);
  bots.startHelpers();
  await settled();
  return { bots, own, others };
}

const never = () => new Promise<never>(() => {});

test('one worker thinks about a move, and starts no helpers', async () => {
  const workers: Fake[] = [];
  const make = () => {
    workers.push(new Fake());
    return part<Thinker>(workers[workers.length - 1]);
  };
  const bots = new Bots(CARD, make, 3);
  const [own] = workers;
  assert.equal(await bots.choose(RECORD, 3), 'choose');
  assert.deepEqual(own.calls, [['choose', { record: RECORD, level: 3 }]]);
  assert.equal(workers.length, 1);
});

test('a helper that can’t start leaves the others', async () => {
  const own = new Fake();
  const [good, bad, unasked] = [new Fake(), new Fake(), new Fake()];
  bad.start = () => Promise.reject(new Error('no memory'));
  const bots = botsOf(own, good, bad, unasked);
  bots.startHelpers();
  await settled();
  assert.equal(bots.startHelpers(), 2);
  assert.deepEqual([good.starts, unasked.starts], [1, 0]);
});

test('an interruption stops all at once', async () => {
  const { bots, own, others } = await gathered(2);
  for (const engine of [own, ...others]) engine.answer = never;
  const choice = bots.choose(RECORD, 5);
  await settled();
  bots.interrupt();
  await assert.rejects(choice, { message: 'stopped' });
  assert.deepEqual(
    others.map(({ state }) => state),
    ['off', 'off'],
  );
});

test('what a helper that breaks down was asked the bots’ own worker answers', async () => {
  const { bots, own, others } = await gathered(1);
  own.waiting = 1;
  others[0].answer = () => Promise.reject(Object.assign(new Error('broken'), { kind: 'failed' }));
  assert.equal((await bots.ask('evaluate', { record: RECORD })).action, 'evaluate');
  assert.deepEqual([own.names, others[0].names], [['evaluate'], ['evaluate']]);
});

test('a review may have a helper that a game has not', async () => {
  const [own, other] = [new Fake(), new Fake()];
  const rest = [own, other];
  const make = () => part<Thinker>(rest.shift() as Fake);
  const bots = new Bots(CARD, make, 1);
  assert.equal(await bots.choose(RECORD, 5), 'choose');
  assert.equal(other.starts, 0);
  bots.startHelpers();
  await settled();
  assert.equal(bots.startHelpers(), 2);
  assert.equal(await bots.choose(RECORD, 5), 'choose', 'nor after the review');
  assert.deepEqual(other.calls, []);
});

test('questions for one worker go to the least busy one', async () => {
  const { bots, own, others } = await gathered(2);
  assert.equal(bots.startHelpers(), 3);
  await Promise.all([1, 2, 3].map((at) => bots.ask('evaluate', { record: RECORD, at })));
  assert.deepEqual(
    [own, ...others].map(({ calls }) => calls.length),
    [1, 1, 1],
  );
});

test('a worker that failed once starts again when it is asked next', async () => {
  const own = new Fake();
  const bots = botsOf(own);
  await bots.start();
  own.state = 'failed';
  assert.equal(await bots.choose(RECORD, 1), 'choose');
  assert.equal(own.starts, 2);
});

for (const what of ['choose', 'hint', 'evaluate'] as const) {
  test(`${what}: a worker that breaks down starts again, and answers then`, async () => {
    const own = new Fake();
    const bots = botsOf(own);
    const broken = new EngineError('failed', { reason: 'crashed' });
    own.answer = async () => {
      own.answer = async () => ({ action: 'a' });
      own.state = 'failed';
      throw broken;
    };
    const questions = {
      choose: () => bots.choose(RECORD, 1),
      hint: () => bots.hint(RECORD, 1),
      evaluate: () => bots.ask('evaluate', part({ record: RECORD })),
    };
    await questions[what]();
    assert.deepEqual([own.starts, own.names], [2, [what, what]]);
  });
}

test('a worker that breaks down at each try is given up, until it is asked again', async () => {
  const own = new Fake();
  const bots = botsOf(own);
  own.answer = async () => {
    own.state = 'failed';
    throw new EngineError('failed', { reason: 'silent' });
  };
  await assert.rejects(bots.choose(RECORD, 1), { reason: 'silent' });
  assert.equal(own.calls.length, 2);
});

test('a worker that could not start is started again', async () => {
  const own = new Fake();
  const bots = botsOf(own);
  own.start = () => Promise.reject(new Error('no memory'));
  await assert.rejects(bots.choose(RECORD, 1), { message: 'no memory' });
  own.start = Fake.prototype.start;
  assert.equal(await bots.choose(RECORD, 1), 'choose');
});

/** A bot that may ponder while `may` says so, and its worker, which answers on command. */
function ponderer(may = () => true) {
  const own = new Fake();
  const waiting: (() => void)[] = [];
  own.answer = (name) =>
    new Promise((answer) => waiting.push(() => answer({ action: name, playouts: 99 })));
  const bots = new Bots(CARD, () => part<Thinker>(own), 0, may);
  const next = async () => {
    for (const answer of waiting.splice(0)) answer();
    await settled();
  };
  return { bots, own, next };
}

test('a bot ponders in short stretches until it is told to rest', async () => {
  const { bots, own, next } = ponderer();
  void bots.ponder(RECORD, 5);
  await settled();
  assert.deepEqual(own.calls, [
    ['choose', { record: RECORD, level: 5, seconds: 0.05, memory: true }],
  ]);
  await next();
  await next();
  assert.equal(own.calls.length, 3);
  bots.stopPondering();
  await next();
  assert.equal(own.calls.length, 3);
});

test('a question ends a bot’s pondering, and it continues from what it has found', async () => {
  const { bots, own, next } = ponderer();
  void bots.ponder(RECORD, 5);
  await settled();
  const choice = bots.choose(RECORD, 5);
  await next();
  await next();
  assert.equal(await choice, 'choose');
  assert.deepEqual(own.calls.at(-1), ['choose', { record: RECORD, level: 5, memory: true }]);
  assert.equal(own.calls.length, 2);
});

test('a bot ponders only if it may, at a level that gains by it, and while there is more to find', async () => {
  let allowed = false;
  const { bots, own } = ponderer(() => allowed);
  own.answer = async (name) => ({ action: name, playouts: 1 });
  await bots.ponder(RECORD, 5);
  assert.equal(own.calls.length, 0);
  allowed = true;
  await bots.ponder(RECORD, 4);
  assert.equal(own.calls.length, 0);
  await bots.ponder(RECORD, 5);
  assert.equal(own.calls.length, 1);
});

test('a worker that breaks down while it ponders is not reported', async () => {
  const { bots, own } = ponderer();
  own.answer = () => Promise.reject(new Error('broken'));
  await bots.ponder(RECORD, 5);
  assert.equal(own.calls.length, 1);
});

test('what was asked ends at once: the one that stands by answers next', async () => {
  const { bots, own, others } = await gathered(1);
  const [other] = others;
  own.answer = never;
  await bots.start();
  const first = bots.ask('lines', { record: RECORD, seconds: 8, at: 0 });
  await settled();
  assert.equal(own.waiting, 1);
  // Its start takes long.
  own.start = () => {
    own.state = 'loading';
    return never();
  };
  bots.restart();
  assert.equal(own.state, 'loading');
  await assert.rejects(first);
  await bots.ask('lines', { record: RECORD, seconds: 8, at: 1 });
  assert.deepEqual(other.names, ['lines']);
  assert.equal(other.state, 'ready');
});

test('without one that stands by, the next answer waits for the start', async () => {
  const { bots, own } = await gathered(0);
  own.answer = never;
  const first = bots.ask('lines', { record: RECORD, seconds: 8, at: 0 });
  await settled();
  bots.restart();
  await assert.rejects(first);
  own.answer = async () => ({ lines: [] });
  await bots.ask('lines', { record: RECORD, seconds: 8, at: 1 });
  assert.equal(own.starts, 2);
});

test('workers without a question are not stopped', async () => {
  const { bots, own, others } = await gathered(1);
  await bots.start();
  bots.restart();
  assert.deepEqual([own.state, others[0].state], ['ready', 'ready']);
  assert.deepEqual([own.starts, others[0].starts], [1, 1]);
});

test('bots that have ended start no worker again, on any question', async () => {
  const { bots, own, others } = await gathered(1);
  await bots.start();
  own.answer = never;
  const late = bots.ask('lines', { record: RECORD, seconds: 8, at: 0 });
  await settled();
  bots.end();
  await assert.rejects(late);
  const starts = [own.starts, others[0].starts];
  await assert.rejects(bots.ask('weigh', { record: RECORD, at: 0 }), { kind: 'stopped' });
  await assert.rejects(bots.choose(RECORD, 5), { kind: 'stopped' });
  bots.startHelpers();
  bots.interrupt();
  bots.restart();
  await settled();
  assert.deepEqual([own.starts, others[0].starts], starts);
  assert.deepEqual([own.state, others[0].state], ['off', 'off']);
});
