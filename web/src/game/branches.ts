/** The branches of a game: other lines of play, each kept from the start. */
import { saying } from '../keep/said.ts';
import { type Branch, MOST_BRANCHES, type SavedTable } from '../keep/saved-table.ts';
import { goingOn, identity } from '../scene/records.ts';
import type { GameRecord } from '../scene/types.ts';
import { isFar } from './seating.ts';

type Played = Pick<SavedTable, 'record' | 'ahead' | 'branches' | 'match' | 'said'>;
type Actions = readonly string[];

/** Returns all actions of a game, those taken back too. */
export function wholeOf({ record, ahead: undone }: Pick<Played, 'record' | 'ahead'>): string[] {
  return [...record.actions, ...undone.toReversed().flat()];
}

/**
 * Returns what else to keep when a game continues with these actions: what is left to redo if they
 * follow the line played before, else that line as a branch. A game by messages has one line only.
 */
export function goingWith(game: Played, actions: Actions): Pick<Played, 'ahead' | 'branches'> {
  if (game.match) return { ahead: [] };
  const [whole, all] = [wholeOf(game), game.branches ?? []];
  if (isWithin(actions, whole)) {
    const done = actions.length - game.record.actions.length;
    return { ahead: shortened(game.ahead, done), ...changed(game, cleared(all, whole)) };
  }
  return { ahead: [], ...changed(game, cleared([{ actions: whole }, ...all], actions)) };
}

/** Makes a branch the game's main line, and the old main line a branch. */
export function switched(game: Played, at: number): { branch: Branch; branches: Branch[] } | null {
  const all = game.branches ?? [];
  const branch = all[at];
  if (!branch) return null;
  const others = all.filter((each) => each !== branch);
  return { branch, branches: cleared([asBranch(game), ...others], branch.actions, branch.ended) };
}

/** Returns the branches of both games, and the other game itself as one more. */
export function joined(game: Played, other: Played): Branch[] {
  const branches = [...(game.branches ?? []), ...(other.branches ?? [])];
  return cleared([asBranch(other), ...branches], wholeOf(game), game.record.ended);
}

/** A change that the analysis board makes to the branches of a kept game, or to its comments. */
export type BranchEdit = { add: Branch } | { drop: Branch } | { say: string; actions: Actions };

/** Whether lines tried on a record can become branches of this game. */
export function acceptsTries({ seats, serious, record }: SavedTable, other: GameRecord): boolean {
  return !isFar(seats) && !serious && beginningOf(record) === beginningOf(other);
}

export function beginningOf({ game, options, players, start }: GameRecord): string {
  return identity({ game, options, players, start });
}

/** Returns all other lines of the game, as branches of a line on the analysis board. */
export function otherLines(line: Played, game: Played): Branch[] {
  const open = goingOn(game.record, game.record.actions);
  return joined(line, { ...game, record: open }).map(({ tried: _, ...branch }) => branch);
}

/** Adds a line that was tried or a comment, or drops a branch; returns the same object if nothing changes. */
export function edited<T extends Played>(game: T, edit: BranchEdit): T {
  const { branches = [], said = {} } = game;
  if ('say' in edit) {
    const next = saying(said, edit.actions, edit.say);
    return next === said ? game : { ...game, said: next };
  }
  if ('drop' in edit) {
    const rest = branches.filter((branch) => !saysNoMore(branch, edit.drop));
    return rest.length < branches.length ? { ...game, branches: rest } : game;
  }
  const branch: Branch = { ...edit.add, tried: true };
  if ([asBranch(game), ...branches].some((other) => saysNoMore(branch, other))) return game;
  const all = cleared([branch, ...branches], wholeOf(game), game.record.ended, Infinity);
  // If there are too many, branches that were played stay before those that were tried.
  const played = all.filter((branch) => !branch.tried);
  const others = all.filter((branch) => branch.tried);
  return { ...game, branches: [...played, ...others].slice(0, MOST_BRANCHES) };
}

/** Returns a game's own line as a branch. */
export function asBranch(game: Played): Branch {
  const { ended } = game.record;
  return { actions: wholeOf(game), ...(ended && { ended }) };
}

/**
 * Returns a line of the game that continues these actions; undefined if there is none. Lines that
 * were only tried don't count: their dice may have been chosen.
 */
export function lineFrom(game: Played, actions: Actions): Actions | undefined {
  const gone = (game.branches ?? []).filter(({ tried }) => !tried);
  const lines = [wholeOf(game), ...gone.map((branch) => branch.actions)];
  return lines.find((line) => line.length > actions.length && isWithin(actions, line));
}

/** Returns how many actions two lines have in common. */
export function shared(one: Actions, other: Actions): number {
  const differs = one.findIndex((action, at) => other[at] !== action);
  return differs < 0 ? one.length : differs;
}

/** Whether a line begins with these actions. */
export function isWithin(actions: Actions, line: Actions) {
  return shared(actions, line) === actions.length;
}

/** Returns what is left to redo after some actions were played again; the last stretch comes first. */
function shortened(undone: readonly string[][], done: number): string[][] {
  const stretch = undone.at(-1);
  if (!stretch || done <= 0) return [...undone];
  const rest = undone.slice(0, -1);
  if (stretch.length > done) return [...rest, stretch.slice(done)];
  return shortened(rest, done - stretch.length);
}

/** Adds no field to a game that has no branches and gets none. */
function changed({ branches: before = [] }: Played, branches: Branch[]): Pick<Played, 'branches'> {
  return before.length || branches.length ? { branches } : {};
}

/** Leaves out branches that are part of the game or of another branch. */
export function cleared(
  branches: readonly Branch[],
  actions: Actions,
  ended?: Branch['ended'],
  most = MOST_BRANCHES,
): Branch[] {
  const rest: Branch[] = [];
  for (const branch of branches) {
    const isRepeated = [{ actions, ended }, ...rest].some((other) => saysNoMore(branch, other));
    if (!isRepeated) rest.push(branch);
  }
  return rest.slice(0, most);
}

function saysNoMore(one: Branch, other: { actions: Actions; ended?: Branch['ended'] }): boolean {
  return isWithin(one.actions, other.actions) && (!one.ended || one.ended === other.ended);
}
