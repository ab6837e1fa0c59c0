// When the page is rendered, at once or together with what is on its way; and long work in slices.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { options } from '../../web/node_modules/preact/dist/preact.mjs';
import { afterRender, deferRender, flush, inSlices, nextTask } from '../../web/src/ui/schedule.ts';

let done: string[] = [];

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
});

afterEach(() => {
  flush();
  mock.timers.reset();
  done = [];
});

/** Tells, as Preact does, that something has changed. */
function change(name = 'rendered') {
  options.debounceRendering?.(() => done.push(name));
}

test('what changes is rendered in the next microtask', async () => {
  change();
  assert.deepEqual(done, []);
  await null;
  assert.deepEqual(done, ['rendered']);
});

test('what changes while more is on its way is rendered together with that', async () => {
  change();
  deferRender();
  await null;
  afterRender(() => done.push('after'));
  assert.deepEqual(done, []);
  flush();
  assert.deepEqual(done, ['rendered', 'after']);
  change('later');
  await null;
  assert.deepEqual(done, ['rendered', 'after', 'later']);
});

test('nothing waits long for what does not come', () => {
  deferRender();
  change();
  afterRender(() => done.push('after'));
  mock.timers.tick(50);
  assert.deepEqual(done, ['rendered', 'after']);
});

test('what is asked for while all is rendered is done once it is', () => {
  options.debounceRendering?.(() => {
    afterRender(() => done.push('after'));
    done.push('rendered');
  });
  flush();
  afterRender(() => done.push('at once'));
  assert.deepEqual(done, ['rendered', 'after', 'at once']);
});

test('what takes long is done in tasks of its own, in the order in which it was asked for', async () => {
  mock.timers.reset(); // the tasks are real
  let now = 0;
  mock.method(performance, 'now', () => now);
  const done: string[] = [];
  const job = (name: string, takes: number) => () => {
    done.push(name);
    now += takes;
  };
  inSlices(job('short', 1));
  inSlices(job('long', 20));
  inSlices(job('longer', 30));
  inSlices(job('last', 1));
  assert.deepEqual(done, ['short', 'long']);
  await nextTask();
  assert.deepEqual(done, ['short', 'long', 'longer']);
  await nextTask();
  assert.deepEqual(done, ['short', 'long', 'longer', 'last']);
  await nextTask();
  inSlices(job('later', 1));
  assert.equal(done.at(-1), 'later');
});
