import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bots, spare, type Thinker } from '../../../web/src/game/bots.ts';
import { EngineError } from '../../../web/src/python/engine.ts';
import { part } from '../part.ts';
import { settled } from './table.ts';

const CARD = { levels: [1, 2, 3, 4, 5], shares: [5] };
const RECORD = { format: '', game: 'tiny', options: {}, players: 2, actions: [] };

/** What workers are told, as far as tests look at it. */
type Args = { share?: number[]; answers?: unknown[]; seconds?: number };

/** A worker that starts and answers as it is told, and keeps what it was asked. */
class Fake {
  state: 'off' | 'loading' | 'ready' | 'failed' = 'off';
  waiting = 0;
  starts = 0;
  asked: [string, Args][] = [];
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
    this.asked.push([name, args]);
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
    return this.asked.map(([name]) => name);
  }
}

/** Bots whose workers are these: their own, and helpers. */
function botsOf(...workers: Fake[]) {
  const left = [...workers];
  return new Bots(CARD, () => part<Thinker>(left.shift() as Fake), workers.length - 1);
}

/** Bots with so many helpers, started and idle. */
async function gathered(count: number) {
  const [own, ...others] = Array.from({ length: count + 1 }, () => new Fake());
  const bots = botsOf(own, ...others);
  bots.gather();
  await settled();
  return { bots, own, others };
}

const never = () => new Promise<never>(() => {});

test('a machine with few cores or little memory has no worker to spare', () => {
  assert.equal(spare({ hardwareConcurrency: 2, deviceMemory: 8 }), 0);
  assert.equal(spare({ hardwareConcurrency: 8, deviceMemory: 2 }), 0);
  assert.equal(spare({}), 0);
  assert.equal(spare({ hardwareConcurrency: 4, deviceMemory: 4 }), 1);
  assert.equal(spare({ hardwareConcurrency: 8, deviceMemory: 8 }), 3);
  assert.equal(spare({ hardwareConcurrency: 64, deviceMemory: 8 }), 3);
  assert.equal(spare({ hardwareConcurrency: 8 }), 1, 'a machine that doesn’t say');
});

test('several think about a move, each with a share, and agree', async () => {
  const { bots, own, others } = await gathered(2);
  assert.equal(await bots.choose(RECORD, 5), 'agree');
  assert.deepEqual(own.names, ['choose', 'agree']);
  const shares = [own, ...others].map(({ asked }) => asked[0][1].share);
  assert.deepEqual(shares, [
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  assert.equal(own.asked[1][1].answers?.length, 3);
});

test('a level that gains nothing by it thinks alone, and starts nobody', async () => {
  const made: Fake[] = [];
  const make = () => {
    made.push(new Fake());
    return part<Thinker>(made[made.length - 1]);
  };
  const bots = new Bots(CARD, make, 3);
  const [own] = made;
  assert.equal(await bots.choose(RECORD, 3), 'choose');
  assert.deepEqual(own.asked, [['choose', { record: RECORD, level: 3 }]]);
  assert.equal(made.length, 1);
});

test('the first move waits for no helper to start', async () => {
  const own = new Fake();
  const slow = new Fake();
  slow.start = never;
  const bots = botsOf(own, slow);
  assert.equal(await bots.choose(RECORD, 5), 'choose');
  assert.deepEqual(slow.asked, []);
});

test('a helper that is late or breaks down holds nothing up', async () => {
  const { bots, own, others } = await gathered(2);
  others[0].answer = never;
  others[1].answer = () => Promise.reject(new Error('broken'));
  assert.equal(await bots.choose(RECORD, 5), 'agree');
  assert.equal(own.asked[1][1].answers?.length, 1);
  assert.equal(await bots.choose(RECORD, 5), 'agree');
  assert.equal(others[0].asked.length, 1, 'one that still thinks is not asked again');
});

test('a helper that can’t start leaves the others', async () => {
  const own = new Fake();
  const [good, bad, unasked] = [new Fake(), new Fake(), new Fake()];
  bad.start = () => Promise.reject(new Error('no memory'));
  const bots = botsOf(own, good, bad, unasked);
  bots.gather();
  await settled();
  assert.equal(bots.gather(), 2);
  assert.deepEqual([good.starts, unasked.starts], [1, 0]);
  assert.equal(await bots.choose(RECORD, 5), 'agree');
});

test('a hint is what all agree on', async () => {
  const { bots, own } = await gathered(1);
  await bots.hint(RECORD, 1);
  const [, [name, { answers, seconds }]] = own.asked;
  assert.deepEqual([name, answers?.length, seconds], ['hint', 2, 1]);
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

test('questions for one go to whoever has least to do', async () => {
  const { bots, own, others } = await gathered(2);
  assert.equal(bots.gather(), 3);
  await Promise.all([1, 2, 3].map((at) => bots.ask('evaluate', { record: RECORD, at })));
  assert.deepEqual(
    [own, ...others].map(({ asked }) => asked.length),
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
    const asked = {
      choose: () => bots.choose(RECORD, 1),
      hint: () => bots.hint(RECORD, 1),
      evaluate: () => bots.ask('evaluate', part({ record: RECORD })),
    };
    await asked[what]();
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
  assert.equal(own.asked.length, 2);
});

test('a worker that could not start is started again', async () => {
  const own = new Fake();
  const bots = botsOf(own);
  own.start = () => Promise.reject(new Error('no memory'));
  await assert.rejects(bots.choose(RECORD, 1), { message: 'no memory' });
  own.start = Fake.prototype.start;
  assert.equal(await bots.choose(RECORD, 1), 'choose');
});
