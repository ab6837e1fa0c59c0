import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextTip } from '../../../web/src/game/tips.ts';

const first = {
  card: { id: 'nim', tip: 'Point at a counter.' },
  decided: 0,
  small: false,
  can: { undo: false, hint: true },
};

test('the game’s own tip comes first, and only at its first table', () => {
  assert.deepEqual(nextTip(first, []), { id: 'game nim', words: 'Point at a counter.' });
  assert.equal(nextTip(first, ['game nim']), null);
  const other = { ...first, card: { id: 'go', tip: 'Point at a crossing.' } };
  assert.equal(nextTip(other, ['game nim'])?.id, 'game go');
});

test('a game without a tip has none', () => {
  assert.equal(nextTip({ ...first, card: { id: 'nim', tip: '' } }, []), null);
});

test('the others come one at a time, when they are of use', () => {
  const later = { ...first, small: true, decided: 3, can: { undo: true, hint: true } };
  const seen = ['game nim'];
  const order: string[] = [];
  for (let tip = nextTip(later, seen); tip; tip = nextTip(later, seen)) {
    order.push(tip.id);
    seen.push(tip.id);
  }
  assert.deepEqual(order, ['near', 'undo', 'hint', 'rules']);
  assert.equal(
    nextTip({ ...later, small: false, can: { undo: false, hint: false } }, ['game nim'])?.id,
    'rules',
  );
  assert.equal(nextTip({ ...later, decided: 0, small: false }, ['game nim']), null);
});

test('whoever has come far into a game needs none', () => {
  assert.equal(nextTip({ ...first, small: true, decided: 20 }, []), null);
});
