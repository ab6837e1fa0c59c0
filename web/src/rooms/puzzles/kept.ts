// The puzzles tried on this device: the first answer to each, and the current run.

import { isCount, isFields, readJson } from '../../keep/checks.ts';
import { read, write } from '../../keep/prefs.ts';
import type { Merger } from '../../keep/stored-data.ts';
import type { GradeNumber } from '../../trainer/trainer.ts';

/** The first answer to a puzzle: when, its grade, and the puzzle's difficulty from 1 to 5. */
export type TriedPuzzle = { text: string; at: number; grade: GradeNumber; band: number };

/** Puzzles of growing difficulty: the seed that draws them, and each one's grade. */
export type PuzzleRun = { seed: number; grades: readonly GradeNumber[]; best: number };

/** No more answers are kept, nor longer puzzles. */
const MOST = 5000;
const LONGEST = 2000;
/** No real run has more puzzles. */
const MOST_IN_RUN = 1000;

const answersName = (game: string) => `puzzles:${game}`;
const runName = (game: string) => `puzzle-run:${game}`;

/** All answers, the oldest first, without damaged ones. */
export function puzzleAnswers(game: string, text = read(answersName(game)) ?? ''): TriedPuzzle[] {
  return text.split('\n').flatMap((line) => {
    const [, at, grade, band, text] = /^(\d{1,15}):([123]):([1-5]) (.+)$/.exec(line) ?? [];
    return text === undefined || text.length > LONGEST
      ? []
      : [{ text, at: Number(at), grade: Number(grade) as GradeNumber, band: Number(band) }];
  });
}

/** Keeps the first answer to a puzzle; returns whether it was the first. */
export function keepPuzzleAnswer(game: string, answer: Omit<TriedPuzzle, 'at'>): boolean {
  return keepAnswers(game, [{ ...answer, at: Date.now() }]) > 0;
}

export function mergePuzzles(game: string, text: string) {
  keepAnswers(game, puzzleAnswers(game, text));
}

/** Keeps the first answer to each puzzle, in order; returns how many puzzles are new. */
function keepAnswers(game: string, answers: readonly TriedPuzzle[]): number {
  const here = puzzleAnswers(game);
  const first = new Map<string, TriedPuzzle>();
  for (const answer of [...here, ...answers].sort(inOrder)) {
    if (!first.has(answer.text)) first.set(answer.text, answer);
  }
  const all = [...first.values()].slice(0, MOST);
  const lines = all.map(({ at, grade, band, text }) => `${at}:${grade}:${band} ${text}`);
  const text = lines.join('\n');
  if (answers.length && text !== read(answersName(game))) write(answersName(game), text);
  return all.length - here.length;
}

function inOrder(one: TriedPuzzle, other: TriedPuzzle): number {
  const order = one.at - other.at || (one.text < other.text ? -1 : Number(one.text > other.text));
  return order || one.grade - other.grade || one.band - other.band;
}

/** The run of a game; without puzzles if it is damaged, or was never begun. */
export function puzzleRun(game: string, text = read(runName(game)) ?? ''): PuzzleRun {
  const run = readJson(text);
  const none = { seed: 0, grades: [], best: 0 };
  if (!isFields(run) || !isCount(run.seed) || !isCount(run.best)) return none;
  const { seed, grades, best } = run;
  const sound = Array.isArray(grades) && grades.length <= MOST_IN_RUN && grades.every(isGrade);
  return sound ? { seed, grades, best } : none;
}

function isGrade(value: unknown): value is GradeNumber {
  return value === 1 || value === 2 || value === 3;
}

/** How many of these were solved without being shown. */
function solvedIn(grades: readonly GradeNumber[]): number {
  return grades.filter((grade) => grade > 1).length;
}

/** Begins a run; the best result stays. */
export function beginRun(game: string, seed: number = Date.now()) {
  keepRun(game, { seed, grades: [], best: puzzleRun(game).best });
}

/** Keeps the grade of the current puzzle in a run. */
export function keepInRun(game: string, grade: GradeNumber) {
  const { seed, grades, best } = puzzleRun(game);
  const longer = [...grades, grade];
  keepRun(game, { seed, grades: longer, best: Math.max(best, solvedIn(longer)) });
}

/** Merges the run of another device: the better result wins, and the run begun last. */
export function mergeRun(game: string, text: string) {
  const [here, there] = [puzzleRun(game), puzzleRun(game, text)];
  const run = inOrderOfRuns(here, there) < 0 ? there : here;
  keepRun(game, { ...run, best: Math.max(here.best, there.best) });
}

function inOrderOfRuns(one: PuzzleRun, other: PuzzleRun): number {
  const order = one.seed - other.seed || one.grades.length - other.grades.length;
  return order || (one.grades.join() < other.grades.join() ? -1 : 1);
}

function keepRun(game: string, run: PuzzleRun) {
  write(runName(game), JSON.stringify(run));
}

const OF_GAME = { isOfGame: true };

export const keeps: readonly Merger[] = [
  [/^puzzles:([a-z\d-]{1,40})$/, (text, game) => mergePuzzles(game, text), OF_GAME],
  [/^puzzle-run:([a-z\d-]{1,40})$/, (text, game) => mergeRun(game, text), OF_GAME],
];
