/** What is noted of a finished game: whether it was played here, and whether it counts. */
import { attemptOf, dayOfRecord } from '../keep/daily.ts';
import { counts, type Finished, isNews, type Kind, keepFinished } from '../keep/fame.ts';
import { countResult } from '../keep/results.ts';
import { endOf, type SavedTable } from '../keep/store.ts';
import type { View } from '../scene/types.ts';
import { levelOf, onlyPerson, watching } from './seating.ts';

type End = Pick<View, 'moves' | 'players' | 'winners' | 'places' | 'ended'>;

/** Takes note, by the view of its end and once, of a game that people have played here. */
export function noteEnd(table: SavedTable, view: End) {
  if (watching(table.seats) || !isNews(table.key, endOf(table))) return;
  const game = finishedGame(table, view);
  if (!game) return;
  keepFinished(game);
  // What ended before ends were noted was counted then.
  const isNew = table.given !== undefined || table.finished !== undefined;
  if (isNew && counts(game)) countFor(table, view);
}

/** Counts for the one person here how games against bots went. */
function countFor({ key, record, seats }: SavedTable, { winners }: End) {
  const [you, levels] = [onlyPerson(seats), seats.map(levelOf).filter((level) => level > 0)];
  if (you !== null && levels.length) countResult(record.game, key, levels, winners.includes(you));
}

/** A finished game as the hall of fame keeps it; null where nobody has decided anything here. */
export function finishedGame(table: SavedTable, view: End): Finished | null {
  const { key, record, seats, names, given, match } = table;
  const { players, moves, ended } = view;
  const decided = moves.map(({ player }) => player !== 'chance');
  // What people far away have played came by messages, as it should.
  const came = match ? 0 : (given ?? 0);
  if (!decided.slice(came).includes(true)) return null;
  return {
    key,
    game: record.game,
    at: endOf(table),
    seats,
    ...kindOf(table, decided.slice(0, came).includes(true)),
    early: ended !== null,
    names: seats.map((_, seat) => names?.[seat] ?? ''),
    places: view.places,
    scores: players.map(({ score }) => (ended ? null : score)),
    moves: seats.map((_, seat) => moves.filter(({ player }) => player === seat).length),
  };
}

/** Whose result others can try to beat, from the same beginning; null for nobody's. */
export function toBeat(table: SavedTable, view: End & Pick<View, 'over'>): number | null {
  const { seats, record, match } = table;
  const drawn = view.moves.some(({ player }) => player === 'chance');
  const lost = drawn && record.seed === undefined;
  if (!view.over || match || lost) return null;
  return finishedGame(table, view)?.kind === 'rated' ? onlyPerson(seats) : null;
}

/** @param goesOn whether others, or people at another table, have decided what came before */
function kindOf(table: SavedTable, goesOn: boolean): { kind?: Kind } {
  const { record, given, practice } = table;
  const day = dayOfRecord(record);
  const begun = day === null ? !goesOn && !isSetUp(table) : isOfDay(day, table);
  if (given !== undefined && !begun) return { kind: 'elsewhere' };
  if (practice) return { kind: 'practice' };
  if (day !== null) return { kind: 'challenge' };
  return given === undefined ? {} : { kind: 'rated' };
}

/** Whether somebody elsewhere chose the position. Those of lessons are played against bots. */
function isSetUp({ record, seats }: SavedTable): boolean {
  return record.start !== undefined && seats.every((seat) => levelOf(seat) === 0);
}

/** Whether a table is the one that was begun here for a challenge. */
function isOfDay(day: number, { key, record }: SavedTable): boolean {
  return attemptOf(day, record.game)?.table === key;
}
