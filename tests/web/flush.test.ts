// When the page is rendered: at once, or together with what is on its way.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { options } from '../../web/node_modules/preact/dist/preact.mjs';
import { flush, putOff, rendered } from '../../web/src/ui/flush.ts';

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
  putOff();
  await null;
  rendered(() => done.push('after'));
  assert.deepEqual(done, []);
  flush();
  assert.deepEqual(done, ['rendered', 'after']);
  change('later');
  await null;
  assert.deepEqual(done, ['rendered', 'after', 'later']);
});

test('nothing waits long for what does not come', () => {
  putOff();
  change();
  rendered(() => done.push('after'));
  mock.timers.tick(50);
  assert.deepEqual(done, ['rendered', 'after']);
});

test('what is asked for while all is rendered is done once it is', () => {
  options.debounceRendering?.(() => {
    rendered(() => done.push('after'));
    done.push('rendered');
  });
  flush();
  rendered(() => done.push('at once'));
  assert.deepEqual(done, ['rendered', 'after', 'at once']);
});
