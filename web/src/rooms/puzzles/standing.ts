// How somebody stands at the puzzles of a game, as the rules work it out from what is kept here.
import { today } from '../../keep/calendar.ts';
import type { Door, PuzzlePack, Standing } from '../../scene/types.ts';
import { puzzleAnswers, puzzleRun } from './kept.ts';

/** How puzzles are chosen: that of the day, a run, all as they come, or those of a theme. */
export type PuzzleSource = { by: 'day' | 'run' | 'rating' } | { by: 'theme'; theme: string };

/** @param skipped places of puzzles that are not wanted now */
export function askStanding(
  door: Door,
  pack: PuzzlePack,
  source: PuzzleSource | null,
  skipped: Iterable<number> = [],
): Promise<Standing> {
  const { game, bands, themes } = pack;
  const answers = puzzleAnswers(game).map(({ at, grade, band }) => ({ at, grade, band }));
  const { seed, grades } = puzzleRun(game);
  return door.call('standing', {
    ...{ bands, answers, tried: triedIn(pack), day: today(), skipped: [...skipped] },
    ...(seed && { run: { seed, grades: [...grades] } }),
    ...(source?.by === 'theme' && { among: themes[source.theme] }),
  });
}

/** The place in the pack of the puzzle that comes next; null where there is none. */
export function nextBy(source: PuzzleSource, { day, next, run }: Standing): number | null {
  if (source.by === 'day') return day;
  return source.by === 'run' ? run.next : next;
}

/** The puzzles of a pack that were tried, by their places; answers to others only count. */
export function triedIn({ game, puzzles }: PuzzlePack): number[] {
  const known = new Set(puzzleAnswers(game).map(({ text }) => text));
  return puzzles.flatMap((text, at) => (known.has(text) ? [at] : []));
}
