// What the end of a game meant to whoever played it here, and what comes next.

import { startOf, today } from '../keep/calendar.ts';
import type { Dared, SavedTable } from '../keep/store.ts';
import { attemptAt, attemptOf, dayOfRecord, doneOn, streak } from '../rooms/daily/kept.ts';
import { daily as says } from '../rooms/daily/words/words.ts';
import { finishedGame } from '../rooms/fame/finished.ts';
import { counts, type Finished, finishedGames, tallyOf } from '../rooms/fame/kept.ts';
import { identity } from '../scene/records.ts';
import type { Card, Door, View } from '../scene/types.ts';
import { date, paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { botName } from './player-names.ts';
import { levelOf, onlyPerson } from './seating.ts';

export type FollowUp = {
  /** What it meant, in a line; '' where there is nothing to say. */
  words: string;
  /** The next challenge of the same day; null where none is left, or the game is of no day. */
  next: { day: number; game: string } | null;
};

export const NOTHING: FollowUp = { words: '', next: null };

/**
 * Returns what follows a game that has ended, once its end was noted.
 * @param cards of all games; empty where they are not known
 */
export function followUpOf(
  card: Card,
  table: SavedTable,
  view: View,
  cards: readonly Card[],
): FollowUp {
  const day = dayOfRecord(table.record);
  if (day !== null) return ofDay(day, table, cards);
  const game = finishedGame(table, view);
  if (!game || !counts(game)) return NOTHING;
  const said = game.seats.length === 1 ? scoreWords(card, game) : winWords(card, table, view);
  return { words: said, next: null };
}

function ofDay(day: number, table: SavedTable, cards: readonly Card[]): FollowUp {
  const { game } = table.record;
  const result = attemptAt(table)?.result;
  const helped = result?.helped ? sentence(says.result(result)) : '';
  const daily = cards.filter((card) => card.daily);
  const next = daily.find(({ id }) => id !== game && !attemptOf(day, id)?.result);
  const { today: ofToday, onDay } = words.table.meant;
  const [done, all] = [doneOn(day), daily.length];
  const said =
    day === today() ? ofToday(done, all, streak()) : onDay(done, all, date(startOf(day)));
  return {
    words: paragraph(helped, all ? said : ''),
    next: next ? { day, game: next.id } : null,
  };
}

/** Says whether a game is better than the one that was to be beaten. */
export async function comparison(
  door: Door,
  { record: own, seats }: SavedTable,
  { link, by }: Dared,
): Promise<string> {
  const { record } = await door.call('open', { link });
  const seat = onlyPerson(seats) ?? 0;
  const found = await door.call('dare', { record, seat, own });
  if (!found.own || !found.verdict) return '';
  const { compared, verdicts } = words.beating;
  return paragraph(compared(by, found.own, found.theirs), verdicts[found.verdict](by, found.own));
}

/** How a score alone stands beside those before it with the same options. */
function scoreWords(card: Card, { key, at, scores: [score], options }: Finished): string {
  const defaults = Object.fromEntries(card.options.map(({ id, default: usual }) => [id, usual]));
  const kindOf = (chosen: Finished['options']) => identity({ ...defaults, ...chosen });
  const before = finishedGames()
    .filter((each) => each.game === card.id && each.key !== key && each.at < at)
    .filter((each) => kindOf(each.options) === kindOf(options))
    .flatMap((each) => (counts(each) && each.seats.length === 1 ? (each.scores[0] ?? []) : []));
  if (score === null || !before.length) return '';
  const best = Math.max(...before);
  return score > best ? words.table.meant.best : words.table.meant.bestIs(best);
}

function winWords({ id, levels }: Card, { seats }: SavedTable, { winners }: View): string {
  const you = onlyPerson(seats);
  const met = new Set(seats.map(levelOf).filter((level) => level > 0));
  const [level] = met;
  const tally = met.size === 1 ? tallyOf(id, level) : null;
  if (you === null || !tally?.won) return '';
  const next = levels.find((each) => each > level);
  const { firstWin, won } = words.table.meant;
  if (tally.won > 1 || !winners.includes(you)) return won(tally.won, tally.played, botName(level));
  return firstWin(botName(level), next ? botName(next) : '');
}
