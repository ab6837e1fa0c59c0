// What makes a day's game special, and what its end means.
import { startOf, today } from '../../dates/calendar.ts';
import { onlyPerson } from '../../game/seating.ts';
import type { FollowUp, Occasion } from '../../game/types.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Card, View } from '../../scene/types.ts';
import type { End, Page } from '../../table/hooks.ts';
import { date } from '../../words/dates.ts';
import { paragraph, sentence } from '../../words/grammar.ts';
import { dailyHash } from './address.ts';
import {
  attemptAt,
  attemptOf,
  dayOfRecord,
  doneOn,
  keepResult,
  type Result,
  streak,
} from './kept.ts';
import * as words from './words/en.ts';

/** Null for any other game. */
export function occasion(saved: SavedTable): Occasion | null {
  const { key, record } = saved;
  const day = dayOfRecord(record);
  if (day === null) return null;
  const attempt = attemptOf(day, record.game);
  return {
    back: { href: dailyHash(day), label: words.daily.list(date(startOf(day))) },
    task: attempt?.task ?? '',
    isOwn: attempt?.table === key,
    counts: attemptAt(saved) !== null,
    again: dailyHash(day, record.game),
  };
}

/** Records how a day's game ended; returns what tells about the day's other games. */
export function tellEnd({ saved, view }: End, { games }: Pick<Page, 'games'>) {
  const day = dayOfRecord(saved.record);
  if (day === null) return null;
  recordResult(day, saved, view);
  return async () => {
    await games.all().catch(() => {});
    return meaning(day, saved, games.cards);
  };
}

function recordResult(day: number, { key, seats, record, practice }: SavedTable, view: View) {
  const you = onlyPerson(seats);
  if (you === null) return;
  const result = resultOf(view, you);
  const helped = practice && result.how !== 'lost';
  keepResult(day, record.game, key, { ...result, ...(helped && { helped }) });
}

function resultOf({ returns, winners }: View, you: number): Result {
  if (returns?.length === 1) return { how: 'scored', score: returns[0] };
  if (!winners.length) return { how: 'drawn' };
  return { how: winners.includes(you) ? 'won' : 'lost' };
}

/** @param cards the cards of all games; empty if unknown */
function meaning(day: number, table: SavedTable, cards: readonly Card[]): FollowUp {
  const { game } = table.record;
  const result = attemptAt(table)?.result;
  const helped = result?.helped ? sentence(words.daily.result(result)) : '';
  const all = cards.filter((card) => card.daily);
  const next = all.find(({ id }) => id !== game && !attemptOf(day, id)?.result);
  const { today: ofToday, onDay } = words.daily;
  const done = doneOn(day);
  const summary =
    day === today()
      ? ofToday(done, all.length, streak())
      : onDay(done, all.length, date(startOf(day)));
  return {
    words: paragraph(helped, all.length ? summary : ''),
    next: next ? { word: words.daily.nextGame, href: dailyHash(day, next.id) } : null,
  };
}
