// Which puzzle comes next: of the day, in a run, by theme or as they come.
import { today } from '../../keep/calendar.ts';
import type { PuzzlePack } from '../../scene/types.ts';
import type { Grade } from '../../trainer/trainer.ts';
import { isRunOver, puzzleAnswers, puzzleRun, ratingOf } from './kept.ts';

/** How puzzles are chosen: that of the day, a run, all as they come, or those of a theme. */
export type PuzzleWay = { by: 'day' | 'run' | 'rating' } | { by: 'theme'; theme: string };

/** In a run, so many puzzles of each difficulty come before those of the next one. */
const STEP = 3;
const HARDEST = 5;

/**
 * Returns the place in the pack of the puzzle that is next; null where there is none, or a run has
 * ended.
 * @param skipped places that are not wanted now
 */
export function nextPuzzle(
  pack: PuzzlePack,
  way: PuzzleWay,
  skipped: ReadonlySet<number> = new Set(),
  day: number = today(),
): number | null {
  const { game, puzzles } = pack;
  if (way.by === 'day') return puzzles.length ? drawn(pack, day)[0] : null;
  if (way.by === 'run') {
    const { seed, grades } = puzzleRun(game);
    return isRunOver({ seed, grades, best: 0 }) ? null : inRun(pack, seed, grades);
  }
  const answers = puzzleAnswers(game);
  const known = new Set(answers.map(({ text }) => text));
  const places = way.by === 'theme' ? (pack.themes[way.theme] ?? []) : drawn(pack, 0);
  const fresh = places.filter((at) => !known.has(puzzles[at]));
  const open = fresh.filter((at) => !skipped.has(at));
  return nearest(pack, open.length ? open : fresh, Math.round((ratingOf(answers) - 600) / 300));
}

/** The puzzles of a pack that were tried; answers to others count for the rating alone. */
export function triedIn({ game, puzzles }: PuzzlePack): Set<string> {
  const known = new Set(puzzleAnswers(game).map(({ text }) => text));
  return new Set(puzzles.filter((text) => known.has(text)));
}

/** A run draws from all puzzles, the easiest first, and none twice. */
function inRun(pack: PuzzlePack, seed: number, grades: readonly Grade[]): number | null {
  let left = drawn(pack, seed);
  for (let count = 0; ; count += 1) {
    const at = nearest(pack, left, Math.min(HARDEST, 1 + Math.floor(count / STEP)));
    if (count === grades.length || at === null) return at;
    left = left.filter((each) => each !== at);
  }
}

/** The first of those whose difficulty is nearest to this one. */
function nearest({ bands }: PuzzlePack, places: readonly number[], band: number): number | null {
  const apart = (at: number) => Math.abs(bands[at] - band);
  const least = Math.min(...places.map(apart));
  return places.find((at) => apart(at) === least) ?? null;
}

/** All places of a pack, in an order that the seed draws: the same on every device. */
function drawn({ puzzles }: PuzzlePack, seed: number): number[] {
  const keys = puzzles.map((_, at) => mixed(seed, at));
  return [...keys.keys()].sort((one, other) => keys[one] - keys[other]);
}

/** A whole number that two others decide, and look as if drawn by lot. */
function mixed(seed: number, at: number): number {
  let mix = Math.imul((seed % 0x7fffffff) ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(at + 1, 0xc2b2ae35);
  mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
  mix = Math.imul(mix ^ (mix >>> 12), 0x297a2d39);
  return (mix ^ (mix >>> 15)) >>> 0;
}
