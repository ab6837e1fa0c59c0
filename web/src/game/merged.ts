/**
 * One game as two devices have it. What both have comes together: the result is the same whichever
 * is merged with the other, in any order and however often.
 */
import { type Branch, MOST_BRANCHES, type SavedTable } from '../keep/store.ts';
import { identity } from '../scene/records.ts';
import { beginningOf, cleared, wholeOf } from './branches.ts';

/** Whether two tables have the same game, however it went on. */
export function isSameGame(one: SavedTable, other: SavedTable): boolean {
  return !one.match && !other.match && beginningOf(one.record) === beginningOf(other.record);
}

/** The game goes the way that was played last; other ways become its branches. */
export function merged(one: SavedTable, other: SavedTable): SavedTable {
  const [game, before] = inOrder(one, other);
  const ways = [asWay(before), ...(one.branches ?? []), ...(other.branches ?? [])];
  const branches = chosen(ways, asWay(game));
  const { branches: _, serious, ...plain } = game;
  const said = { ...before.said, ...game.said };
  return {
    ...withBeside(plain, one, other),
    ...(Object.keys(said).length && { said }),
    ...(branches.length && { branches }),
    // Who can go another way has undo.
    ...(serious && !branches.length && { serious }),
  };
}

/** Whether two states of a table say the same, but for when it was used. */
export function saySame(one: SavedTable, other: SavedTable): boolean {
  const said = ({ used, branches = [], ...table }: SavedTable) =>
    identity({ ...withoutFacts(table), branches: branches.map(identity).sort() });
  return said(one) === said(other);
}

/** Without what the rules say of the record: a text that was exported lacks it. */
function withoutFacts({ format, over, line, turn, ...table }: Omit<SavedTable, 'used'>): object {
  return table;
}

/**
 * Returns a game with what two states of it have beside: the title that was given last, whether there
 * was help, and when it first ended.
 */
export function withBeside<T extends SavedTable>(game: T, one: SavedTable, other: SavedTable): T {
  const { title: _, titled: __, practice: ___, finished: ____, ...plain } = game;
  const [{ title, titled }] = [one, other].sort(
    (a, b) => (b.titled ?? 0) - (a.titled ?? 0) || compare(b.title ?? '', a.title ?? ''),
  );
  const practice = one.practice ?? other.practice;
  const finished = Math.min(one.finished ?? Infinity, other.finished ?? Infinity);
  return {
    ...plain,
    ...(title && { title }),
    ...(titled && { titled }),
    ...(practice && { practice }),
    ...(finished < Infinity && { finished }),
  } as T;
}

/** The table whose record is longer, then the other: one may have begun to decide. */
export function farther(one: SavedTable, other: SavedTable): SavedTable {
  const [last, before] = inOrder(one, other);
  return before.record.actions.length > last.record.actions.length ? before : last;
}

/** The table that was used last, then the other. */
function inOrder(one: SavedTable, other: SavedTable): [SavedTable, SavedTable] {
  const length = (table: SavedTable) => wholeOf(table).length;
  const own = ({ branches, title, titled, practice, finished, serious, ...game }: SavedTable) =>
    identity(withoutFacts(game));
  const last = one.used - other.used || length(one) - length(other);
  const order = last || compare(own(one), own(other));
  return order < 0 ? [other, one] : [one, other];
}

function asWay(table: SavedTable): Branch {
  const { ended } = table.record;
  return { actions: wholeOf(table), ...(ended && { ended }) };
}

/** Of too many branches the longest stay. Those that were here keep their order. */
function chosen(ways: readonly Branch[], { actions, ended }: Branch): Branch[] {
  const longest = [...ways].sort(
    (one, other) =>
      other.actions.length - one.actions.length ||
      Number(one.tried ?? false) - Number(other.tried ?? false) ||
      compare(other.ended ?? '', one.ended ?? '') ||
      compare(identity(one.actions), identity(other.actions)),
  );
  const left = cleared(longest, actions, ended, MOST_BRANCHES);
  return left.sort((one, other) => ways.indexOf(one) - ways.indexOf(other));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
