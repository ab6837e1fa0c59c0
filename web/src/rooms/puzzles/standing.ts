// A person's rating and progress in a game's puzzles, computed by the rules from what is kept here.
import { today } from '../../dates/calendar.ts';
import type { Card, Door, PuzzlePack, Standing } from '../../scene/types.ts';
import { puzzleAnswers, puzzleRun } from './kept.ts';
import * as words from './words/en.ts';

const texts = words.puzzles;

/** How puzzles are chosen: the day's puzzle, a run, by rating, or by the id of a theme. */
export type PuzzleSource = { by: 'day' | 'run' | 'rating' } | { by: 'theme'; theme: string };

/** @param skipped the places of puzzles to leave out for now */
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

/** Says the rating, or how many puzzles come before it. */
export function ratingOf({ rating, until_rated: more }: Standing): string {
  return more ? texts.ratedAfter(more) : texts.rating(rating);
}

/** The place in the pack of the next puzzle; null if there is none. */
export function nextBy(source: PuzzleSource, { day, next, run }: Standing): number | null {
  if (source.by === 'day') return day;
  return source.by === 'run' ? run.next : next;
}

/** What the rules call these themes. */
export function namesOf({ puzzles }: Card, themes: readonly string[]): string[] {
  return themes.map((theme) => puzzles?.[theme] ?? theme);
}

/** The places of a pack's puzzles that were tried; answers to others only count. */
export function triedIn({ game, puzzles }: PuzzlePack): number[] {
  const answers = new Set(puzzleAnswers(game).map(({ text }) => text));
  return puzzles.flatMap((text, at) => (answers.has(text) ? [at] : []));
}
