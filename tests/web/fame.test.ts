import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, write } from '../../web/src/keep/prefs.ts';
import { readTable, type SavedTable } from '../../web/src/keep/saved-table.ts';
import { keepAttempt } from '../../web/src/rooms/daily/kept.ts';
import { occasion } from '../../web/src/rooms/daily/occasion.ts';
import { finishedGame } from '../../web/src/rooms/fame/at-table.ts';
import {
  type Finished,
  finishedGames,
  keepFinished,
  mergeFame,
  resetFame,
  tallyOf,
} from '../../web/src/rooms/fame/kept.ts';
import type { GameRecord, View } from '../../web/src/scene/types.ts';
import { part } from './part.ts';
import './rooms.ts';
import { newTable } from '../../web/src/keep/new-table.ts';

const DAY = 86_400_000;

function finished(key: string, more: Partial<Finished> = {}): Finished {
  const usual: Finished = {
    key,
    game: 'nim',
    at: DAY * 100,
    seats: ['person', 'bot2'],
    names: ['', ''],
    places: [0, 1],
    scores: [7, 5],
    moves: [4, 4],
    kind: 'rated',
    early: false,
    options: {},
  };
  return { ...usual, ...more };
}

const keys = () => finishedGames().map(({ key }) => key);

test('what is damaged is left out, and what is sound stays', () => {
  const bad = [null, 7, {}, finished('x', { places: [0] }), finished('x', { seats: [] })];
  const worse = [finished('x', { at: Number.NaN }), { ...finished('x'), seats: ['robot', 'bot1'] }];
  const unknown = [
    { ...finished('x'), kind: 'won' },
    { ...finished('x'), early: 'yes' },
  ];
  const games = [...bad, ...worse, ...unknown, finished('sound')];
  write('fame', JSON.stringify({ since: 'x', games }));
  assert.deepEqual(keys(), ['sound']);
  for (const text of ['null', '7', '{', '{"games": 3}']) {
    write('fame', text);
    assert.deepEqual(keys(), []);
  }
});

const RECORD: GameRecord = {
  format: 'pygames-record-1',
  game: 'nim',
  options: {},
  players: 2,
  actions: [],
};

/** A table at which the first player, alone against a bot, has played these actions and won. */
function ended(before: string[], played: string[], more: Partial<SavedTable> = {}): SavedTable {
  const start = newTable({ ...RECORD, actions: before }, ['person', 'bot2']);
  const record = { ...RECORD, ...more.record, actions: [...before, ...played] };
  return { ...start, over: true, used: 900, finished: 900, ...more, record };
}

/** The end of a game in which an action of chance begins with a die. */
function end({ record: { actions, ended } }: Pick<SavedTable, 'record'>) {
  const moves = actions.map((text) => ({ player: text.startsWith('d') ? 'chance' : 0, text }));
  const players = [{ score: 3 }, { score: 1 }];
  const over = { winners: [0], places: [0, 1], ended: ended ?? null, over: true };
  return { moves, players, ...over } as unknown as View;
}

const kindOf = (table: SavedTable) => finishedGame(table, end(table), occasion(table))?.kind;
const noted = (table: SavedTable) => finishedGame(table, end(table)) !== null;

test('a game that came finished, or without decisions, is not recorded', () => {
  assert.ok(!noted(ended(['a', 'b'], [])));
  assert.ok(!noted(ended(['a', 'b'], ['d6'])));
  assert.ok(!noted(ended(['d6'], [], { record: { ...RECORD, ended: 'resigned-1' } })));
  assert.ok(noted(ended(['d6'], ['a'], { record: { ...RECORD, ended: 'resigned-1' } })));
});

test('a game that came unfinished, or from a position, was begun elsewhere', () => {
  assert.equal(kindOf(ended(['d6', 'a'], ['b'])), 'elsewhere');
  const position = { ...RECORD, start: '3 1' };
  for (const seats of [['person', 'person'], ['person', 'bot2'], ['person']] as const) {
    const set = {
      record: position,
      seats: [...seats],
      rooms: { dare: { link: 'theirs', by: 'Ann' } },
    };
    assert.equal(kindOf(ended([], ['b'], set)), 'elsewhere', `${seats}`);
  }
});

test('a game by messages counts, whatever came with the first of them', () => {
  const match = part<SavedTable['match'] & object>({ id: 'x' });
  const seats: SavedTable['seats'] = ['person', 'far'];
  assert.equal(kindOf(ended(['a'], ['b'], { match, seats })), 'rated');
});

test('the first try at a challenge is one; without its table, the game came from elsewhere', () => {
  const record = { ...RECORD, seed: 'day-20000', start: '3 1' };
  const table = ended(['a', 'b'], ['c'], { record });
  assert.equal(kindOf(table), 'elsewhere');
  keepAttempt(20_000, 'nim', { table: table.key });
  assert.equal(kindOf(table), 'challenge');
  assert.equal(kindOf({ ...table, practice: true }), 'practice');
  assert.ok(!noted(ended(['a', 'b'], [], { record })));
});

test('what is known of how a game was played is kept with its table', () => {
  const table = { ...ended(['a'], ['b'], { practice: true }), line: '' };
  const lookup = readTable(JSON.stringify(table), table.key);
  assert.deepEqual(lookup, { is: 'kept', table });
  const odd = { ...table, given: -1, practice: 'yes', finished: 'now' };
  const other = readTable(JSON.stringify(odd), table.key);
  // If it is unknown how much was given, everything was.
  assert.equal(other.is === 'kept' && other.table.given, 2);
  assert.ok(other.is === 'kept');
  assert.ok(!('practice' in other.table) && !('finished' in other.table));
});

test('results against bots follow from the hall: one person, and the bots met', () => {
  write('fame', '');
  const games = [
    finished('won'),
    finished('lost', { places: [1, 0] }),
    finished('drawn', { places: [0, 0] }),
    finished('helped', { kind: 'practice' }),
    finished('two', { seats: ['person', 'person', 'bot2'], ...three([0, 1, 2]) }),
    finished('many', { seats: ['bot2', 'person', 'bot3'], ...three([1, 0, 0]) }),
    finished('finer', { seats: ['person', 'bot2.25'] }),
    finished('other', { game: 'chess' }),
  ];
  for (const game of games) keepFinished(game);
  assert.deepEqual(
    [2, 2.25, 3, 4].map((level) => tallyOf('nim', level)),
    [{ won: 2, played: 4 }, { won: 1, played: 1 }, { won: 1, played: 1 }, null],
  );
  resetFame();
  assert.equal(tallyOf('nim', 2), null);
});

function three(places: number[]) {
  return { places, names: ['', '', ''], scores: [1, 1, 1], moves: [1, 1, 1] };
}

test('what was forgotten doesn’t come back with a backup, on either device', () => {
  write('fame', '');
  for (const at of [100, 200]) keepFinished(finished(`at ${at}`, { at }));
  const before = read('fame') ?? '';
  resetFame(150);
  keepFinished(finished('at 200', { at: 200 }));
  const after = read('fame') ?? '';
  mergeFame(before);
  assert.deepEqual(keys(), ['at 200']);
  write('fame', before);
  mergeFame(after);
  assert.deepEqual(keys(), ['at 200']);
});
