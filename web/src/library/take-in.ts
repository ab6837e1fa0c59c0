// Taking in games from a text: each is checked by the rules, and nothing that is kept changes.
import { messageOf } from '../game/far.ts';
import { levelOf, persons } from '../game/seating.ts';
import { toldOf } from '../game/state.ts';
import { keepAside, type Places } from '../keep/archive.ts';
import { arrived, farSeats, type SavedMatch } from '../keep/far.ts';
import type { Branch, SavedTable } from '../keep/store.ts';
import { isSeatsFor, newKey, readTable, wayOf } from '../keep/store.ts';
import { EngineError } from '../python/engine.ts';
import { endingWith } from '../scene/records.ts';
import type { Card, Door, GameRecord, SeatPlayer } from '../scene/types.ts';
import { errorKind, errorWords } from '../words/failure.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { identity, readGames } from './exchange.ts';

export type Needs = Places & { cards: readonly Card[]; door: Door };

/** What came of a text: how many games are new, how many were here, and why others were refused. */
export type Report = { added: number; known: number; refused: string[] };

type Outcome = 'added' | 'known' | { refused: string };

/** Takes in all games of a text that can be; of a text that holds none, returns what is wrong. */
export async function takeIn(text: string, needs: Needs): Promise<Report | string> {
  const games = readGames(text);
  if (typeof games === 'string') return games;
  const kept = [...needs.store.all(), ...(await needs.archive.all())];
  const here = new Map(kept.map((table) => [nameOf(table), table]));
  const report: Report = { added: 0, known: 0, refused: [] };
  for (const [index, game] of games.entries()) {
    const outcome = await takeOne(game, here, needs);
    if (typeof outcome === 'string') report[outcome] += 1;
    else report.refused.push(words.library.refused(index + 1, outcome.refused));
  }
  return report;
}

async function takeOne(
  game: unknown,
  here: Map<string, SavedTable>,
  needs: Needs,
): Promise<Outcome> {
  const { message } = (game ?? {}) as { message?: string };
  if (message !== undefined) return { refused: words.library.isMessage };
  try {
    return await takeTable(tableOf(await ofOurs(game, needs.door), needs.cards), here, needs);
  } catch (error) {
    const at = error instanceof EngineError ? error.at : undefined;
    const why = at === undefined ? errorWords(error) : words.library.notPossible(at + 1);
    return { refused: sentence(why) };
  }
}

/** Keeps a table whose game the rules take; rejects where they don't. */
async function takeTable(
  table: SavedTable | null,
  here: Map<string, SavedTable>,
  needs: Needs,
): Promise<Outcome> {
  if (!table) return { refused: words.library.noRecord };
  const twin = here.get(nameOf(table));
  if (twin && !(await isNewer(table, twin, needs.door))) return 'known';
  const sound = await soundOf(table, needs.door);
  const { record } = sound;
  const view = await needs.door.call('view', { record, at: record.actions.length, seat: 0 });
  const found = { ...sound, ...toldOf(view), key: twin?.key ?? sound.key };
  if (!(await keepAside(found, needs))) return { refused: words.library.noRoom };
  here.set(nameOf(found), found);
  return 'added';
}

/** A game in a link, or from elsewhere, as the rules read it; any other as it is. */
async function ofOurs(game: unknown, door: Door): Promise<unknown> {
  const { link, foreign } = (game ?? {}) as { link?: string; foreign?: Record<string, unknown> };
  if (link !== undefined) return door.call('open', { link });
  return foreign ? door.call('foreign', { game: foreign }) : game;
}

/** Games of the same name are the same: by their record, or by the seat in a match. */
function nameOf({ record, match }: SavedTable): string {
  return match ? `${match.id} ${match.seat}` : identity(record);
}

/** Whether a game goes on from the same one here: only with people far away can it. */
async function isNewer({ match }: SavedTable, twin: SavedTable, door: Door) {
  if (!match || !twin.match) return false;
  const { kind } = await door.call('receive', { link: match.link, kept: twin.match.link });
  return kind === 'newer';
}

/** What the rules take of a game, apart from its record. */
async function soundOf(table: SavedTable, door: Door): Promise<SavedTable> {
  return table.match ? withMessages(table, table.match, door) : withBranches(table, door);
}

/** A game with people far away as its last message has it; the own turn as far as it is decided. */
async function withMessages(table: SavedTable, match: SavedMatch, door: Door): Promise<SavedTable> {
  const bad = () => new Error(words.library.badMatch);
  const { kind, match: found } = await door.call('receive', { link: match.link }).catch((error) => {
    throw errorKind(error) === 'bad-link' ? bad() : error;
  });
  const seats = farSeats(found.record.players, match.seat);
  if (kind !== 'new' || seats.join() !== table.seats.join()) throw bad();
  const { seat, secret, own } = match;
  const arriving = { ...arrived(found, seat, secret), own };
  const decided = { ...arriving, fresh: false, since: match.since };
  const goesOn = match.since !== null && (await isTurn(table, decided, door));
  if (goesOn) return { ...table, match: decided };
  return { ...table, record: found.record, match: arriving };
}

/** Whether somebody has begun to decide like this after the last message. */
function isTurn({ record, names }: SavedTable, match: SavedMatch, door: Door): Promise<boolean> {
  return messageOf(door, match, record, names).then(
    () => true,
    () => false,
  );
}

/** With the branches that the rules take; they say nothing of the game, so others are left out. */
async function withBranches(table: SavedTable, door: Door): Promise<SavedTable> {
  const { record, branches = [] } = table;
  const sound: Branch[] = [];
  for (const branch of branches) {
    const asked = { record: endingWith(record, branch.actions, branch.ended) };
    const taken = await door.call('state', asked).then(
      () => true,
      () => false,
    );
    if (taken) sound.push(branch);
  }
  return branches.length ? { ...table, branches: sound } : table;
}

/** A new table for a game that has the right form; with people on its seats, unless it says more. */
function tableOf(game: unknown, cards: readonly Card[]): SavedTable | null {
  const written = (game ?? {}) as Record<string, unknown>;
  const { record, seats, names, serious, branches, match, title, used } = written;
  const { players, actions } = (record ?? {}) as { players?: unknown; actions?: unknown[] };
  if (typeof players !== 'number' || !(players >= 1 && players <= 99)) return null;
  const key = newKey();
  const seated = seatsOf(seats, record as GameRecord, cards, match !== undefined);
  const plain = {
    format: match === undefined ? 1 : 3,
    key,
    record,
    seats: seated,
    names,
    serious,
    branches,
    match,
    title,
    used: used ?? Date.now(),
    ...wayOf(written),
    // Where nobody says who played, it was not played by those who export their games.
    ...(seats === undefined && { given: actions?.length }),
  };
  const found = readTable(JSON.stringify(plain), key);
  return found.is === 'kept' ? found.table : null;
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
