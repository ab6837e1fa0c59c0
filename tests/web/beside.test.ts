// What goes to another device besides games and exercises, and how it is merged there.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { besides, mergeBesides } from '../../web/src/keep/beside.ts';
import { attemptsOf, rivalsOf } from '../../web/src/keep/daily.ts';
import { finishedGames } from '../../web/src/keep/fame.ts';
import { knownNames } from '../../web/src/keep/names.ts';
import { read, write } from '../../web/src/keep/prefs.ts';
import { seenTips, stepsDone } from '../../web/src/keep/progress.ts';
import { tallyOf } from '../../web/src/keep/results.ts';
import { sounds, theme } from '../../web/src/keep/settings.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

function game(key: string, at: number) {
  const lists = { names: ['', ''], places: [0, 1], scores: [null, null], moves: [3, 3] };
  return { key, game: 'g', at, seats: ['person', 'bot1'], ...lists };
}

function tallies(counted: string[], played: number) {
  return JSON.stringify({ tallies: { 2: { won: 1, played } }, counted });
}

/** What a device has after it took in what another has. */
function merged(here: Record<string, string>, there: Record<string, string>) {
  for (const [name, text] of Object.entries(here)) write(name, text);
  return mergeBesides(there);
}

test('games that were finished on either device are in the hall of fame, each once', () => {
  const fame = (...games: object[]) => JSON.stringify({ since: 0, games });
  merged({ fame: fame(game('a', 1), game('b', 3)) }, { fame: fame(game('a', 1), game('c', 2)) });
  assert.deepEqual(
    finishedGames().map(({ key }) => key),
    ['a', 'c', 'b'],
  );
});

test('results are added up, but not twice', () => {
  const there = { 'results:g': tallies(['x'], 3) };
  merged({ 'results:g': tallies(['y'], 2) }, there);
  assert.deepEqual(tallyOf('g', 2), { won: 2, played: 5 });
  mergeBesides(there);
  assert.deepEqual(tallyOf('g', 2), { won: 2, played: 5 });
});

test('of a lesson the farther step stands, on whichever device it was', () => {
  merged(
    { learned: '{"g basics": 4, "h basics": 1}' },
    { learned: '{"g basics": 2, "h basics": 3, "g fine-print": 1, "g other": 9}' },
  );
  const steps = [stepsDone('g'), stepsDone('h'), stepsDone('g', 'fine-print')];
  assert.deepEqual(steps, [4, 3, 1]);
});

test('of a day what is finished stands, else what is here; scores of bots come together', () => {
  const begun = (table: string, result?: object) => ({ table, opened: 5, task: '', result });
  const day = (games: object, rivals: object) => JSON.stringify({ games, rivals });
  merged(
    { 'daily:5': day({ a: begun('1'), b: begun('2', { how: 'won' }) }, { a: { 1: 10 } }) },
    {
      'daily:5': day(
        { a: begun('3', { how: 'lost' }), b: begun('4'), c: begun('5') },
        { a: { 2: 20 }, c: { 1: 5 } },
      ),
    },
  );
  const found = Object.entries(attemptsOf(5)).map(([game, { table }]) => `${game}${table}`);
  assert.deepEqual(found.sort(), ['a3', 'b2', 'c5']);
  assert.deepEqual([rivalsOf(5, 'a'), rivalsOf(5, 'c')], [{ 1: 10, 2: 20 }, { 1: 5 }]);
});

test('names and tips come together, and those of this device stand first', () => {
  merged(
    { names: '["Ann", "Ben"]', tips: '["undo"]' },
    { names: '["Ben", "Cleo"]', tips: '["undo", "hint"]' },
  );
  assert.deepEqual(knownNames(), ['Ann', 'Ben', 'Cleo']);
  assert.deepEqual(seenTips(), ['undo', 'hint']);
});

test('a setting is taken where nothing was chosen here', () => {
  theme.choose('dark');
  merged({}, { theme: 'light', sounds: 'on', keys: 'sideways', 'usual:g': '{}' });
  assert.deepEqual([theme.value, sounds.value, read('keys')], ['dark', 'on', null]);
  assert.equal(read('usual:g'), '{}');
});

test('all of it, and nothing else, is exported; what is damaged or unknown changes nothing', () => {
  const kept = { fame: '{}', 'daily:3': '{}', 'table:x': '{}', moving: '1', deck: 'a 1:1' };
  for (const [name, text] of Object.entries(kept)) write(name, text);
  assert.deepEqual(Object.keys(besides()).sort(), ['daily:3', 'fame']);
  const damaged = {
    fame: '[',
    learned: '3',
    tips: '{}',
    names: '7',
    'daily:3': 'x',
    'results:g': '',
  };
  assert.equal(mergeBesides({ 'table:x': 'stolen', backup: '{}' }), false);
  assert.equal(mergeBesides(damaged), true);
  assert.equal(read('table:x'), '{}');
  assert.deepEqual([finishedGames(), knownNames(), seenTips()], [[], [], []]);
  assert.equal(mergeBesides('nothing'), false);
});
