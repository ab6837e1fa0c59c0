import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import { BUILD } from '../../web/src/site/build.ts';
import { part } from './part.ts';

// What the build writes and what is drawn: neither is here.
const ELSEWHERE: Record<string, string> = {
  '../site/config.js': 'export const config = { answers: {} };',
  '../ui/problem.tsx': 'export const progress = { value: 0 };',
};

registerHooks({
  resolve: (name, context, next) =>
    name in ELSEWHERE
      ? { url: `data:text/javascript,${ELSEWHERE[name]}`, shortCircuit: true }
      : next(name, context),
});

/** A worker that breaks down at its second call, unless it is the second worker. */
class FakeWorker extends EventTarget {
  static count = 0;
  onmessage = (_: { data: object }) => {};
  onerror = (_: object) => {};
  #count = 0;
  readonly #fragile = ++FakeWorker.count === 1;

  constructor() {
    super();
    queueMicrotask(() => this.onmessage({ data: { build: BUILD, ready: true } }));
  }

  postMessage({ text }: { text?: string }) {
    if (text === undefined) return;
    this.#count += 1;
    if (!this.#fragile) this.#answer(JSON.parse(text).id);
    else if (this.#count === 2)
      queueMicrotask(() => this.onerror({ message: 'full', preventDefault: () => {} }));
  }

  #answer(id: number) {
    const answer = JSON.stringify({ id, ok: 'a view' });
    queueMicrotask(() => this.onmessage({ data: { build: BUILD, answer } }));
  }

  terminate() {}
}

test('all calls that wait when the rules break down are answered by the next worker', async () => {
  globalThis.Worker = FakeWorker as unknown as typeof Worker;
  const { RulesEngine } = await import('../../web/src/app/rules.ts');
  const rules = new RulesEngine();
  rules.start();
  const calls = [1, 2].map(() => rules.call('view', part({})));
  assert.deepEqual(await Promise.all(calls), ['a view', 'a view']);
  assert.equal(FakeWorker.count, 2);
});
