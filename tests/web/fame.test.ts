import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callings, resultsOf, tallyOf } from '../../web/src/fame/players.ts';
import { bestOf } from '../../web/src/fame/records.ts';
import { placesOf } from '../../web/src/game/finished.ts';
import { type Finished, finishedGames, keepFinished, resetFame } from '../../web/src/keep/fame.ts';
import { FAME, readHash } from '../../web/src/keep/links.ts';
import { write } from '../../web/src/keep/prefs.ts';
import type { View } from '../../web/src/scene/types.ts';

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
  };
  return { ...usual, ...more };
}

const keys = () => finishedGames().map(({ key }) => key);

test('the hall of fame has its address', () => {
  assert.deepEqual(readHash(FAME), { to: 'fame' });
});

test('a game counts once, and games stand in the order in which they ended', () => {
  write('fame', '');
  keepFinished(finished('second', { at: 200 }));
  keepFinished(finished('first', { at: 100 }));
  keepFinished(finished('second', { at: 300, places: [1, 0] }));
  assert.deepEqual(keys(), ['first', 'second']);
  assert.deepEqual(finishedGames()[1].places, [0, 1]);
});

test('a game with people far away counts where they have said their names', () => {
  write('fame', '');
  const far: Finished['seats'] = ['person', 'far'];
  keepFinished(finished('known', { seats: far, names: ['Ann', 'Ben'] }));
  keepFinished(finished('unknown', { seats: far }));
  const games = finishedGames();
  assert.equal(games.length, 2);
  assert.deepEqual(
    resultsOf(games).map(({ players }) => players),
    [['name:ann', 'name:ben']],
  );
  assert.deepEqual([...callings(games).values()], ['Ann', 'Ben', 'You']);
});

test('after a reset only later games count, and it can be undone', () => {
  write('fame', '');
  keepFinished(finished('old', { at: 100 }));
  const undo = resetFame(500);
  keepFinished(finished('before', { at: 400 }));
  assert.deepEqual(keys(), []);
  keepFinished(finished('new', { at: 600 }));
  undo();
  assert.deepEqual(keys(), ['old', 'new']);
  keepFinished(finished('before', { at: 400 }));
  assert.deepEqual(keys(), ['old', 'before', 'new']);
});

test('what is damaged is left out, and what is sound stays', () => {
  const bad = [null, 7, {}, finished('x', { places: [0] }), finished('x', { seats: [] })];
  const worse = [finished('x', { at: Number.NaN }), { ...finished('x'), seats: ['robot', 'bot1'] }];
  write('fame', JSON.stringify({ since: 'x', games: [...bad, ...worse, finished('sound')] }));
  assert.deepEqual(keys(), ['sound']);
  for (const text of ['null', '7', '{', '{"games": 3}']) {
    write('fame', text);
    assert.deepEqual(keys(), []);
  }
});

test('winners come first, then points; in a draw all share the first place', () => {
  const players = [3, 5, 5].map((score) => ({ score })) as View['players'];
  assert.deepEqual(placesOf({ winners: [0], players }), [0, 1, 1]);
  assert.deepEqual(placesOf({ winners: [1, 2], players }), [2, 0, 0]);
  assert.deepEqual(placesOf({ winners: [], players }), [0, 0, 0]);
});

test('people are known by their names, or as the one person here', () => {
  const named = finished('a', { seats: ['person', 'person'], names: ['Ann', 'ÅSE'] });
  const again = finished('b', { seats: ['person', 'bot2'], names: ['ann', ''] });
  const alone = finished('c');
  const strangers = finished('d', { seats: ['person', 'person'] });
  const games = [named, again, alone, strangers];
  assert.deepEqual(
    [...callings(games)],
    [
      ['name:ann', 'ann'],
      ['name:åse', 'ÅSE'],
      ['bot2', 'Patient bot'],
      ['you', 'You'],
    ],
  );
  assert.deepEqual(
    resultsOf(games).map(({ players }) => players),
    [
      ['name:ann', 'name:åse'],
      ['name:ann', 'bot2'],
      ['you', 'bot2'],
    ],
  );
});

test('games are counted with all opponents, and with each', () => {
  const games = [
    finished('a'),
    finished('b', { places: [1, 0] }),
    finished('c', { places: [0, 0], seats: ['person', 'bot3'] }),
    finished('d', { seats: ['person'], names: [''], places: [0], scores: [30], moves: [24] }),
  ];
  assert.deepEqual(tallyOf(games, 'you'), { played: 3, won: 1, drawn: 1, lost: 1 });
  assert.deepEqual(tallyOf(games, 'you', 'bot2'), { played: 2, won: 1, drawn: 0, lost: 1 });
  assert.deepEqual(tallyOf(games, 'bot3'), { played: 1, won: 0, drawn: 1, lost: 0 });
});

test('records are those of people: points, the quickest win, wins in a row', () => {
  const games = [
    finished('a', { at: 1, scores: [7, 90] }),
    finished('b', { at: 2, moves: [3, 3] }),
    finished('c', { at: 3, places: [1, 0], moves: [2, 2] }),
    finished('d', { at: 4, scores: [9, null] }),
  ];
  assert.deepEqual(bestOf(games), [
    { kind: 'score', value: 9, who: 'you', at: 4 },
    { kind: 'quickest', value: 3, who: 'you', at: 2 },
    { kind: 'row', value: 2, who: 'you', at: 2 },
  ]);
  assert.deepEqual(bestOf([finished('e', { places: [1, 0], scores: [null, null] })]), []);
});
