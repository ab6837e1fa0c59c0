// Puzzles that were tried, the rating that follows, and which one comes next.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { nextPuzzle, triedIn } from '../../web/src/rooms/puzzles/choice.ts';
import {
  beginRun,
  isRunOver,
  keepInRun,
  keepPuzzleAnswer,
  mergePuzzles,
  mergeRun,
  puzzleAnswers,
  puzzleRun,
  ratingOf,
} from '../../web/src/rooms/puzzles/kept.ts';
import { puzzles as words } from '../../web/src/rooms/puzzles/words/en.ts';
import type { Grade } from '../../web/src/trainer/trainer.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

const GAME = 'some-game';
const PACK = {
  game: GAME,
  puzzles: Array.from({ length: 40 }, (_, at) => `text ${at}`),
  bands: Array.from({ length: 40 }, (_, at) => 1 + (at % 5)),
  themes: { fork: [3, 8], quiet: [1] },
};

const answer = (at: number, grade: Grade = 3) =>
  keepPuzzleAnswer(GAME, { text: PACK.puzzles[at], grade, band: PACK.bands[at] });

function answered(...grades: [band: number, grade: Grade][]) {
  return ratingOf(grades.map(([band, grade], at) => ({ text: String(at), day: 1, grade, band })));
}

test('the first answer to a puzzle counts, and no other', () => {
  assert.equal(answer(0, 1), true);
  assert.equal(answer(0, 3), false);
  assert.deepEqual(
    puzzleAnswers(GAME).map(({ text, grade }) => [text, grade]),
    [['text 0', 1]],
  );
});

test('what was answered and is in the pack no more counts for the rating, and in no list', () => {
  answer(3);
  const before = ratingOf(puzzleAnswers(GAME));
  keepPuzzleAnswer(GAME, { text: 'taken out', grade: 3, band: 5 });
  assert.deepEqual([...triedIn(PACK)], ['text 3']);
  assert.ok(ratingOf(puzzleAnswers(GAME)) > before);
});

test('an answer that is damaged is left out, and the others stand', () => {
  answer(0);
  localStorage.setItem(
    Object.keys(localStorage)[0],
    `${puzzleAnswers(GAME).map(({ day }) => `${day}:3:1 text 0`)}\n9:7:1 text 1\nnothing`,
  );
  assert.equal(puzzleAnswers(GAME).length, 1);
});

test('solving raises the rating, failing lowers it, and a harder puzzle raises it more', () => {
  const [easy, hard] = [answered([1, 3]), answered([5, 3])];
  assert.ok(easy > answered() && hard > easy);
  assert.ok(answered([1, 1]) < answered());
  assert.ok(answered([1, 2]) === answered(), 'with help is a draw');
});

test('everybody has the same puzzle of the day, and another one on another day', () => {
  const days = Array.from({ length: 30 }, (_, day) =>
    nextPuzzle(PACK, { by: 'day' }, new Set(), day),
  );
  answer(days[0] ?? -1);
  assert.equal(nextPuzzle(PACK, { by: 'day' }, new Set(), 0), days[0], 'whatever was answered');
  assert.ok(new Set(days).size > 15);
});

test('puzzles come once each, those nearest to the rating first, until none is left', () => {
  const seen: number[] = [];
  for (let at = nextPuzzle(PACK, { by: 'rating' }); at !== null; ) {
    seen.push(at);
    answer(at, 1);
    at = nextPuzzle(PACK, { by: 'rating' });
  }
  assert.equal(PACK.bands[seen[0]], 1);
  assert.equal(new Set(seen).size, 40);
});

test('a skipped puzzle comes again once the others are done', () => {
  const way = { by: 'theme', theme: 'fork' } as const;
  const first = nextPuzzle(PACK, way) as number;
  const other = nextPuzzle(PACK, way, new Set([first])) as number;
  assert.notEqual(first, other);
  answer(other);
  assert.equal(nextPuzzle(PACK, way, new Set([first])), first);
  answer(first);
  assert.equal(nextPuzzle(PACK, way), null);
  assert.equal(nextPuzzle(PACK, { by: 'theme', theme: 'unknown' }), null);
});

test('a run becomes harder, repeats nothing, and ends with the third miss', () => {
  beginRun(GAME, 7);
  const seen: number[] = [];
  for (const grade of [3, 3, 2, 1, 3, 3, 1, 3, 3, 3, 3, 3, 3, 1] as const) {
    seen.push(nextPuzzle(PACK, { by: 'run' }) as number);
    keepInRun(GAME, grade);
  }
  assert.deepEqual(
    seen.map((at) => PACK.bands[at]),
    [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
  );
  assert.equal(new Set(seen).size, seen.length);
  assert.equal(isRunOver(puzzleRun(GAME)), true);
  assert.equal(nextPuzzle(PACK, { by: 'run' }), null);
  assert.equal(puzzleRun(GAME).best, 11);
  beginRun(GAME, 8);
  assert.equal(puzzleRun(GAME).best, 11, 'the best run stands');
});

test('a run goes on where it was left', () => {
  beginRun(GAME, 7);
  keepInRun(GAME, 3);
  const next = nextPuzzle(PACK, { by: 'run' });
  assert.equal(nextPuzzle(PACK, { by: 'run' }), next);
  assert.equal(isRunOver(puzzleRun(GAME)), false);
});

test('what another device has kept is merged, and twice the same changes nothing', () => {
  answer(0, 1);
  const [there, run] = ['5:3:2 text 1\n6:3:1 text 0', '{"seed":3,"grades":[3],"best":4}'];
  for (const _ of [1, 2]) {
    mergePuzzles(GAME, there);
    mergeRun(GAME, run);
  }
  assert.deepEqual(
    puzzleAnswers(GAME).map(({ text, grade }) => [text, grade]),
    [
      ['text 1', 3],
      ['text 0', 3],
    ],
    'the first answer to each',
  );
  assert.deepEqual(puzzleRun(GAME), { seed: 3, grades: [3], best: 4 });
});

test('a run that is damaged is none', () => {
  mergeRun(GAME, '{"seed":3,"grades":[9],"best":4}');
  assert.deepEqual(puzzleRun(GAME).grades, []);
});

test('a rating that stays says so, and no change of nothing', () => {
  assert.equal(words.rated(900, 0), 'Your rating: 900, as before.');
  assert.equal(words.rated(893, -7), 'Your rating: 893 (−7).');
});
