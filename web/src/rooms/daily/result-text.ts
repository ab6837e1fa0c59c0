// A day's results as a text to send: a line for each finished game.

import { addressOf } from '../../addresses/links.ts';
import type { Card } from '../../scene/types.ts';
import { dailyHash } from './address.ts';
import { attemptOf, type Result, rivalsOf, streak } from './kept.ts';
import * as words from './words/en.ts';

/** 1 January 2026, the first numbered day. */
const FIRST = 20_454;
const DONE = '■';
const HELPED = '▣';
const NOT = '□';
const SIGNS = { won: DONE, drawn: '◧', lost: NOT };

/** @param now today, for the streak */
export function resultText(
  cards: readonly Pick<Card, 'id' | 'title' | 'levels'>[],
  day: number,
  now: number,
): string {
  const days = day === now ? streak(now) : 0;
  return [
    words.daily.shareHead(day - FIRST + 1),
    ...cards.flatMap(({ id, title, levels }) => {
      const result = attemptOf(day, id)?.result;
      return result ? [lineOf(title, result, botsOf(day, id, levels))] : [];
    }),
    ...(days > 1 ? [words.daily.inARow(days)] : []),
    addressOf(dailyHash(day)),
  ].join('\n');
}

function lineOf(title: string, result: Result, bots: number[]): string {
  const { line } = words.daily;
  const done = result.helped ? HELPED : DONE;
  if (result.how !== 'scored') {
    return line(result.helped ? HELPED : SIGNS[result.how], title, result, '');
  }
  const signs = bots.map((score) => (result.score > score ? done : NOT)).join('');
  return line(signs || done, title, result, bots.join(', '));
}

/** The scores of all bots, the weakest first; empty until all are known. */
function botsOf(day: number, game: string, levels: readonly number[]): number[] {
  const scores = rivalsOf(day, game);
  return levels.every((level) => level in scores) ? levels.map((level) => scores[level]) : [];
}
