import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Engine } from '../../web/src/python/engine.ts';
import { MOST_BYTES } from '../../web/src/python/limits.ts';

/** A worker that answers only what a test tells it to. */
class FakeWorker {
  static all = [];
  asked = [];
  texts = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
    queueMicrotask(() => this.tell({ ready: true }));
  }

  postMessage(text) {
    this.texts.push(text);
    this.asked.push(JSON.parse(text));
  }

  tell(data) {
    this.onmessage({ data });
  }

  answer(answer) {
    this.tell({ answer: JSON.stringify(answer) });
  }

  terminate() {
    this.ended = true;
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  globalThis.Worker = FakeWorker;
});

afterEach(() => {
  delete globalThis.Worker;
});

async function started(options) {
  const engine = new Engine(options);
  await engine.start();
  return { engine, worker: FakeWorker.all.at(-1) };
}

/** Lets mocked time go by, so that timers which set others are as they would be. */
function pass(t, ms) {
  for (let i = 0; i < ms; i += 100) t.mock.timers.tick(100);
}

const failure = (promise) =>
  promise.then(
    () => 'fine',
    ({ kind, reason }) => [kind, reason],
  );

test('a request that is longer than the rules read is refused at once', async () => {
  const { engine, worker } = await started();
  const text = 'é'.repeat(MOST_BYTES / 2);
  assert.deepEqual(await failure(engine.call('typed', { text })), ['too-large', 'too-long']);
  assert.deepEqual(worker.asked, []);
  const fits = engine.call('typed', { text: 'e'.repeat(MOST_BYTES - 100) });
  worker.answer({ id: worker.asked[0].id, ok: 1 });
  assert.equal(await fits, 1);
});

test('a request names its id first, so that the rules can name it when they refuse the rest', async () => {
  const { engine, worker } = await started();
  engine.call('typed', { text: 'a' }).catch(() => {});
  assert.ok(worker.texts[0].startsWith('{"id":1,'));
  engine.stop();
});

test('an answer without an id fails the first call that waits, and only that', async () => {
  const { engine, worker } = await started();
  const [first, second] = [failure(engine.call('view', {})), engine.call('view', {})];
  worker.answer({ id: null, error: { kind: 'too-large', message: 'too long' } });
  worker.answer({ id: worker.asked[1].id, ok: 'a view' });
  assert.deepEqual(await first, ['too-large', undefined]);
  assert.equal(await second, 'a view');
});

test('a call that is never answered fails at its limit, and the engine can start again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, worker } = await started({ callLimit: 1000 });
  const call = failure(engine.call('view', {}));
  pass(t, 900);
  assert.equal(engine.state, 'ready');
  pass(t, 100);
  assert.deepEqual(await call, ['failed', 'silent']);
  assert.equal(engine.state, 'failed');
  assert.ok(worker.ended);
  await engine.start();
  assert.equal(engine.state, 'ready');
});

test('each call has its own time, from the answer before it on', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, worker } = await started({ callLimit: 1000 });
  const calls = [engine.call('view', {}), engine.call('view', {})];
  pass(t, 900);
  worker.answer({ id: worker.asked[0].id, ok: 1 });
  pass(t, 900);
  assert.equal(engine.state, 'ready');
  worker.answer({ id: worker.asked[1].id, ok: 2 });
  assert.deepEqual(await Promise.all(calls), [1, 2]);
  pass(t, 5000);
  assert.equal(engine.state, 'ready');
});

test('a device that slept takes one step of the time, not all of it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, worker } = await started({ callLimit: 1000 });
  const call = engine.call('view', {});
  t.mock.timers.tick(60_000);
  assert.equal(engine.state, 'ready');
  worker.answer({ id: worker.asked[0].id, ok: 1 });
  assert.equal(await call, 1);
});

test('a call that thinks has its seconds besides', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine } = await started({ callLimit: 1000 });
  const call = failure(engine.call('hint', { seconds: 5 }));
  pass(t, 5400);
  assert.equal(engine.state, 'ready');
  pass(t, 600);
  assert.deepEqual(await call, ['failed', 'silent']);
});
