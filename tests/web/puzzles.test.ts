// Puzzles that were tried, the rating that follows, and which one comes next.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  beginRun,
  keepInRun,
  keepPuzzleAnswer,
  mergePuzzles,
  mergeRun,
  puzzleAnswers,
  puzzleRun,
} from '../../web/src/rooms/puzzles/kept.ts';
import { askStanding } from '../../web/src/rooms/puzzles/standing.ts';
import { puzzles as words } from '../../web/src/rooms/puzzles/words/en.ts';
import type { Calls, Door } from '../../web/src/scene/types.ts';
import type { GradeNumber } from '../../web/src/trainer/trainer.ts';
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

const answer = (at: number, grade: GradeNumber = 3) =>
  keepPuzzleAnswer(GAME, { text: PACK.puzzles[at], grade, band: PACK.bands[at] });

test('the first answer to a puzzle counts, and no other', () => {
  assert.equal(answer(0, 1), true);
  assert.equal(answer(0, 3), false);
  assert.deepEqual(
    puzzleAnswers(GAME).map(({ text, grade }) => [text, grade]),
    [['text 0', 1]],
  );
});

test('an answer that is damaged is left out, and the others stand', () => {
  answer(0);
  localStorage.setItem(
    Object.keys(localStorage)[0],
    `${puzzleAnswers(GAME).map(({ at }) => `${at}:3:1 text 0`)}\n9:7:1 text 1\nnothing`,
  );
  assert.equal(puzzleAnswers(GAME).length, 1);
});

test('what was tried is told by its place, and answers to other puzzles count all the same', async () => {
  answer(3, 1);
  keepPuzzleAnswer(GAME, { text: 'taken out', grade: 3, band: 5 });
  beginRun(GAME, 7);
  keepInRun(GAME, 2);
  const calls: unknown[] = [];
  const door = { call: async (...call: unknown[]) => calls.push(call) } as unknown as Door;
  await askStanding(door, PACK, { by: 'theme', theme: 'fork' }, new Set([8]));
  const [name, { answers, day, ...more }] = calls[0] as [string, Calls['standing']['args']];
  assert.equal(name, 'standing');
  assert.deepEqual(answers.map(({ grade, band }) => [grade, band]).sort(), [
    [1, 4],
    [3, 5],
  ]);
  assert.deepEqual(more, {
    bands: PACK.bands,
    tried: [3],
    skipped: [8],
    among: [3, 8],
    run: { seed: 7, grades: [2] },
  });
});

test('the best run stands when another one begins', () => {
  beginRun(GAME, 7);
  for (const grade of [3, 2, 1] as const) keepInRun(GAME, grade);
  assert.equal(puzzleRun(GAME).best, 2);
  beginRun(GAME, 8);
  assert.deepEqual(puzzleRun(GAME), { seed: 8, grades: [], best: 2 });
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
  assert.equal(words.rated(893, -7), 'Your rating: 893\u00a0(−7).');
});
