// The hall of fame: how games with people have ended on this device.
import type { FinishedGame, SeatPlayer } from '../scene/types.ts';
import { asFields, isCount, isSeat, isText, readJson } from './checks.ts';
import { isMoment } from './daily.ts';
import { cleanName } from './names.ts';
import { readFields, write } from './prefs.ts';

/**
 * Why a game counts, or does not: `rated` ones do. In `practice` somebody had help: a hint, or a
 * move taken back. A `challenge` is the first try at a day's game. Of those from `elsewhere` a part
 * was played by others, or at another table. Games that older versions of the page took note of have
 * no kind, and count.
 */
export type Kind = NonNullable<FinishedGame['kind']>;

/** A game that was finished here, and the key of its table. */
export type Finished = FinishedGame & { key: string; game: string; seats: SeatPlayer[] };

/** Games that ended before `since` don't count any more. */
type Hall = { since: number; games: Finished[] };

const NAME = 'fame';
const KINDS: readonly Kind[] = ['rated', 'practice', 'challenge', 'elsewhere'];
/** More games than these are hardly played on one device; the oldest go. */
const MOST = 2000;
/** The rules rate no game of more players. */
const MOST_SEATS = 16;

/** All games that count, the oldest first. */
export function finishedGames(): Finished[] {
  return hall().games;
}

/** All of a game, as the rules take them. */
export function finishedOf(game: string): FinishedGame[] {
  const own = finishedGames().filter((each) => each.game === game);
  return own.map(({ at, seats, names, places, scores, moves, kind, early }) => {
    return { at, seats, names, places, scores, moves, kind, early };
  });
}

/** Whether a table's game may still be taken note of: it is new, and ended after the last reset. */
export function isNews(key: string, at: number): boolean {
  const { since, games } = hall();
  return at > since && !games.some((each) => each.key === key);
}

/** Whether games of a kind count for ratings, records and results. */
export function counts({ kind }: Pick<Finished, 'kind'>): boolean {
  return kind === undefined || kind === 'rated';
}

/**
 * Adds to games that older versions of the page took note of whether people ended them early.
 * @param ends by the keys of their tables, where nothing has changed since
 */
export function addEnds(ends: (game: Finished) => boolean | undefined) {
  const { since, games } = hall();
  const told = games.map((game) => ({ ...game, early: game.early ?? ends(game) }));
  if (told.some(({ early }, at) => early !== games[at].early)) keep({ since, games: told });
}

/** Takes note of a game, once. */
export function keepFinished(game: Finished) {
  if (!isNews(game.key, game.at)) return;
  const { since, games } = hall();
  keep({ since, games: [...games, game] });
}

/** Forgets all games that have ended so far; returns what brings them back. */
export function resetFame(now: number = Date.now()): () => void {
  const before = hall();
  keep({ since: now, games: [] });
  return () => {
    const { games } = hall();
    keep({ since: before.since, games: [...before.games, ...games] });
  };
}

/** Takes in games that were finished elsewhere, as `fame` keeps them there. */
export function mergeFame(text: string) {
  const [here, there] = [hall(), hall(asFields(readJson(text)))];
  const known = new Set(here.games.map(({ key }) => key));
  const unknown = there.games.filter(({ key }) => !known.has(key));
  keep({ ...here, games: [...here.games, ...unknown] });
}

function keep({ since, games }: Hall) {
  const last = games.toSorted((one, other) => one.at - other.at).slice(-MOST);
  write(NAME, JSON.stringify({ since, games: last.map(asKept) }));
}

/**
 * A bot of a strength between two levels is kept as the lower one with the strength beside it, so
 * that older pages, which know whole levels only, don't leave the game out.
 */
function asKept(game: Finished) {
  const finer = game.seats.find((seat) => seat.includes('.'));
  if (!finer) return game;
  const seats = game.seats.map((seat) => seat.replace(/\..*/, ''));
  return { ...game, seats, finer };
}

/** Returns the seats as they were in the game. */
function seatsAsPlayed(seats: SeatPlayer[], finer: unknown): SeatPlayer[] {
  if (!isSeat(finer)) return seats;
  const below = finer.replace(/\..*/, '');
  return seats.map((seat) => (seat === below ? finer : seat));
}

/** Reads what is kept; what is damaged is left out. */
function hall({ since, games } = readFields(NAME)): Hall {
  return {
    since: typeof since === 'number' && Number.isFinite(since) ? since : 0,
    games: Array.isArray(games) ? games.flatMap(sound).slice(-MOST) : [],
  };
}

function sound(kept: unknown): Finished[] {
  const { key, game, at, seats, names, places, scores, moves, ...more } = asFields(kept);
  if (!isText(key) || !isText(game) || !isMoment(at)) return [];
  if (!isList(seats, isSeat) || !seats.length || seats.length > MOST_SEATS) return [];
  const lists = [names, places, scores, moves];
  if (!lists.every((list) => Array.isArray(list) && list.length === seats.length)) return [];
  if (!isList(places, isCount) || !isList(moves, isCount)) return [];
  if (!isList(scores, isScore)) return [];
  if (more.kind !== undefined && !KINDS.includes(more.kind as Kind)) return [];
  if (more.early !== undefined && typeof more.early !== 'boolean') return [];
  const clean = (names as unknown[]).map(cleanName);
  const { finer, ...known } = asFields(kept) as Finished & { finer?: unknown };
  return [{ ...known, seats: seatsAsPlayed(seats, finer), names: clean }];
}

function isList<T>(kept: unknown, fits: (value: unknown) => value is T): kept is T[] {
  return Array.isArray(kept) && kept.every(fits);
}

/** No points, or as many as a number holds exactly. */
function isScore(kept: unknown): kept is number | null {
  return kept === null || (typeof kept === 'number' && Math.abs(kept) <= Number.MAX_SAFE_INTEGER);
}
