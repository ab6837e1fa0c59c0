// Imports games from a text. The rules check each, and nothing that is kept is lost.

import { findBrought, keeperOf } from '../../catalog/brought.ts';
import { exported, readContent } from '../../exchange/file-format.ts';
import { withRemarks } from '../../exchange/game-file.ts';
import { wholeOf } from '../../game/branches.ts';
import { levelOf, persons } from '../../game/seating.ts';
import { listFacts } from '../../game/state.ts';
import { asFields, isFields } from '../../keep/checks.ts';
import { ofText } from '../../keep/derived.ts';
import { KEY_BYTES, newKey } from '../../keep/new-table.ts';
import { exercises, inStorage, mergeOtherData } from '../../keep/other-data.ts';
import {
  type Branch,
  isAhead,
  isBegun,
  isSeatsFor,
  type Lookup,
  readTable,
  type SavedTable,
} from '../../keep/saved-table.ts';
import type { Store } from '../../keep/store.ts';
import { EngineError } from '../../python/engine.ts';
import { endingWith, goingOn, identity } from '../../scene/records.ts';
import type { Card, Door, GameRecord, SeatPlayer } from '../../scene/types.ts';
import { succeeds } from '../../site/with-timeout.ts';
import { tableServices } from '../../table/hooks.ts';
import { errorKind, errorWords } from '../../words/failure.ts';
import { sentence } from '../../words/grammar.ts';
import { exchange } from '../../words/words.ts';
import { farther, isSameGame, merged, saySame, withSideFacts } from './merged.ts';
import * as words from './words/en.ts';

export type Deps = { cards: readonly Card[]; door: Door; store: Store };

/**
 * The result of a text: how many games are new, updated and known, and why others were refused; how
 * many exercises are new, how many answers to them were damaged, and what other data came.
 */
export type Report = {
  added: number;
  updated?: number;
  same: number;
  refused: string[];
  exercises?: number;
  damaged?: number;
  /** What is told of other data that came; undefined if none did, or none is kept. */
  otherData?: readonly string[];
  /** What of it isn't kept, and why; undefined if all is. */
  notKept?: readonly string[];
};

/** The result of one game. */
type Outcome = 'added' | 'updated' | 'same' | { refused: string };

/**
 * The data kept here, including this import: the game of each key, the records, and the keys of games
 * with people elsewhere.
 */
type Here = { games: Map<string, string>; records: Set<string>; far: Set<string> };

/** Imports the valid games of a text, and what else it has; rejects with what is wrong with it. */
export async function importGames(text: string, deps: Deps): Promise<Report> {
  const { games, deck, beside } = await readContent(text, deps.door);
  const came = exercises().count(deck);
  const knows = (game: string) =>
    deps.cards.some(({ id }) => id === game) || keeperOf(game) !== undefined;
  const all = beside.map((data) => mergeOtherData(data, knows));
  const arrivals = all.filter((each) => each !== null);
  await findBrought();
  const here: Here = { games: new Map(), records: new Set(), far: new Set() };
  for (const table of deps.store.all()) register(table, here);
  const merging = came.exercises ? inStorage(() => exercises().merge(deck)) : undefined;
  const noRoom = exchange.refusedEntry('', exchange.notKeptSince.room);
  const refused = arrivals.flatMap((each) => each.refused);
  const notKept = new Set([...refused, ...(merging === null ? [noRoom] : [])]);
  const report: Report = {
    added: 0,
    same: 0,
    refused: [],
    ...(merging && { exercises: merging.done }),
    ...(came.damaged && { damaged: came.damaged }),
    ...(arrivals.some(({ merged }) => merged) && {
      otherData: arrivals.flatMap(({ told }) => told),
    }),
    ...(notKept.size && { notKept: [...notKept] }),
  };
  for (const [index, game] of games.entries()) {
    const outcome = await importOne(game, here, deps);
    if (typeof outcome === 'string') report[outcome] = (report[outcome] ?? 0) + 1;
    else report.refused.push(words.transfer.refused(index + 1, outcome.refused));
  }
  return report;
}

function register(table: SavedTable, { games, records, far }: Here) {
  games.set(table.key, table.record.game);
  if (table.match) far.add(table.key);
  else records.add(identity(table.record));
}

async function importOne(game: unknown, here: Here, deps: Deps): Promise<Outcome> {
  const { isText, isMessage, noRecord, newerGame } = words.transfer;
  if (typeof game === 'string') return { refused: isText };
  const fields = asFields(game);
  if (fields.message !== undefined) return { refused: isMessage };
  if (isFields(fields.refused)) {
    const { kind, message } = fields.refused;
    return { refused: refusal(new EngineError(String(kind), { message: String(message) })) };
  }
  try {
    const lookup = tableOf(withRemarks(fields), deps.cards);
    if (lookup.is === 'kept') {
      return await importTable(lookup.table, fields.key === lookup.table.key, here, deps);
    }
    return { refused: lookup.is === 'newer' ? newerGame : noRecord };
  } catch (error) {
    return { refused: refusal(error) };
  }
}

/** Returns why the rules refuse a game. */
function refusal(error: unknown): string {
  const { newerGame, notPossible, unknown } = words.transfer;
  if (/^newer-/.test(errorKind(error))) return newerGame;
  if (errorKind(error) === 'unknown-game') return unknown;
  const at = error instanceof EngineError ? error.at : undefined;
  return sentence(at === undefined ? errorWords(error) : notPossible(at + 1));
}

/**
 * Keeps a table if the rules accept its game; else rejects.
 * @param keyed whether the export had its key
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
    const facts = { ...sound, ...listFacts(view) };
    if (!store.add(facts)) return { refused: words.transfer.noRoom };
    register(facts, here);
    return as;
  };
  // Other pages may play meanwhile.
  const stored = (key: string, game: string) => store.find(key, here.games.get(key) ?? game);
  const lookup = stored(table.key, table.record.game);
  // A game that wasn't begun here gives way to one that was begun elsewhere.
  const isFree = lookup.is === 'none' || (lookup.is === 'kept' && !isBegun(lookup.table));
  if (lookup.is === 'kept' && isSameGame(lookup.table, table)) {
    return importTwin(lookup.table, table, { door, keep });
  }
  const own = isFree && keyed ? table : await withKeyOfItsOwn(table, keyed, stored);
  if (!own) return 'same';
  if (own.match) {
    // Another page may import it just now.
    const keys = new Set([...here.far, table.key, own.key]);
    const far = [...keys].flatMap((key) => {
      const lookup = stored(key, own.record.game);
      return lookup.is === 'kept' ? [lookup.table] : [];
    });
    return importFar(own, far, { door, keep });
  }
  // A game without a key is recognised by its record.
  if (!(keyed && isFree) && here.records.has(identity(own.record))) return 'same';
  return keep(await withLegalLines(own, door));
}

/**
 * A game that came without a key, or whose key another game has, gets one that follows from it: two
 * pages that import it at once keep one game. Null if it is here under such a key.
 */
async function withKeyOfItsOwn(
  table: SavedTable,
  keyed: boolean,
  stored: (key: string, game: string) => Lookup,
): Promise<SavedTable | null> {
  const { record, match } = table;
  const text = identity({ record, match: match?.id, key: keyed ? table.key : '' });
  for (let nth = 0; ; nth += 1) {
    const key = newKey(await ofText(`${text} ${nth}`, KEY_BYTES));
    const lookup = stored(key, record.game);
    if (lookup.is === 'none') return { ...table, key };
    const here = lookup.is === 'kept' ? lookup.table : null;
    if (here && tableServices.get('elsewhere')?.isSame(here, table)) return { ...table, key };
    if (here && !match && identity(here.record) === identity(record)) return null;
  }
}

type ImportDeps = { door: Door; keep: (table: SavedTable, as?: Outcome) => Promise<Outcome> };

/** Merges a game with another state of it. */
async function importTwin(own: SavedTable, came: SavedTable, { door, keep }: ImportDeps) {
  if (isEqual(merged(own, came), own)) return 'same';
  await door.call('state', { record: came.record });
  return keepMerged(own, merged(own, await withLegalLines(came, door)), keep);
}

function keepMerged(own: SavedTable, next: SavedTable, keep: ImportDeps['keep']) {
  if (isEqual(next, own)) return 'same';
  return keep(next, saySame(next, own) ? 'same' : 'updated');
}

function isEqual(one: SavedTable, other: SavedTable): boolean {
  return one.used === other.used && saySame(one, other);
}

/** Makes a table for a well-formed game, with people on its seats unless it says otherwise. */
function tableOf(game: object, cards: readonly Card[]): Lookup {
  const fields = exported(game);
  const { key: own, seats, ahead, match, used } = fields;
  const record = (fields.record ?? {}) as Partial<GameRecord>;
  const { players } = record;
  if (typeof players !== 'number' || !(players >= 1 && players <= 99)) return { is: 'damaged' };
  const key = typeof own === 'string' && /^[\da-z]{1,24}$/.test(own) ? own : newKey();
  const plain = {
    ...fields,
    format: 1,
    key,
    seats: seatsOf(seats, record as GameRecord, cards, match !== undefined),
    ahead: isAhead(ahead) ? ahead : [],
    used: used ?? Date.now(),
  };
  return readTable(JSON.stringify(plain), key);
}

/** The seats that came with a record, if this page has such players. */
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

/** Imports a game with people elsewhere: it goes on with the state of it that is here. */
async function importFar(
  table: SavedTable,
  tables: readonly SavedTable[],
  { door, keep }: ImportDeps,
): Promise<Outcome> {
  const lines = { farther, legalUndone };
  const arrival = await tableServices.get('elsewhere')?.arrival(table, tables, door, lines);
  if (!arrival || arrival === 'same') return 'same';
  if ('wrong' in arrival) throw new Error(words.transfer[arrival.wrong]);
  if ('refused' in arrival) return arrival;
  const { table: game, own } = arrival;
  if (!own) return keep(game);
  return keepMerged(own, { ...withSideFacts(game, own, table), key: own.key }, keep);
}

/** Leaves out branches and undone actions that the rules refuse: the game is valid without them. */
async function withLegalLines(table: SavedTable, door: Door): Promise<SavedTable> {
  const { record, branches = [] } = table;
  const sound: Branch[] = [];
  for (const branch of branches) {
    if (await isLegal(endingWith(record, branch.actions, branch.ended), door)) sound.push(branch);
  }
  const ahead = await legalUndone(table, door);
  return { ...table, ahead, ...(branches.length && { branches: sound }) };
}

/** Returns the undone actions if they are legal, else none. */
async function legalUndone(table: SavedTable, door: Door): Promise<string[][]> {
  const { record, ahead } = table;
  return ahead.length && (await isLegal(goingOn(record, wholeOf(table)), door)) ? ahead : [];
}

function isLegal(record: GameRecord, door: Door): Promise<boolean> {
  return succeeds(door.call('state', { record }));
}
