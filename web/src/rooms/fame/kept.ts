// The hall of fame: how games with people have ended on this device.

import { isMoment } from '../../dates/calendar.ts';
import { asFields, isCount, isSeat, isShort, readJson } from '../../keep/checks.ts';
import { cleanName } from '../../keep/names.ts';
import { read, readFields, write } from '../../keep/prefs.ts';
import type { Merger } from '../../keep/stored-data.ts';
import type { FinishedGame, SeatPlayer } from '../../scene/types.ts';

/**
 * Why a game counts or doesn't: `rated` games do. `practice` had help: a hint, or undo. A
 * `challenge` is the first try at a day's game. Part of a game from `elsewhere` was played by
 * others or at another table, or its position was set up.
 */
export type Kind = FinishedGame['kind'];

/** A finished game, and the key of its table. */
export type Finished = Omit<FinishedGame, 'seats'> & {
  key: string;
  game: string;
  seats: SeatPlayer[];
};

/** Games that ended before `since`, the last reset, are dropped. */
type Hall = { since: number; games: Finished[] };

/** The number of games against bots of a level, and of wins. */
export type BotTally = { won: number; played: number };

const NAME = 'fame';
const KINDS: readonly Kind[] = ['rated', 'practice', 'challenge', 'elsewhere'];
/** No device is likely to have more games; the oldest are dropped. */
const MOST = 2000;
/** The rules rate no games of more players. */
const MOST_SEATS = 16;
const MOST_OPTIONS = 20;

/** All games, the oldest first. */
export function finishedGames(): Finished[] {
  return hall().games;
}

/** All finished games of a game, as the rules take them. */
export function finishedOf(game: string): FinishedGame[] {
  const own = finishedGames().filter((each) => each.game === game);
  return own.map(({ key: _, game: __, ...each }) => each);
}

/** Whether a table's game may be recorded: it is new, and ended after the last reset. */
export function isNews(key: string, at: number): boolean {
  const { since, games } = hall();
  return at > since && !games.some((each) => each.key === key);
}

/** Whether games of a kind count for ratings, records and results. */
export function counts({ kind }: Pick<Finished, 'kind'>): boolean {
  return kind === 'rated';
}

/** The results of one person against bots of a level; null if there are none. */
export function tallyOf(game: string, level: number): BotTally | null {
  const met = finishedGames().filter(
    (each) => each.game === game && counts(each) && each.seats.includes(`bot${level}`),
  );
  const places = met.flatMap(({ seats, places }) =>
    seats.filter((seat) => seat === 'person').length === 1
      ? [{ own: places[seats.indexOf('person')], places }]
      : [],
  );
  const won = places.filter(({ own, places }) => own === 0 && places.some((place) => place > 0));
  return places.length ? { won: won.length, played: places.length } : null;
}

/** Records a game, once. */
export function keepFinished(game: Finished) {
  if (!isNews(game.key, game.at)) return;
  const { since, games } = hall();
  keep({ since, games: [...games, game] });
}

/** Drops all games that have ended so far; returns what restores them. */
export function resetFame(now: number = Date.now()): () => void {
  const before = hall();
  keep({ since: now, games: [] });
  return () => {
    const { games } = hall();
    keep({ since: before.since, games: [...before.games, ...games] });
  };
}

/** Merges finished games from another device. Games reset on either device stay dropped. */
export function mergeFame(text: string) {
  const [here, there] = [hall(), hall(asFields(readJson(text)))];
  const since = Math.max(here.since, there.since);
  const last = new Map<string, Finished>();
  for (const game of [...here.games, ...there.games]) {
    const before = last.get(game.key);
    if (!before || inOrder(before, game) < 0) last.set(game.key, game);
  }
  keep({ since, games: [...last.values()].filter(({ at }) => at > since) });
}

export const keeps: readonly Merger[] = [[/^fame$/, mergeFame]];

function keep({ since, games }: Hall) {
  write(NAME, JSON.stringify({ since, games: games.toSorted(inOrder).slice(-MOST) }));
}

/** Sorts by when they ended; otherwise in a fixed order. */
function inOrder(one: Finished, other: Finished): number {
  const [a, b] = [one, other].map((game) => JSON.stringify([game.key, game]));
  return one.at - other.at || (a < b ? -1 : Number(a > b));
}

/** Reads the entry, without damaged parts. */
function hall({ since, games } = readFields(NAME)): Hall {
  return {
    since: isMoment(since) ? Math.min(since, Date.now()) : 0,
    games: Array.isArray(games) ? games.slice(-MOST).flatMap(sound) : [],
  };
}

function sound(value: unknown): Finished[] {
  const fields = asFields(value);
  const { key, game, at, seats, names, places, scores, moves, kind, early } = fields;
  if (!isShort(key) || !isShort(game) || !isMoment(at)) return [];
  if (!isList(seats, isSeat) || !seats.length || seats.length > MOST_SEATS) return [];
  const lists = [names, places, scores, moves];
  if (!lists.every((list) => Array.isArray(list) && list.length === seats.length)) return [];
  if (!isList(places, isCount) || !isList(moves, isCount)) return [];
  if (!isList(scores, isScore)) return [];
  if (!KINDS.includes(kind as Kind) || typeof early !== 'boolean') return [];
  const options = optionsIn(fields.options);
  const clean = (names as unknown[]).map(cleanName);
  const ended = { kind: kind as Kind, early, options };
  return [{ key, game, at, seats, names: clean, places, scores, moves, ...ended }];
}

function optionsIn(value: unknown): Record<string, string> {
  const entries = Object.entries(asFields(value)).slice(0, MOST_OPTIONS);
  const isSound = (entry: [string, unknown]): entry is [string, string] => entry.every(isShort);
  return Object.fromEntries(entries.filter(isSound));
}

function isList<T>(list: unknown, fits: (value: unknown) => value is T): list is T[] {
  return Array.isArray(list) && list.every(fits);
}

/** No points, or as many as a number holds exactly. */
function isScore(value: unknown): value is number | null {
  return (
    value === null || (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
  );
}

const strengthName = (game: string) => `even:${game}`;

/** Keeps the strength of bot that makes a game even, for the dialog before a game. */
export function keepStrength(game: string, strength: number) {
  write(strengthName(game), `${strength}`);
}

/** Returns null if none was found yet. */
export function keptStrength(game: string): number | null {
  const strength = Number(read(strengthName(game)));
  return strength > 0 && strength <= 99 ? strength : null;
}
