import assert from 'node:assert/strict';
import { afterEach, beforeEach, type TestContext, test } from 'node:test';
import { MOST_REQUEST_BYTES } from '../../web/generated/constants.ts';
import { Engine, type EngineError } from '../../web/src/python/engine.ts';
import { BUILD } from '../../web/src/site/build.ts';
import { part } from './part.ts';

type Asked = { id: number; call: string };

/** A worker that answers only what a test tells it to. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  calls: Asked[] = [];
  texts: string[] = [];
  order: { normally?: boolean } = {};
  ended = false;
  /** How many of the next ones give no sign. */
  static lost = 0;
  onmessage = (_: { data: object }) => {};
  onerror = (_: object) => {};

  constructor() {
    super();
    FakeWorker.all.push(this);
    if (FakeWorker.lost > 0) FakeWorker.lost -= 1;
    else queueMicrotask(() => this.tell({ ready: true }));
  }

  postMessage({ build, text, ...order }: { build: string; text?: string }) {
    assert.equal(build, BUILD);
    if (text === undefined) {
      this.order = order;
      return;
    }
    this.texts.push(text);
    this.calls.push(JSON.parse(text));
  }

  tell(data: object) {
    this.onmessage({ data: { build: BUILD, ...data } });
  }

  answer(answer: object) {
    this.tell({ answer: JSON.stringify(answer) });
  }

  terminate() {
    this.ended = true;
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  globalThis.Worker = FakeWorker as unknown as typeof Worker;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

async function started(options?: ConstructorParameters<typeof Engine>[0]) {
  const engine = new Engine(options);
  await engine.start();
  return { engine, worker: FakeWorker.all.at(-1) as FakeWorker };
}

/** Lets mocked time go by, so that timers which set others are as they would be. */
function pass(t: TestContext, ms: number) {
  for (let i = 0; i < ms; i += 100) t.mock.timers.tick(100);
}

/** Which of the workers start normally. */
const normally = () => FakeWorker.all.map(({ order }) => order.normally);

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    ({ kind, reason }: EngineError) => [kind, reason],
  );

test('a call before the start is refused, and a stop ends the start and the calls that wait', async () => {
  const states: string[] = [];
  const engine = new Engine({ onState: (state) => states.push(state) });
  assert.equal((await failure(engine.call('catalog', {})))[0], 'failed');
  const start = failure(engine.start());
  engine.stop();
  assert.deepEqual(await start, ['stopped', 'stopped']);
  await engine.start();
  const call = failure(engine.call('catalog', {}));
  engine.stop();
  assert.deepEqual(await call, ['stopped', 'stopped']);
  await engine.start();
  assert.deepEqual(states, ['loading', 'off', 'loading', 'ready', 'off', 'loading', 'ready']);
});

test('each answer goes to the call that asked', async () => {
  const { engine, worker } = await started();
  const calls = [engine.call('catalog', {}), failure(engine.call('rules', part({})))];
  const [first, second] = worker.calls;
  worker.answer({ id: second.id, error: { kind: 'unknown-game', message: 'none' } });
  worker.answer({ id: first.id, ok: 1 });
  assert.deepEqual(await Promise.all(calls), [1, ['unknown-game', undefined]]);
});

test('a worker begins with what the first one has compiled and unpacked', async () => {
  const { worker } = await started();
  assert.deepEqual(worker.order, { for: 'rules', module: null, memory: null, normally: false });
  const module = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  const memory = new Blob(['memory']);
  worker.tell({ ready: true, restored: true, module, memory });
  const { worker: second } = await started();
  assert.deepEqual(second.order, { for: 'rules', module, memory, normally: false });
});

test('a request that is longer than the rules read is refused at once', async () => {
  const { engine, worker } = await started();
  const text = 'é'.repeat(MOST_REQUEST_BYTES / 2);
  assert.deepEqual(await failure(engine.call('typed', part({ text }))), ['too-large', 'too-long']);
  assert.deepEqual([...worker.calls], []);
  const fits = engine.call('typed', part({ text: 'e'.repeat(MOST_REQUEST_BYTES - 100) }));
  worker.answer({ id: worker.calls[0].id, ok: 1 });
  assert.equal(await fits, 1);
});

test('a request names its id first, so that the rules can name it when they refuse the rest', async () => {
  const { engine, worker } = await started();
  engine.call('typed', part({ text: 'a' })).catch(() => {});
  assert.ok(worker.texts[0].startsWith('{"id":1,'));
  engine.stop();
});

test('an answer without an id fails the first call that waits, and only that', async () => {
  const { engine, worker } = await started();
  const [first, second] = [failure(engine.call('view', part({}))), engine.call('view', part({}))];
  worker.answer({ id: null, error: { kind: 'too-large', message: 'too long' } });
  worker.answer({ id: worker.calls[1].id, ok: 'a view' });
  assert.deepEqual(await first, ['too-large', undefined]);
  assert.equal(await second, 'a view');
});

test('a call that is never answered fails at its limit, and the engine can start again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, worker } = await started({ callLimit: 1000 });
  const call = failure(engine.call('view', part({})));
  pass(t, 900);
  assert.equal(engine.state, 'ready');
  pass(t, 100);
  assert.deepEqual(await call, ['failed', 'silent']);
  assert.equal(engine.state, 'failed');
  assert.ok(worker.ended);
  await engine.start();
  assert.equal(engine.state, 'ready');
});

test('a worker that gives no sign while it starts is replaced once', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  FakeWorker.lost = 1;
  const engine = new Engine({ limit: 2000 });
  const start = engine.start();
  pass(t, 900);
  assert.equal(FakeWorker.all.length, 1);
  pass(t, 100);
  await start;
  assert.deepEqual(
    [engine.state, FakeWorker.all.map(({ ended }) => ended)],
    ['ready', [true, false]],
  );
  assert.deepEqual(normally(), [false, true], 'a snapshot may have been the reason');
  FakeWorker.lost = 2;
  const again = failure(engine.start());
  pass(t, 2900);
  assert.equal(engine.state, 'loading');
  pass(t, 100);
  assert.deepEqual(await again, ['timeout', 'timeout']);
  assert.deepEqual(normally(), [false, true, true, true]);
});

test('Python that fails to start gets a second worker, but no third', async () => {
  FakeWorker.lost = 2;
  const engine = new Engine();
  const start = failure(engine.start());
  const failed = { failed: { reason: 'python', detail: 'Out of bounds memory access' } };
  FakeWorker.all[0].tell(failed);
  assert.deepEqual(
    FakeWorker.all.map(({ ended }) => ended),
    [true, false],
  );
  assert.equal(engine.state, 'loading');
  FakeWorker.all[1].tell(failed);
  assert.deepEqual(await start, ['python', 'python']);
  assert.equal(FakeWorker.all.length, 2);
});

test('an answer that can’t be read ends the worker', async () => {
  const { engine, worker } = await started();
  const call = failure(engine.call('view', part({})));
  worker.dispatchEvent(new Event('messageerror'));
  assert.deepEqual(await call, ['failed', 'unreadable']);
  assert.ok(worker.ended);
});

const FATAL = { reason: 'crashed', detail: 'memory access out of bounds' };
/** The ways in which the page hears of a fatal error: the worker says so, or the browser does. */
const DEATHS = {
  'in a call': (worker: FakeWorker) => worker.tell({ failed: FATAL }),
  'between calls': (worker: FakeWorker) =>
    worker.onerror({ message: FATAL.detail, preventDefault: () => {} }),
};

for (const [when, die] of Object.entries(DEATHS)) {
  test(`a fatal error of Python ${when} fails all that waits, and nothing more is heard of it`, async () => {
    const { engine, worker } = await started();
    const calls = [1, 2].map(() => failure(engine.call('view', part({}))));
    die(worker);
    assert.deepEqual(await Promise.all(calls), [
      ['failed', 'crashed'],
      ['failed', 'crashed'],
    ]);
    assert.deepEqual([engine.state, worker.ended], ['failed', true]);
    await engine.start();
    const answer = engine.call('view', part({}));
    worker.answer({ id: 3, ok: 'of the worker that died' });
    for (const each of Object.values(DEATHS)) each(worker);
    const fresh = FakeWorker.all[1];
    assert.equal(fresh.order.normally, true, 'a snapshot may have been the reason');
    fresh.answer({ id: fresh.calls[0].id, ok: 'of the fresh one' });
    assert.equal(await answer, 'of the fresh one');
    assert.equal(engine.state, 'ready');
  });
}

test('each call has its own time, from the answer before it on', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, worker } = await started({ callLimit: 1000 });
  const calls = [engine.call('view', part({})), engine.call('view', part({}))];
  pass(t, 900);
  worker.answer({ id: worker.calls[0].id, ok: 1 });
  pass(t, 900);
  assert.equal(engine.state, 'ready');
  worker.answer({ id: worker.calls[1].id, ok: 2 });
  assert.deepEqual(await Promise.all(calls), [1, 2]);
  pass(t, 5000);
  assert.equal(engine.state, 'ready');
});

test('a device that slept takes one step of the time, not all of it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, worker } = await started({ callLimit: 1000 });
  const call = engine.call('view', part({}));
  t.mock.timers.tick(60_000);
  assert.equal(engine.state, 'ready');
  worker.answer({ id: worker.calls[0].id, ok: 1 });
  assert.equal(await call, 1);
});

for (const name of ['hint', 'evaluate', 'lines', 'weigh'] as const) {
  test(`${name}: a call that thinks has its seconds besides`, async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { engine } = await started({ callLimit: 1000 });
    const call = failure(engine.call(name, part({ seconds: 5 })));
    pass(t, 5400);
    assert.equal(engine.state, 'ready');
    pass(t, 600);
    assert.deepEqual(await call, ['failed', 'silent']);
  });
}

test('a call that asks a level has the time of a level besides', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine } = await started({ callLimit: 1000 });
  const call = failure(engine.call('choose', part({ level: 5 })));
  pass(t, 30_400);
  assert.equal(engine.state, 'ready');
  pass(t, 600);
  assert.deepEqual(await call, ['failed', 'silent']);
});

test('a worker of another build is not believed', async () => {
  const { engine, worker } = await started();
  const calls = failure(engine.call('catalog', {}));
  worker.tell({ build: 'another', answer: JSON.stringify({ id: 1, ok: {} }) });
  assert.deepEqual(await calls, ['failed', 'another-build']);
  assert.equal(worker.ended, true);
});
