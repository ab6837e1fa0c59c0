// A day's results in words, and as a few lines of text that give nothing away.
import { attemptOf, doneOn, type Result, rivalsOf, startOf, streak } from '../keep/daily.ts';
import { dailyHash } from '../keep/links.ts';
import type { Card } from '../scene/types.ts';
import { date } from '../words/grammar.ts';
import * as words from '../words/words.ts';

export function resultWords(result: Result): string {
  const { points, results } = words.daily;
  return result.how === 'scored' ? points(result.score) : results[result.how];
}

/** The results of a day, one line for each game, and the way to the same challenges. */
export function resultText(cards: readonly Card[], day: number, now: number): string {
  const { shareHead, done, streak: row } = words.daily;
  const days = streak(now);
  return [
    shareHead(date(startOf(day))),
    ...cards.map((card) => lineOf(card, day)),
    [done(doneOn(day), cards.length), ...(days > 1 && day === now ? [row(days)] : [])].join(', '),
    `${location.href.split('#')[0]}${dailyHash(day)}`,
  ].join('\n');
}

function lineOf(card: Card, day: number): string {
  const result = attemptOf(day, card.id)?.result;
  const { line, open } = words.daily;
  if (!result) return line(card.title, open);
  const parts = [resultWords(result).toLowerCase(), standing(card, day, result)];
  return line(card.title, parts.filter(Boolean).join(', '));
}

/** How many bots have scored less, as far as that is known of all. */
function standing(card: Card, day: number, result: Result): string {
  const rivals = Object.values(rivalsOf(day, card.id));
  if (result.how !== 'scored' || rivals.length < card.levels.length) return '';
  return words.daily.ahead(rivals.filter((score) => score < result.score).length, rivals.length);
}
