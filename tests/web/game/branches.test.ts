import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  acceptsTries,
  edited,
  goingWith,
  lineFrom,
  otherLines,
} from '../../../web/src/game/branches.ts';
import { MOST_BRANCHES, readTable } from '../../../web/src/keep/saved-table.ts';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';
import { openTable, savedTable, settled } from './table.ts';

const TWO: SeatPlayer[] = ['person', 'person'];

function gameOf(actions: string, ahead: string[] = [], branches: string[] = []) {
  const list = branches.map((text) => ({ actions: [...text] }));
  const stretches = ahead.map((text) => [...text]);
  return { ...savedTable([...actions], TWO, stretches), ...(list.length && { branches: list }) };
}

const texts = (branches: { actions: string[] }[] = []) =>
  branches.map(({ actions }) => actions.join(''));

test('the newest branches stay', () => {
  const many = Array.from({ length: MOST_BRANCHES }, (_, i) => `a${String.fromCharCode(200 + i)}`);
  const { branches } = goingWith(gameOf('a', ['b'], many), ['a', 'x']);
  assert.deepEqual([branches?.length, texts(branches)[0]], [MOST_BRANCHES, 'ab']);
});

const withLine = (game: ReturnType<typeof gameOf>, actions: string) =>
  edited(game, { add: { actions: [...actions] } });

test('a line that is tried becomes a branch, and continues as one', () => {
  const once = withLine(gameOf('ab'), 'ax');
  assert.deepEqual(once.branches, [{ actions: ['a', 'x'], tried: true }]);
  assert.deepEqual(texts(withLine(once, 'axy').branches), ['axy']);
});

test('what the game or a branch says already is not tried anew', () => {
  const game = gameOf('ab', ['c'], ['axy']);
  for (const line of ['ab', 'abc', 'ax']) assert.equal(withLine(game, line), game);
});

test('if there are too many, branches that were played stay before those that were tried', () => {
  const played = Array.from({ length: MOST_BRANCHES - 1 }, (_, i) => String.fromCharCode(200 + i));
  const full = withLine(withLine(gameOf('a', [], played), 'ax'), 'ay');
  assert.deepEqual(texts(full.branches), [...played, 'ay']);
});

test('a branch is deleted with what it says, and nothing else', () => {
  const game = gameOf('ab', [], ['ax', 'ay']);
  const rest = edited(game, { drop: { actions: [...'axy'] } });
  assert.deepEqual(texts(rest.branches), ['ay']);
  assert.equal(edited(game, { drop: { actions: ['b'] } }), game);
});

test('an end that people agreed on is not lost to what is tried after it', () => {
  const ended = { actions: [...'ax'], ended: 'draw' as const };
  const game = withLine({ ...gameOf('ab'), branches: [ended] }, 'axy');
  assert.deepEqual(game.branches, [ended, { actions: [...'axy'], tried: true }]);
});

test('a line on the analysis board has all other ways of the game beside it', () => {
  const game = withLine(gameOf('ab', ['c'], ['ay']), 'ax');
  const ofLine = (actions: string) => texts(otherLines(gameOf(actions), game));
  assert.deepEqual(ofLine('abc'), ['ay', 'ax']);
  assert.deepEqual(ofLine('ax'), ['abc', 'ay']);
  const ended = { ...game, record: { ...game.record, ended: 'draw' as const } };
  assert.deepEqual(texts(otherLines(gameOf('abc'), ended)), ['ay', 'ax']);
});

test('dice of what was tried don’t come again in the game', () => {
  const game = withLine(gameOf('a'), 'xy');
  assert.equal(lineFrom(game, ['x']), undefined);
  assert.deepEqual(otherLines(gameOf('a'), game), [{ actions: ['x', 'y'] }]);
});

test('only a game that has branches, and is the same, takes in what is tried', () => {
  const game = gameOf('ab');
  const other = gameOf('x').record;
  assert.ok(acceptsTries({ ...game, record: { ...game.record, seed: 's' } }, other));
  assert.equal(acceptsTries({ ...game, serious: true }, other), false);
  assert.equal(acceptsTries(game, { ...other, start: 'set up' }), false);
});

test('damaged branches are left out, and the game is there', () => {
  const table = { ...savedTable(['a'], TWO), branches: [{ actions: ['b'], ended: 'draw' }] };
  const readBranches = (branches: unknown) => {
    const lookup = readTable(JSON.stringify({ ...table, branches }), table.key);
    return lookup.is === 'kept' ? lookup.table.branches : 'damaged';
  };
  assert.deepEqual(readBranches(table.branches), table.branches);
  assert.deepEqual(readBranches([{ actions: ['b'], ended: 'lost', tried: 1 }]), [
    { actions: ['b'] },
  ]);
  assert.deepEqual(readBranches([{ actions: ['b'], tried: true }]), [
    { actions: ['b'], tried: true },
  ]);
  for (const damaged of [7, 'x', {}, [], [null, 7, { actions: [1] }, {}]]) {
    assert.equal(readBranches(damaged), undefined, JSON.stringify(damaged));
  }
});

test('a branch that the rules refuse changes nothing', async () => {
  const { session, saves } = await openTable({ actions: ['a', 'a'] });
  session.keepBranches([{ actions: ['a', 'bad'] }]);
  await settled();
  const before = saves.at(-1);
  session.switchTo(0);
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a', 'a']);
  assert.deepEqual(saves.at(-1), before);
  assert.equal(session.now.problem.value?.kind, 'illegal-action');
});
