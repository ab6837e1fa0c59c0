// Other ways that a game went: kept when something else is played, switched to, and deleted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { press } from './hand.ts';
import { at, begin, has, moves, painted, play, reopen } from './tables.ts';

/** Takes back two moves, and plays something else. */
async function branched() {
  await begin('#game=murus-gallicus&seats=person,person');
  await play(['c1-a3', 'e7-e5', 'a1-c3']);
  for (const ply of [2, 1]) {
    await press('button', 'Undo');
    await at(ply);
  }
  await play(['d7-b5'], 1);
}

/** The branches, which are folded away. */
async function branches(words: string) {
  await press('button', '1 branch');
  await has('.branches li', words);
}

test('what was taken back is a branch that can be switched to', async () => {
  await branched();
  await branches('From turn 1: e7-e5 a1-c3');
  await nothingFound();
  await press('button', 'Switch to it: branch 1');
  await at(3);
  assert.deepEqual(moves(), ['c1-a3', 'e7-e5', 'a1-c3']);
  await has('.branches', 'd7-b5');
  await reopen();
  await painted();
  await at(3);
  await branches('From turn 1: d7-b5');
});
