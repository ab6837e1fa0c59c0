// What people say of positions: kept with the game, and the same on all devices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edited } from '../../web/src/game/branches.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { LONGEST_SAID, placeOf, readSaid, saying } from '../../web/src/keep/said.ts';
import { readTable, type SavedTable } from '../../web/src/keep/saved-table.ts';
import { merged } from '../../web/src/rooms/library/merged.ts';

const RECORD = { format: 'pygames-record-1', game: 'g', options: {}, players: 2 };

function table(actions: string[], used: number): SavedTable {
  return { ...newTable({ ...RECORD, actions }, ['person', 'person']), key: 'k', used };
}

test('positions are told apart by all that led there', () => {
  const ways = [[], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', 'a']];
  assert.equal(new Set(ways.map(placeOf)).size, ways.length);
  assert.equal(placeOf(['a', 'b']), placeOf(['a', 'b']));
});

test('what is said can be changed and taken back, and nothing is kept of saying nothing', () => {
  const nothing = {};
  assert.equal(saying(nothing, ['a'], ' \n '), nothing);
  const remarks = saying(nothing, ['a'], ' Bold. ');
  assert.deepEqual(remarks, { [placeOf(['a'])]: 'Bold.' });
  assert.deepEqual(saying(remarks, ['a'], ''), { [placeOf(['a'])]: '' });
  assert.equal(saying(nothing, [], 'x'.repeat(3000))[placeOf([])].length, LONGEST_SAID);
});

test('a table keeps it, and leaves out what is no text', () => {
  const saved = edited(table(['a'], 1), { say: 'Bold.', actions: ['a'] });
  const damaged = { ...saved, said: { ...saved.said, x: 7 } };
  const lookup = readTable(JSON.stringify(damaged), 'k');
  assert.deepEqual(lookup.is === 'kept' && lookup.table.said, saved.said);
  assert.deepEqual([readSaid('no'), readSaid([]), readSaid({ x: null })], [{}, {}, {}]);
  assert.equal(edited(saved, { say: '', actions: ['b'] }), saved);
});

test('devices come to the same, in any order: the word given last counts, also if it takes back', () => {
  const one = edited(table(['a'], 1), { say: 'Bold.', actions: ['a'] });
  const two = edited(edited({ ...one, used: 2 }, { say: '', actions: ['a'] }), {
    say: 'New.',
    actions: [],
  });
  const other = edited(table(['a', 'b'], 3), { say: 'Late.', actions: ['a', 'b'] });
  const all = [one, two, other];
  const results = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
  ].map((order) => order.map((at) => all[at]).reduce(merged).said);
  for (const remarks of results) {
    assert.deepEqual(remarks, { ...two.said, ...other.said });
    assert.equal(remarks?.[placeOf(['a'])], '');
  }
});
