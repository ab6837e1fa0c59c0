// Taking in games from a text: each is checked by the rules, and nothing that is kept changes.
import { levelOf, persons } from '../game/seating.ts';
import { toldOf } from '../game/state.ts';
import { keepAside, type Places } from '../keep/archive.ts';
import type { Branch, SavedTable } from '../keep/store.ts';
import { isSeatsFor, newTable, readTable } from '../keep/store.ts';
import { EngineError } from '../python/engine.ts';
import { endingWith } from '../scene/records.ts';
import type { Card, Door, GameRecord, SeatPlayer } from '../scene/types.ts';
import { errorWords } from '../words/failure.ts';
import { sentence } from '../words/grammar.ts';
import { words } from '../words/words.ts';
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
  const here = new Set(kept.map(({ record }) => identity(record)));
  const report: Report = { added: 0, known: 0, refused: [] };
  for (const [index, game] of games.entries()) {
    const outcome = await takeOne(game, here, needs);
    if (typeof outcome === 'string') report[outcome] += 1;
    else report.refused.push(words.library.refused(index + 1, outcome.refused));
  }
  return report;
}

async function takeOne(game: unknown, here: Set<string>, needs: Needs): Promise<Outcome> {
  const table = tableOf(game, needs.cards);
  if (!table) return { refused: words.library.noRecord };
  const name = identity(table.record);
  if (here.has(name)) return 'known';
  const { record } = table;
  try {
    const view = await needs.door.call('view', { record, at: record.actions.length, seat: 0 });
    const branches = await soundOf(table, needs.door);
    const kept = await keepAside({ ...table, ...branches, ...toldOf(view) }, needs);
    if (!kept) return { refused: words.library.noRoom };
  } catch (error) {
    const at = error instanceof EngineError ? error.at : undefined;
    const why = at === undefined ? errorWords(error) : words.library.notPossible(at + 1);
    return { refused: sentence(why) };
  }
  here.add(name);
  return 'added';
}

/** The branches that the rules take; they say nothing of the game, so others are left out. */
async function soundOf({ record, branches = [] }: SavedTable, door: Door) {
  const sound: Branch[] = [];
  for (const branch of branches) {
    const asked = { record: endingWith(record, branch.actions, branch.ended) };
    const taken = await door.call('state', asked).then(
      () => true,
      () => false,
    );
    if (taken) sound.push(branch);
  }
  return branches.length ? { branches: sound } : {};
}

/** A new table for a game that has the right form; with people on its seats, unless it says more. */
function tableOf(game: unknown, cards: readonly Card[]): SavedTable | null {
  const { record, seats, names, serious, branches, title, used } = (game ?? {}) as Record<
    string,
    unknown
  >;
  const { players } = (record ?? {}) as { players?: unknown };
  if (typeof players !== 'number' || !(players >= 1 && players <= 99)) return null;
  const { key } = newTable(record as GameRecord, []);
  const seated = seatsOf(seats, record as GameRecord, cards);
  const plain = {
    format: 1,
    key,
    record,
    seats: seated,
    names,
    serious,
    branches,
    title,
    used: used ?? Date.now(),
  };
  const found = readTable(JSON.stringify(plain), key);
  return found.is === 'kept' ? found.table : null;
}

/** The seats that came with a record, where this page has such players. */
function seatsOf(seats: unknown, record: GameRecord, cards: readonly Card[]): SeatPlayer[] {
  const levels = cards.find(({ id }) => id === record.game)?.levels ?? [];
  const has = (seat: SeatPlayer) => seat === 'person' || levels.includes(levelOf(seat));
  const right = isSeatsFor(seats, record) && seats.every(has);
  return right ? seats : persons(Math.floor(record.players));
}
