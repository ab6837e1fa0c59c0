import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completing, follow, nextPicks, pick } from '../../web/src/scene/picks.ts';

const tree = { a: { b: 'a-b', c: { d: 'a-c-d' } }, e: { b: 'e-b' }, pass: 'pass' };

test('a path leads to a tree, to an action, or nowhere', () => {
  assert.deepEqual(follow(tree, ['a', 'c']), { d: 'a-c-d' });
  assert.equal(follow(tree, ['a', 'b']), 'a-b');
  assert.equal(follow(tree, ['a', 'x']), null);
  assert.equal(follow(tree, ['a', 'b', 'c']), null);
  assert.equal(follow(tree, ['constructor']), null);
});

test('what can be picked next', () => {
  assert.deepEqual(nextPicks(tree, []), ['a', 'e', 'pass']);
  assert.deepEqual(nextPicks(tree, ['a']), ['b', 'c']);
  assert.deepEqual(nextPicks(tree, ['a', 'b']), []);
});

test('the picks that complete an action', () => {
  assert.deepEqual(completing(tree, ['a']), [['b', 'a-b']]);
  assert.deepEqual(completing(tree, []), [['pass', 'pass']]);
});

test('a pick continues, completes, steps back, begins again, or is impossible', () => {
  assert.deepEqual(pick(tree, [], 'a'), { path: ['a'] });
  assert.deepEqual(pick(tree, ['a'], 'b'), { path: ['a', 'b'], action: 'a-b' });
  assert.deepEqual(pick(tree, ['a', 'c'], 'c'), { path: ['a'] });
  assert.deepEqual(pick(tree, ['a'], 'e'), { path: ['e'] });
  assert.deepEqual(pick(tree, ['a'], 'pass'), { path: ['pass'], action: 'pass' });
  assert.equal(pick(tree, ['a'], 'x'), null);
  assert.equal(pick(tree, [], 'b'), null);
});
