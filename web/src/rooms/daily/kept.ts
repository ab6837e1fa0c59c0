// What was done here on each day's challenges.

import { LAST_DAY, today } from '../../dates/calendar.ts';
import { asFields, fieldsThat, isFields, isShort, isText, readJson } from '../../keep/checks.ts';
import { readFields, write } from '../../keep/prefs.ts';
import type { Merger } from '../../keep/stored-data.ts';
import { identity } from '../../scene/records.ts';
import type { GameRecord } from '../../scene/types.ts';

/**
 * How a challenge ended: against bots, or alone with a score. `helped` means that a win, draw or
 * score had help: a hint, the analysis board, or undo.
 */
export type Result = ({ how: 'won' | 'lost' | 'drawn' } | { how: 'scored'; score: number }) & {
  helped?: true;
};

/** A day's game that was begun here. */
export type Attempt = {
  /** The key of its table; if begun again, the last one. */
  table: string;
  /** The day it was first opened: a past day can be played later. */
  opened: number;
  /** The task, as the rules say it. */
  task?: string;
  /** Its first result, and the table. */
  result?: Result;
  ended?: string;
};

/** Days further back than this, and future ones, aren't imported. */
const MOST_DAYS = 4000;
/** No more games of a day, or bots of a game, are kept. */
const MOST_GAMES = 20;
const LONGEST = 500;
const LONGEST_ATTEMPT = 20_000;

/** What is kept of a day: attempts by game, and bots' scores by level. */
type DayEntry = { games: Record<string, Attempt>; rivals: Record<string, Record<string, number>> };

/** The day whose game a record is; null if none. */
export function dayOfRecord({ seed }: GameRecord): number | null {
  const named = /^day-(0|[1-9]\d{0,6})$/.exec(seed ?? '');
  const day = named ? Number(named[1]) : Number.NaN;
  return day <= LAST_DAY ? day : null;
}

/** The attempt at a day's game; null if there is none. */
export function attemptOf(day: number, game: string): Attempt | null {
  return entryOf(day).games[game] ?? null;
}

/** The attempts of a day, by game. */
export function attemptsOf(day: number): Readonly<Record<string, Attempt>> {
  return entryOf(day).games;
}

/** Records that a day's game was begun at a table; an earlier result stays. */
export function keepAttempt(
  day: number,
  game: string,
  attempt: Pick<Attempt, 'table' | 'task'>,
  now: number = today(),
) {
  keepGame(day, game, { opened: now, ...attemptOf(day, game), ...attempt });
}

/** Records the result of a day's game once, if it is the game begun here. */
export function keepResult(day: number, game: string, table: string, result: Result) {
  const attempt = attemptOf(day, game);
  if (attempt?.table === table && !attempt.result) {
    keepGame(day, game, { ...attempt, result, ended: table });
  }
}

/** The attempt that a table's game belongs to, if its result counts. */
export function attemptAt({ key, record }: { key: string; record: GameRecord }): Attempt | null {
  const day = dayOfRecord(record);
  const attempt = day === null ? null : attemptOf(day, record.game);
  return attempt && (attempt.ended ?? attempt.table) === key ? attempt : null;
}

/** The known scores of bots in a day's game, by level. */
export function rivalsOf(day: number, game: string): Readonly<Record<string, number>> {
  return entryOf(day).rivals[game] ?? {};
}

export function keepRival(day: number, game: string, level: number, score: number) {
  const entry = entryOf(day);
  const rivals = { ...entry.rivals, [game]: { ...entry.rivals[game], [level]: score } };
  keepEntry(day, { ...entry, rivals });
}

/** The results of a day's finished games. */
export function resultsOn(day: number): Result[] {
  return Object.values(attemptsOf(day)).flatMap(({ result }) => result ?? []);
}

/** The number of a day's finished games. */
export function doneOn(day: number): number {
  return resultsOn(day).length;
}

/** Whether one of the day's games was opened on that day, and finished. */
export function wasPlayedOnItsDay(day: number): boolean {
  return Object.values(attemptsOf(day)).some(({ result, opened }) => result && opened === day);
}

/** The number of days in a row with a finished game, up to today, or to yesterday so far. */
export function streak(now: number = today()): number {
  const last = wasPlayedOnItsDay(now) ? now : now - 1;
  let first = last;
  while (wasPlayedOnItsDay(first)) first -= 1;
  return last - first;
}

function keepGame(day: number, game: string, attempt: Attempt) {
  const entry = entryOf(day);
  keepEntry(day, { ...entry, games: { ...entry.games, [game]: attempt } });
}

const entryName = (day: number) => `daily:${day}`;

function keepEntry(day: number, entry: DayEntry) {
  write(entryName(day), JSON.stringify(entry));
}

/**
 * Merges a day from another device. A finished attempt wins, else the one opened first; of two
 * scores of a bot the higher wins.
 */
function mergeDay(day: number, text: string, now: number = today()) {
  if (day < now - MOST_DAYS || day > now + 1) return;
  const [here, there] = [entryOf(day), entryOf(day, asFields(readJson(text)))];
  const games = { ...here.games };
  for (const [game, attempt] of Object.entries(there.games)) {
    if (!games[game] || inOrder(attempt, games[game]) < 0) games[game] = attempt;
  }
  const rivals = { ...here.rivals };
  for (const [game, scores] of Object.entries(there.rivals)) {
    const byLevel = rivals[game] ?? {};
    const higher = Object.entries(scores).map(([level, score]) => {
      return [level, Math.max(score, byLevel[level] ?? score)];
    });
    rivals[game] = { ...byLevel, ...Object.fromEntries(higher) };
  }
  keepEntry(day, { games: first(games), rivals: first(rivals) });
}

export const keeps: readonly Merger[] = [
  [/^daily:(\d{1,7})$/, (text, day) => mergeDay(Number(day), text)],
];

/** All others are in a fixed order. */
function inOrder(one: Attempt, other: Attempt): number {
  const finished = Number(Boolean(other.result)) - Number(Boolean(one.result));
  const [a, b] = [one, other].map(identity);
  return finished || one.opened - other.opened || (a < b ? -1 : Number(a > b));
}

function first<T>(games: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(games).sort().slice(0, MOST_GAMES));
}

/** Reads the entry of a day, without damaged parts. */
function entryOf(day: number, { games, rivals } = readFields(entryName(day))): DayEntry {
  return {
    games: first(fieldsThat(games, isAttempt)),
    rivals: first(fieldsThat(rivals, isScores)),
  };
}

function isAttempt(value: unknown): value is Attempt {
  const { table, opened, task = '', result, ended = '' } = asFields(value);
  const whole = isLine(task) && isText(ended) && (result === undefined || isResult(result));
  const isBounded = JSON.stringify(value).length <= LONGEST_ATTEMPT;
  return isShort(table) && Number.isSafeInteger(opened) && whole && isBounded;
}

function isLine(value: unknown): value is string {
  return isText(value) && value.length <= LONGEST;
}

function isResult(value: unknown): value is Result {
  const { how, score, helped = true } = asFields(value);
  const isPossible = how === 'scored' ? Number.isSafeInteger(score) : isHow(how);
  return isPossible && helped === true;
}

function isHow(value: unknown) {
  return ['won', 'lost', 'drawn'].includes(value as string);
}

function isScores(value: unknown): value is Record<string, number> {
  if (!isFields(value)) return false;
  const entries = Object.entries(value);
  const sound = entries.every(
    ([level, score]) => /^\d{1,2}$/.test(level) && Number.isFinite(score),
  );
  return sound && entries.length <= MOST_GAMES;
}
