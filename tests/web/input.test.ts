import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Taps } from '../../web/src/board/input.ts';

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

/** Taps, one of them pending, and their results. */
function waiting() {
  const taps = new Taps();
  const done: string[] = [];
  taps.isSecond('a', 0, 0, 0);
  taps.wait(() => done.push('a'));
  return { taps, done };
}

test('two taps on one place soon after each other are a double tap', () => {
  const taps = new Taps();
  assert.equal(taps.isSecond('a', 10, 10, 0), false);
  assert.equal(taps.isSecond('a', 14, 12, 200), true);
  assert.equal(taps.isSecond('a', 14, 12, 300), false);
});

test('later, farther away, or on another place they are two taps', () => {
  const taps = new Taps();
  taps.isSecond('a', 10, 10, 0);
  assert.equal(taps.isSecond('a', 10, 10, 400), false);
  assert.equal(taps.isSecond('b', 10, 10, 500), false);
  assert.equal(taps.isSecond('b', 50, 10, 600), false);
});

test('what waits happens at the next tap elsewhere, never at a second one', () => {
  const { taps, done } = waiting();
  taps.isSecond('a', 0, 0, 100);
  assert.deepEqual([...done], []);
  taps.isSecond('b', 0, 0, 900);
  taps.wait(() => done.push('b'));
  taps.isSecond('c', 0, 0, 1000);
  assert.deepEqual(done, ['b']);
});

test('what waits happens as soon as it can’t be the first of two', () => {
  const { done } = waiting();
  mock.timers.tick(279);
  assert.deepEqual(done, []);
  mock.timers.tick(1);
  assert.deepEqual(done, ['a']);
});

test('a tap that waits never happens at a table that was left', () => {
  const { taps, done } = waiting();
  taps.forget();
  mock.timers.tick(1000);
  taps.isSecond('b', 0, 0, 2000);
  assert.deepEqual(done, []);
});
