import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepSteps, stepsDone } from '../../web/src/rooms/lessons/kept.ts';
import { shortName } from '../../web/src/rooms/lessons/names.ts';
import { pathTo } from '../../web/src/scene/picks.ts';
import { readHash } from './routes.ts';

test('a step that is no number is the one to continue from', () => {
  const route = { to: 'lessons', game: 'g', course: 'basics', step: null };
  assert.deepEqual(readHash('#learn=g&course=other&step=last'), route);
  assert.deepEqual(readHash('#learn=g&step=-1'), route);
  assert.deepEqual(readHash('#learn=g&step=999'), route);
});

test('progress in a course is kept, and never goes back', () => {
  assert.equal(stepsDone('g'), 0);
  keepSteps('g', 'basics', 3);
  keepSteps('g', 'basics', 2);
  keepSteps('h', 'basics', 1);
  assert.deepEqual([stepsDone('g'), stepsDone('h')], [3, 1]);
  assert.equal(stepsDone('g', 'fine-print'), 0);
});

test('the picks that lead to an action are found, however deep', () => {
  const tree = { a: { b: 'a-b', c: { d: 'a-c-d' } }, pass: 'pass' };
  assert.deepEqual(pathTo(tree, 'a-c-d'), ['a', 'c', 'd']);
  assert.deepEqual(pathTo(tree, 'pass'), ['pass']);
  assert.equal(pathTo(tree, 'x'), null);
});

test('a place is called by as much of its label as tells it from all others', () => {
  const labels = ['d1, white stack', 'd2, empty', 'row 1, column 2, empty', 'row 1, column 3, red'];
  assert.equal(shortName('d1, white stack', labels), 'd1');
  assert.equal(shortName('row 1, column 2, empty', labels), 'row 1, column 2');
  assert.equal(shortName('dot a1', [...labels, 'dot a1']), 'dot a1');
});
