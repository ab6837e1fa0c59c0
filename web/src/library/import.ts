// Importing games from a text: each is checked by the rules, and nothing that is kept is lost.

import { isPartOf, joined, wholeOf } from '../game/branches.ts';
import { type FarTable, fittest, mended } from '../game/fit.ts';
import { isDamage, messageOf } from '../game/match.ts';
import { levelOf, persons } from '../game/seating.ts';
import { listFacts } from '../game/state.ts';
import { keepAside, type Stores } from '../keep/archive.ts';
import { mergeBesides } from '../keep/beside.ts';
import { asFields, type Fields, isFields } from '../keep/checks.ts';
import { mergeDeck } from '../keep/deck.ts';
import { arrived, matchSeats } from '../keep/match.ts';
import {
  type Branch,
  type Found,
  isAhead,
  isSeatsFor,
  newKey,
  readTable,
  type SavedTable,
  wayOf,
} from '../keep/store.ts';
import { EngineError } from '../python/engine.ts';
import { succeeds } from '../python/in-time.ts';
import { endingWith, goingOn, identity } from '../scene/records.ts';
import type { Card, Door, GameRecord, Match, Received, SeatPlayer } from '../scene/types.ts';
import { errorKind, errorWords } from '../words/failure.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { exported, readGames, readRest } from './file-format.ts';

export type Deps = Stores & { cards: readonly Card[]; door: Door };

/**
 * What came of a text: how many games are new, how many went on elsewhere, how many were here, and
 * why others were refused; how many exercises are new, how many answers to them could not be read,
 * and whether results and settings came too.
 */
export type Report = {
  added: number;
  updated?: number;
  known: number;
  refused: string[];
  exercises?: number;
  damaged?: number;
  beside?: boolean;
};

/** What came of one game. */
type Outcome = 'added' | 'updated' | 'known' | { refused: string };

/** All games that are kept here, with those that were imported so far. */
type Here = { tables: SavedTable[]; keys: Set<string>; records: Set<string> };

/** Imports all games of a text that can be; of a text that holds none, returns what is wrong. */
export async function importGames(text: string, deps: Deps): Promise<Report | string> {
  const { exercises, damaged, ...rest } = readRest(text);
  const found = readGames(text);
  const beside = mergeBesides(rest.beside);
  if (typeof found === 'string' && !exercises.length && !beside) return found;
  const games = typeof found === 'string' ? [] : found;
  const here: Here = { tables: [], keys: new Set(), records: new Set() };
  for (const table of [...deps.store.all(), ...(await deps.archive.all())]) note(table, here);
  const report: Report = {
    added: 0,
    known: 0,
    refused: [],
    ...(exercises.length && { exercises: mergeDeck(exercises) }),
    ...(damaged && { damaged }),
    ...(beside && { beside }),
  };
  for (const [index, game] of games.entries()) {
    const outcome = await importOne(game, here, deps);
    if (typeof outcome === 'string') report[outcome] = (report[outcome] ?? 0) + 1;
    else report.refused.push(words.library.refused(index + 1, outcome.refused));
  }
  return report;
}

function note(table: SavedTable, { tables, keys, records }: Here) {
  tables.push(table);
  keys.add(table.key);
  if (!table.match) records.add(identity(table.record));
}

async function importOne(game: unknown, here: Here, deps: Deps): Promise<Outcome> {
  const { isText, isMessage, noRecord, newerGame } = words.library;
  if (typeof game === 'string') return { refused: isText };
  const said = asFields(game);
  if (said.message !== undefined) return { refused: isMessage };
  try {
    const isFree = (key: string) => !here.keys.has(key) && deps.store.find(key).is === 'none';
    const found = tableOf(await ofOurs(said, deps.door), deps.cards, isFree);
    if (found.is === 'kept')
      return await importTable(found.table, twinOf(said.key, here, deps), here, deps);
    return { refused: found.is === 'newer' ? newerGame : noRecord };
  } catch (error) {
    return { refused: refusal(error) };
  }
}

/** Why the rules don't take a game. */
function refusal(error: unknown): string {
  const { newerGame, notPossible, unknown } = words.library;
  if (/^newer-/.test(errorKind(error))) return newerGame;
  if (errorKind(error) === 'unknown-game') return unknown;
  const at = error instanceof EngineError ? error.at : undefined;
  return sentence(at === undefined ? errorWords(error) : notPossible(at + 1));
}

/**
 * Keeps a table whose game the rules take; rejects where they don't.
 * @param twin what is kept under the key that the table had elsewhere
 */
async function importTable(
  table: SavedTable,
  twin: SavedTable | undefined,
  here: Here,
  deps: Deps,
): Promise<Outcome> {
  const { door } = deps;
  const keep = async (sound: SavedTable, as: Outcome = 'added'): Promise<Outcome> => {
    const { record } = sound;
    const view = await door.call('view', { record, at: record.actions.length, seat: 0 });
    const found = { ...sound, ...listFacts(view) };
    if (!(await keepAside(found, deps))) return { refused: words.library.noRoom };
    note(found, here);
    return as;
  };
  if (isOfMatch(table))
    return importMatch(table, nowKept(here.tables, deps).filter(isOfMatch), { door, keep });
  if (here.records.has(identity(table.record))) return 'known';
  if (twin && isPartOf(table.record, twin)) return 'known';
  const sound = await withLegalWays(table, door);
  return twin && isPartOf(twin.record, sound) ? keep(after(twin, sound), 'updated') : keep(sound);
}

/** The game that is kept, as it went on elsewhere; what it has of its own stays. */
function after(twin: SavedTable, later: SavedTable): SavedTable {
  const { key, title = later.title, practice = later.practice } = twin;
  const branches = joined(later, twin);
  return {
    ...later,
    key,
    ...(title && { title }),
    ...(practice && { practice }),
    ...(branches.length && { branches }),
  };
}

/** The tables as they are kept now: other pages may have played on. */
function nowKept(tables: readonly SavedTable[], { store }: Deps): SavedTable[] {
  return tables.map((table) => store.load(table.key) ?? table);
}

/** The table under a key, unless its game is one by messages. */
function twinOf(key: unknown, { tables }: Here, deps: Deps): SavedTable | undefined {
  const found = tables.filter((table) => table.key === key);
  return nowKept(found, deps).find(({ match }) => !match);
}

function isOfMatch(table: SavedTable): table is FarTable {
  return table.match !== undefined;
}

/** A game in a link, or from elsewhere, as the rules read it; any other as it is. */
async function ofOurs(game: Fields, door: Door): Promise<object> {
  const { link, foreign } = game;
  if (typeof link === 'string') return door.call('open', { link });
  return isFields(foreign) ? door.call('foreign', { game: { ...foreign } }) : game;
}

/**
 * A table for a game that has the right form; with people on its seats, unless it says more.
 * @param isFree whether nothing is kept under a key: a game that was deleted comes back as itself
 */
function tableOf(game: object, cards: readonly Card[], isFree: (key: string) => boolean): Found {
  const said = exported(game);
  const { key: own, seats, ahead, match, used } = said;
  const record = (said.record ?? {}) as Partial<GameRecord>;
  const { players } = record;
  if (typeof players !== 'number' || !(players >= 1 && players <= 99)) return { is: 'damaged' };
  const key =
    typeof own === 'string' && /^[\da-z]{1,24}$/.test(own) && isFree(own) ? own : newKey();
  const plain = {
    ...said,
    format: match === undefined ? 1 : 3,
    key,
    seats: seatsOf(seats, record as GameRecord, cards, match !== undefined),
    ahead: isAhead(ahead) ? ahead : [],
    used: used ?? Date.now(),
    // Where nobody says who played, it was not played by those who export their games.
    ...(seats === undefined && { given: record.actions?.length }),
  };
  return readTable(JSON.stringify(plain), key);
}

/** The seats that came with a record, where this page has such players. */
function seatsOf(
  seats: unknown,
  record: GameRecord,
  cards: readonly Card[],
  byMessages: boolean,
): SeatPlayer[] {
  const levels = cards.find(({ id }) => id === record.game)?.levels ?? [];
  const has = (seat: SeatPlayer) =>
    seat === 'person' ||
    (seat === 'far' && byMessages) ||
    levels.includes(Math.floor(levelOf(seat)));
  const right = isSeatsFor(seats, record) && seats.every(has);
  return right ? seats : persons(Math.floor(record.players));
}

type MatchDeps = { door: Door; keep: (table: SavedTable, as?: Outcome) => Promise<Outcome> };

/**
 * Imports a game by messages whose secret is that of its player. A secret that is kept is never replaced: the
 * same match with another one is a game of its own, where its messages show that secret.
 */
async function importMatch(
  table: FarTable,
  kept: readonly FarTable[],
  { door, keep }: MatchDeps,
): Promise<Outcome> {
  const came = await checked(table, door);
  const { id, seat, secret } = table.match;
  const twins = kept.filter(({ match }) => match.id === id && match.seat === seat);
  const own = twins.find(({ match }) => match.secret === secret);
  if (own) return goOn(own, table, came, { door, keep });
  if (twins.length && !came.match.joined.includes(seat)) return 'known';
  return keep(await asSent(table, came.match, door));
}

/** What the rules say of the messages alone, and whether the secret is that of their player. */
async function checked({ match, seats }: FarTable, door: Door): Promise<Received> {
  const bad = () => new Error(words.library.badMatch);
  const { link, secret, seat } = match;
  const found = await door.call('receive', { link, secret, seat }).catch((error) => {
    throw isDamage(error) && errorKind(error) !== 'newer-link' ? bad() : error;
  });
  if (found.kind === 'foreign-secret') throw new Error(words.library.foreignSecret);
  const right = matchSeats(found.match.record.players, seat).join() === seats.join();
  if (found.kind !== 'new' || !right) throw bad();
  return found;
}

/** The game that is kept goes on with newer messages, at its table. */
async function goOn(own: FarTable, table: FarTable, came: Received, { door, keep }: MatchDeps) {
  const { found } = await fittest(door, [own], came);
  const is = found.kind;
  if (is === 'same' || is === 'older') return 'known';
  if (is === 'mends') return keep(mended(own, found.match));
  if (is !== 'newer') {
    return { refused: is === 'too-old' ? words.match.tooOld : found.sentence };
  }
  const newer = await asSent(table, came.match, door);
  const { key, title = newer.title } = own;
  return keep({ ...newer, ...(title && { title }), ...wayOf(own), key }, 'updated');
}

/** A game as its last message has it; the own turn as far as it is decided. */
async function asSent(table: FarTable, found: Match, door: Door): Promise<SavedTable> {
  const { seat, secret, own, since } = table.match;
  const arriving = { ...arrived(found, seat, secret), own };
  const decided = { ...arriving, fresh: false, since };
  const { record, names } = table;
  // Whether somebody has begun to decide like this after the last message.
  const goesOn = since !== null && (await succeeds(messageOf(door, decided, record, names)));
  if (!goesOn) return { ...table, record: found.record, ahead: [], match: arriving };
  return { ...table, ahead: await legalUndone(table, door), match: decided };
}

/**
 * With what Redo would bring and the branches, as far as the rules take them; they say nothing of
 * the game, so others are left out.
 */
async function withLegalWays(table: SavedTable, door: Door): Promise<SavedTable> {
  const { record, branches = [] } = table;
  const sound: Branch[] = [];
  for (const branch of branches) {
    if (await isLegal(endingWith(record, branch.actions, branch.ended), door)) sound.push(branch);
  }
  const ahead = await legalUndone(table, door);
  return { ...table, ahead, ...(branches.length && { branches: sound }) };
}

/** What Redo would bring, if the rules take it. */
async function legalUndone(table: SavedTable, door: Door): Promise<string[][]> {
  const { record, ahead } = table;
  return ahead.length && (await isLegal(goingOn(record, wholeOf(table)), door)) ? ahead : [];
}

function isLegal(record: GameRecord, door: Door): Promise<boolean> {
  return succeeds(door.call('state', { record }));
}
