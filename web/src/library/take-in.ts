// Taking in games from a text: each is checked by the rules, and nothing that is kept is lost.
import type { FarTable } from '../game/fit.ts';
import { levelOf, persons } from '../game/seating.ts';
import { toldOf } from '../game/state.ts';
import { keepAside, type Places } from '../keep/archive.ts';
import type { Found, SavedTable } from '../keep/store.ts';
import { isAhead, isSeatsFor, newKey, readTable } from '../keep/store.ts';
import { EngineError } from '../python/engine.ts';
import { identity } from '../scene/records.ts';
import type { Card, Door, GameRecord, SeatPlayer } from '../scene/types.ts';
import { errorKind, errorWords } from '../words/failure.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { exported, readGames } from './exchange.ts';
import { withWays } from './sound.ts';
import { type Outcome, takeMatch } from './take-match.ts';

export type Needs = Places & { cards: readonly Card[]; door: Door };

/** What came of a text: how many games are new, how many were here, and why others were refused. */
export type Report = { added: number; known: number; refused: string[] };

/** All games that are kept here, with those that were taken in so far. */
type Here = { tables: SavedTable[]; keys: Set<string>; records: Set<string> };

/** Takes in all games of a text that can be; of a text that holds none, returns what is wrong. */
export async function takeIn(text: string, needs: Needs): Promise<Report | string> {
  const games = readGames(text);
  if (typeof games === 'string') return games;
  const here: Here = { tables: [], keys: new Set(), records: new Set() };
  for (const table of [...needs.store.all(), ...(await needs.archive.all())]) note(table, here);
  const report: Report = { added: 0, known: 0, refused: [] };
  for (const [index, game] of games.entries()) {
    const outcome = await takeOne(game, here, needs);
    if (typeof outcome === 'string') report[outcome] += 1;
    else report.refused.push(words.library.refused(index + 1, outcome.refused));
  }
  return report;
}

function note(table: SavedTable, { tables, keys, records }: Here) {
  tables.push(table);
  keys.add(table.key);
  if (!table.match) records.add(identity(table.record));
}

async function takeOne(game: unknown, here: Here, needs: Needs): Promise<Outcome> {
  const { isText, isMessage, noRecord, newerGame } = words.library;
  if (typeof game === 'string') return { refused: isText };
  const said = typeof game === 'object' && game !== null ? (game as Record<string, unknown>) : {};
  if (said.message !== undefined) return { refused: isMessage };
  try {
    const isFree = (key: string) => !here.keys.has(key) && needs.store.find(key).is === 'none';
    const found = tableOf(await ofOurs(said, needs.door), needs.cards, isFree);
    if (found.is === 'kept') return await takeTable(found.table, here, needs);
    return { refused: found.is === 'newer' ? newerGame : noRecord };
  } catch (error) {
    return { refused: refusal(error) };
  }
}

/** Why the rules don't take a game. */
function refusal(error: unknown): string {
  const { newerGame, notPossible } = words.library;
  if (/^newer-/.test(errorKind(error))) return newerGame;
  const at = error instanceof EngineError ? error.at : undefined;
  return sentence(at === undefined ? errorWords(error) : notPossible(at + 1));
}

/** Keeps a table whose game the rules take; rejects where they don't. */
async function takeTable(table: SavedTable, here: Here, needs: Needs): Promise<Outcome> {
  const { door } = needs;
  const keep = async (sound: SavedTable): Promise<Outcome> => {
    const { record } = sound;
    const view = await door.call('view', { record, at: record.actions.length, seat: 0 });
    const found = { ...sound, ...toldOf(view) };
    if (!(await keepAside(found, needs))) return { refused: words.library.noRoom };
    note(found, here);
    return 'added';
  };
  if (isFar(table)) return takeMatch(table, nowKept(here, needs).filter(isFar), { door, keep });
  if (here.records.has(identity(table.record))) return 'known';
  return keep(await withWays(table, door));
}

/** The tables as they are kept now: other pages may have played on. */
function nowKept({ tables }: Here, { store }: Needs): SavedTable[] {
  return tables.map((table) => store.load(table.key) ?? table);
}

function isFar(table: SavedTable): table is FarTable {
  return table.match !== undefined;
}

/** A game in a link, or from elsewhere, as the rules read it; any other as it is. */
async function ofOurs(game: Record<string, unknown>, door: Door): Promise<object> {
  const { link, foreign } = game;
  if (typeof link === 'string') return door.call('open', { link });
  const isForeign = typeof foreign === 'object' && foreign !== null;
  return isForeign ? door.call('foreign', { game: { ...foreign } }) : game;
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
  far: boolean,
): SeatPlayer[] {
  const levels = cards.find(({ id }) => id === record.game)?.levels ?? [];
  const has = (seat: SeatPlayer) =>
    seat === 'person' || (seat === 'far' && far) || levels.includes(levelOf(seat));
  const right = isSeatsFor(seats, record) && seats.every(has);
  return right ? seats : persons(Math.floor(record.players));
}
