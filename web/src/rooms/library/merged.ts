/** Merges one game from two devices. The result doesn't depend on the order, or on how often. */

import { asBranch, beginningOf, cleared, wholeOf } from '../../game/branches.ts';
import { type Branch, MOST_BRANCHES, type SavedTable } from '../../keep/saved-table.ts';
import { identity } from '../../scene/records.ts';

/** Whether two tables have the same game, however it continued. */
export function isSameGame(one: SavedTable, other: SavedTable): boolean {
  return !one.match && !other.match && beginningOf(one.record) === beginningOf(other.record);
}

/** The line played last becomes the game; other lines become branches. */
export function merged(one: SavedTable, other: SavedTable): SavedTable {
  const [game, before] = inOrder(one, other);
  const all = [asBranch(before), ...(one.branches ?? []), ...(other.branches ?? [])];
  const branches = chosen(all, asBranch(game));
  const { branches: _, serious, ...plain } = game;
  const remarks = { ...before.said, ...game.said };
  return {
    ...withSideFacts(plain, one, other),
    ...(Object.keys(remarks).length && { said: remarks }),
    ...(branches.length && { branches }),
    // A game with branches can be undone.
    ...(serious && !branches.length && { serious }),
  };
}

/** Whether two states of a table are equal, apart from when they were used. */
export function saySame(one: SavedTable, other: SavedTable): boolean {
  const essence = ({ used, branches = [], ...table }: SavedTable) =>
    identity({ ...withoutFacts(table), branches: branches.map(identity).sort() });
  return essence(one) === essence(other);
}

type Essence = Omit<SavedTable, 'used'>;

/** Leaves out what follows from the record: exported texts don't have it. */
function withoutFacts({ format, over, line, lang, turn, ...table }: Essence): object {
  return table;
}

/**
 * Adds what either state of a game has: the newest title, whether there was help, the first end.
 */
export function withSideFacts<T extends SavedTable>(
  game: T,
  one: SavedTable,
  other: SavedTable,
): T {
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

/** Returns the table with the longer record, else the newer one: a decision may have been begun. */
export function farther(one: SavedTable, other: SavedTable): SavedTable {
  const [last, before] = inOrder(one, other);
  return before.record.actions.length > last.record.actions.length ? before : last;
}

/** Returns the table that was used last first. */
function inOrder(one: SavedTable, other: SavedTable): [SavedTable, SavedTable] {
  const length = (table: SavedTable) => wholeOf(table).length;
  const own = ({ branches, title, titled, practice, finished, serious, ...game }: SavedTable) =>
    identity(withoutFacts(game));
  const last = one.used - other.used || length(one) - length(other);
  const order = last || compare(own(one), own(other));
  return order < 0 ? [other, one] : [one, other];
}

/** If there are too many branches, the longest stay, in their order. */
function chosen(branches: readonly Branch[], { actions, ended }: Branch): Branch[] {
  const longest = [...branches].sort(
    (one, other) =>
      other.actions.length - one.actions.length ||
      Number(one.tried ?? false) - Number(other.tried ?? false) ||
      compare(other.ended ?? '', one.ended ?? '') ||
      compare(identity(one.actions), identity(other.actions)),
  );
  const rest = cleared(longest, actions, ended, MOST_BRANCHES);
  return rest.sort((one, other) => branches.indexOf(one) - branches.indexOf(other));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
