import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SessionState } from '../../../web/src/game/state.ts';
import { nextTip, Tips } from '../../../web/src/game/tips.ts';
import type { View } from '../../../web/src/scene/types.ts';

const short = {
  goal: 'Take the last.',
  turn: 'Take one.',
  end: 'None is left.',
  score: 'The last.',
};

const first = {
  card: { id: 'nim', tip: '{Tap} a counter.', short },
  decided: 0,
  touch: false,
  can: { undo: false, hint: true },
  here: [],
};

test('the game’s own tip comes first, if it has one, and only at its first table', () => {
  const tip = { id: 'game nim', goal: 'Take the last.', words: 'Click a counter.' };
  assert.deepEqual(nextTip(first, []), tip);
  assert.equal(nextTip(first, ['game nim']), null);
  const other = { ...first, card: { ...first.card, id: 'go', tip: '{Tap} a crossing.' } };
  assert.equal(nextTip(other, ['game nim'])?.id, 'game go');
  assert.equal(nextTip({ ...first, touch: true }, [])?.words, 'Tap a counter.');
  assert.equal(nextTip({ ...first, card: { ...first.card, tip: '' } }, []), null);
});

test('the others come one at a time, when they are of use', () => {
  const later = { ...first, touch: true, decided: 3, can: { undo: true, hint: true } };
  const past = ['game nim'];
  const order: string[] = [];
  for (let tip = nextTip(later, past); tip; tip = nextTip(later, past)) {
    order.push(tip.id);
    past.push(tip.id);
  }
  assert.deepEqual(order, ['undo', 'hint', 'rules']);
  const cannot = { ...later, can: { undo: false, hint: false } };
  assert.equal(nextTip(cannot, ['game nim'])?.id, 'rules');
  assert.equal(nextTip({ ...later, decided: 0 }, ['game nim']), null);
});

test('where a player is elsewhere and no bot helps, no tip speaks of a hint', () => {
  const memory = { past: () => ['game nim', 'undo', 'rules'], touch: () => false };
  const deps = { card: { ...first.card, levels: [{}] }, tips: memory };
  const view = { moves: [{ player: 0 }, { player: 0 }], tips: [] } as unknown as View;
  for (const elsewhere of [null, {}]) {
    const tip: { value: { id: string } | null } = { value: null };
    const seating = { value: { isPerson: () => true } };
    const state = { deps, seating, canUndo: { value: false }, tip, elsewhere };
    new Tips(state as unknown as SessionState).offer(view);
    assert.equal(tip.value?.id, elsewhere ? undefined : 'hint');
  }
});

test('far into a game, only what the position explains shows, once on a device', () => {
  const late = { ...first, touch: true, decided: 20 };
  assert.equal(nextTip(late, ['game nim']), null);
  const meets = { ...late, here: [{ id: 'ring', words: 'A ring counts twice.' }] };
  const tip = nextTip(meets, ['game nim']);
  assert.deepEqual([tip?.id, tip?.words], ['nim ring', 'A ring counts twice.']);
  assert.equal(nextTip(meets, ['game nim', 'nim ring']), null);
});
