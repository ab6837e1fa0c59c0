// Importing games from a text: each is checked by the rules, and nothing that is kept is lost.

import { wholeOf } from '../game/branches.ts';
import { type FarTable, fittest, mended } from '../game/fit.ts';
import { isDamage, messageOf } from '../game/match.ts';
import { farther, isSameGame, merged, saySame, withBeside } from '../game/merged.ts';
import { levelOf, persons } from '../game/seating.ts';
import { listFacts } from '../game/state.ts';
import { exercises, mergeBesides } from '../keep/beside.ts';
import { asFields, type Fields, isFields } from '../keep/checks.ts';
import { arrived, matchSeats } from '../keep/match.ts';
import {
  type Branch,
  type Found,
  isAhead,
  isSeatsFor,
  newKey,
  readTable,
  type SavedTable,
  type Store,
} from '../keep/store.ts';
import { EngineError } from '../python/engine.ts';
import { succeeds } from '../python/in-time.ts';
import { endingWith, goingOn, identity } from '../scene/records.ts';
import type { Card, Door, GameRecord, Match, Received, SeatPlayer } from '../scene/types.ts';
import { errorKind, errorWords } from '../words/failure.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { exported, isGameFile, readGames, readRest } from './file-format.ts';
import { isBegun } from './filter.ts';
import { ofFile } from './game-file.ts';

export type Deps = { cards: readonly Card[]; door: Door; store: Store };

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

/**
 * What is kept here, with what was imported so far: which game has a key, which records there are,
 * and the games with people far away.
 */
type Here = { games: Map<string, string>; records: Set<string>; far: Map<string, FarTable> };

/** Imports all games of a text that can be; of a text that holds none, returns what is wrong. */
export async function importGames(text: string, deps: Deps): Promise<Report | string> {
  const { deck, ...rest } = readRest(text);
  const came = exercises().count(deck);
  const found = isGameFile(text) ? await gamesOfFile(text, deps.door) : readGames(text);
  const beside = mergeBesides(rest.beside);
  if (typeof found === 'string' && !came.exercises && !beside) return found;
  const games = typeof found === 'string' ? [] : found;
  const here: Here = { games: new Map(), records: new Set(), far: new Map() };
  for (const table of deps.store.all()) note(table, here);
  const report: Report = {
    added: 0,
    known: 0,
    refused: [],
    ...(came.exercises && { exercises: exercises().merge(deck) }),
    ...(came.damaged && { damaged: came.damaged }),
    ...(beside && { beside }),
  };
  for (const [index, game] of games.entries()) {
    const outcome = await importOne(game, here, deps);
    if (typeof outcome === 'string') report[outcome] = (report[outcome] ?? 0) + 1;
    else report.refused.push(words.exchange.refused(index + 1, outcome.refused));
  }
  return report;
}

/** The games of a game file; of one that the rules don't take, what is wrong in which line. */
async function gamesOfFile(text: string, door: Door): Promise<readonly unknown[] | string> {
  try {
    return (await door.call('annotated', { text })).games.map(ofFile);
  } catch (error) {
    return sentence(errorWords(error));
  }
}

function note(table: SavedTable, { games, records, far }: Here) {
  games.set(table.key, table.record.game);
  if (isOfMatch(table)) far.set(table.key, table);
  else records.add(identity(table.record));
}

async function importOne(game: unknown, here: Here, deps: Deps): Promise<Outcome> {
  const { isText, isMessage, noRecord, newerGame } = words.exchange;
  if (typeof game === 'string') return { refused: isText };
  const said = asFields(game);
  if (said.message !== undefined) return { refused: isMessage };
  try {
    const ours = await ofOurs(said, deps.door);
    const found = tableOf(ours, deps.cards);
    if (found.is === 'kept') {
      const keyed = asFields(ours).key === found.table.key;
      return await importTable(found.table, keyed, here, deps);
    }
    return { refused: found.is === 'newer' ? newerGame : noRecord };
  } catch (error) {
    return { refused: refusal(error) };
  }
}

/** Why the rules don't take a game. */
function refusal(error: unknown): string {
  const { newerGame, notPossible, unknown } = words.exchange;
  if (/^newer-/.test(errorKind(error))) return newerGame;
  if (errorKind(error) === 'unknown-game') return unknown;
  const at = error instanceof EngineError ? error.at : undefined;
  return sentence(at === undefined ? errorWords(error) : notPossible(at + 1));
}

/**
 * Keeps a table whose game the rules take; rejects where they don't.
 * @param keyed whether it had its key elsewhere too
 */
async function importTable(
  table: SavedTable,
  keyed: boolean,
  here: Here,
  deps: Deps,
): Promise<Outcome> {
  const { door, store } = deps;
  const keep = async (sound: SavedTable, as: Outcome = 'added'): Promise<Outcome> => {
    const { record } = sound;
    const view = await door.call('view', { record, at: record.actions.length, seat: 0 });
    const found = { ...sound, ...listFacts(view) };
    if (!store.add(found)) return { refused: words.exchange.noRoom };
    note(found, here);
    return as;
  };
  // Other pages may play on meanwhile.
  const stored = (key: string, game: string) => store.find(key, here.games.get(key) ?? game);
  const kept = stored(table.key, table.record.game);
  // What nobody has begun gives way to what was begun elsewhere.
  const isFree = kept.is === 'none' || (kept.is === 'kept' && !isBegun(kept.table));
  const own = isFree ? table : { ...table, key: newKey() };
  if (isOfMatch(own)) {
    const far = [...here.far.values()].flatMap(({ key, record }) => {
      const found = stored(key, record.game);
      return found.is === 'kept' && isOfMatch(found.table) ? [found.table] : [];
    });
    return importMatch(own, far, { door, keep });
  }
  if (kept.is === 'kept' && isSameGame(kept.table, table)) {
    return importTwin(kept.table, table, { door, keep });
  }
  // A game without a key is known by its record.
  if (!(keyed && isFree) && here.records.has(identity(own.record))) return 'known';
  return keep(await withLegalWays(own, door));
}

type ImportDeps = { door: Door; keep: (table: SavedTable, as?: Outcome) => Promise<Outcome> };

/** Merges a game with another state of it. */
async function importTwin(kept: SavedTable, came: SavedTable, { door, keep }: ImportDeps) {
  if (isEqual(merged(kept, came), kept)) return 'known';
  await door.call('state', { record: came.record });
  return keepMerged(kept, merged(kept, await withLegalWays(came, door)), keep);
}

function keepMerged(kept: SavedTable, next: SavedTable, keep: ImportDeps['keep']) {
  if (isEqual(next, kept)) return 'known';
  return keep(next, saySame(next, kept) ? 'known' : 'updated');
}

function isEqual(one: SavedTable, other: SavedTable): boolean {
  return one.used === other.used && saySame(one, other);
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

/** A table for a game that has the right form; with people on its seats, unless it says more. */
function tableOf(game: object, cards: readonly Card[]): Found {
  const said = exported(game);
  const { key: own, seats, ahead, match, used } = said;
  const record = (said.record ?? {}) as Partial<GameRecord>;
  const { players } = record;
  if (typeof players !== 'number' || !(players >= 1 && players <= 99)) return { is: 'damaged' };
  const key = typeof own === 'string' && /^[\da-z]{1,24}$/.test(own) ? own : newKey();
  const plain = {
    ...said,
    format: 1,
    key,
    seats: seatsOf(seats, record as GameRecord, cards, match !== undefined),
    ahead: isAhead(ahead) ? ahead : [],
    used: used ?? Date.now(),
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

/**
 * Imports a game by messages whose secret is that of its player. A secret that is kept is never
 * replaced: the same match with another one is a game of its own, where its messages show that secret.
 */
async function importMatch(
  table: FarTable,
  kept: readonly FarTable[],
  { door, keep }: ImportDeps,
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
  const bad = () => new Error(words.exchange.badMatch);
  const { link, secret, seat } = match;
  const found = await door.call('receive', { link, secret, seat }).catch((error) => {
    throw isDamage(error) && errorKind(error) !== 'newer-link' ? bad() : error;
  });
  if (found.kind === 'foreign-secret') throw new Error(words.exchange.foreignSecret);
  const right = matchSeats(found.match.record.players, seat).join() === seats.join();
  if (found.kind !== 'new' || !right) throw bad();
  return found;
}

/** The game that is kept goes on with newer messages, at its table. */
async function goOn(own: FarTable, table: FarTable, came: Received, { door, keep }: ImportDeps) {
  const { found } = await fittest(door, [own], came);
  const is = found.kind;
  if (is === 'mends') return keep(mended(own, found.match));
  if (is !== 'same' && is !== 'older' && is !== 'newer') {
    return { refused: is === 'too-old' ? words.match.tooOld : found.sentence };
  }
  // Of two that have the same messages, one may have begun to decide after them.
  const theirs = is === 'newer' || (is === 'same' && farther(own, table) === table);
  const game = theirs ? await asSent(table, came.match, door) : own;
  return keepMerged(own, { ...withBeside(game, own, table), key: own.key }, keep);
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
