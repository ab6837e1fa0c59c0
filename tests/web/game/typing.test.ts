import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionsOf, proposals } from '../../../web/src/game/typing.ts';

test('the actions of a tree are listed once, however many paths lead there', () => {
  const tree = { a: { b: 'a-b', c: 'a-c' }, b: { a: 'a-b' }, pass: 'pass' };
  assert.deepEqual(actionsOf(tree), ['a-b', 'a-c', 'pass']);
});

test('what begins like the text is proposed, without regard to capitals and dashes', () => {
  const actions = ['d1-d3', 'd1-f3', 'd3xe4'];
  assert.deepEqual(proposals(actions, 'D1'), ['d1-d3', 'd1-f3']);
  assert.deepEqual(proposals(actions, 'd 3'), ['d3xe4']);
  assert.deepEqual(proposals(actions, '*'), []);
});

test('never more are proposed than can be looked through', () => {
  const many = Array.from({ length: 900 }, (_, i) => `m${i}`);
  assert.equal(proposals(many, '').length, 12);
});
