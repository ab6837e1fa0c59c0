/** The branches of a game: other ways it went, each kept from the start on. */
import { saying } from '../keep/said.ts';
import { type Branch, MOST_BRANCHES, type SavedTable } from '../keep/store.ts';
import { goingOn, identity } from '../scene/records.ts';
import type { GameRecord } from '../scene/types.ts';

type Played = Pick<SavedTable, 'record' | 'ahead' | 'branches' | 'match' | 'said'>;
type Actions = readonly string[];

/** Returns all actions of a game, those taken back too. */
export function wholeOf({ record, ahead: undone }: Pick<Played, 'record' | 'ahead'>): string[] {
  return [...record.actions, ...undone.toReversed().flat()];
}

/**
 * Returns what else is kept of a game that goes on with these actions: what is left to redo where
 * it goes the way it went before, else that way as a branch. With people far away a game goes the
 * one way that its messages tell.
 */
export function goingWith(kept: Played, actions: Actions): Pick<Played, 'ahead' | 'branches'> {
  if (kept.match) return { ahead: [] };
  const [whole, all] = [wholeOf(kept), kept.branches ?? []];
  if (isWithin(actions, whole)) {
    const done = actions.length - kept.record.actions.length;
    return { ahead: shortened(kept.ahead, done), ...changed(kept, cleared(all, whole)) };
  }
  return { ahead: [], ...changed(kept, cleared([{ actions: whole }, ...all], actions)) };
}

/** Returns a game whose branch becomes the game, and what it was before a branch. */
export function switched(kept: Played, at: number): { branch: Branch; branches: Branch[] } | null {
  const all = kept.branches ?? [];
  const branch = all[at];
  if (!branch) return null;
  const others = all.filter((each) => each !== branch);
  return { branch, branches: cleared([asBranch(kept), ...others], branch.actions, branch.ended) };
}

/** Returns the branches of a game together with another one's, which is a branch itself. */
export function joined(kept: Played, other: Played): Branch[] {
  const branches = [...(kept.branches ?? []), ...(other.branches ?? [])];
  return cleared([asBranch(other), ...branches], wholeOf(kept), kept.record.ended);
}

/** What the analysis board does to the branches of a kept game, or says of a position. */
export type Tried = { add: Branch } | { drop: Branch } | { say: string; actions: Actions };

/** Whether a game takes in what is tried at a position of a record: it has branches, and is of it. */
export function takesTries({ match, serious, record }: SavedTable, other: GameRecord): boolean {
  return !match && !serious && beginningOf(record) === beginningOf(other);
}

export function beginningOf({ game, options, players, start }: GameRecord): string {
  return identity({ game, options, players, start });
}

/** Returns the branches of a line on the analysis board: all other ways of the game. */
export function besides(line: Played, game: Played): Branch[] {
  const open = goingOn(game.record, game.record.actions);
  return joined(line, { ...game, record: open }).map(({ tried: _, ...branch }) => branch);
}

/**
 * Returns a game with a way that was tried, without a branch, or with what was said; itself where
 * that is so already.
 */
export function withTried<T extends Played>(kept: T, tried: Tried): T {
  const { branches = [], said = {} } = kept;
  if ('say' in tried) {
    const next = saying(said, tried.actions, tried.say);
    return next === said ? kept : { ...kept, said: next };
  }
  if ('drop' in tried) {
    const left = branches.filter((branch) => !saysNoMore(branch, tried.drop));
    return left.length < branches.length ? { ...kept, branches: left } : kept;
  }
  const way: Branch = { ...tried.add, tried: true };
  if ([asBranch(kept), ...branches].some((known) => saysNoMore(way, known))) return kept;
  const all = cleared([way, ...branches], wholeOf(kept), kept.record.ended, Infinity);
  // Where there is no room for all, what was played stays.
  const played = all.filter((branch) => !branch.tried);
  const others = all.filter((branch) => branch.tried);
  return { ...kept, branches: [...played, ...others].slice(0, MOST_BRANCHES) };
}

function asBranch(kept: Played): Branch {
  const { ended } = kept.record;
  return { actions: wholeOf(kept), ...(ended && { ended }) };
}

/**
 * Returns the way that a game has gone before after these actions; undefined where none is kept.
 * What was tried doesn't count: its dice may have been chosen.
 */
export function wayFrom(kept: Played, actions: Actions): Actions | undefined {
  const gone = (kept.branches ?? []).filter(({ tried }) => !tried);
  const ways = [wholeOf(kept), ...gone.map((branch) => branch.actions)];
  return ways.find((way) => way.length > actions.length && isWithin(actions, way));
}

/** Returns how many actions two ways have in common. */
export function shared(one: Actions, other: Actions): number {
  const differs = one.findIndex((action, at) => other[at] !== action);
  return differs < 0 ? one.length : differs;
}

/** Whether a way begins with these actions. */
export function isWithin(actions: Actions, way: Actions) {
  return shared(actions, way) === actions.length;
}

/** What is left to redo once so many actions were played again; the last stretch comes first. */
function shortened(undone: readonly string[][], done: number): string[][] {
  const stretch = undone.at(-1);
  if (!stretch || done <= 0) return [...undone];
  const rest = undone.slice(0, -1);
  if (stretch.length > done) return [...rest, stretch.slice(done)];
  return shortened(rest, done - stretch.length);
}

/** A game that has no branches and gets none is kept as it was. */
function changed({ branches: before = [] }: Played, branches: Branch[]): Pick<Played, 'branches'> {
  return before.length || branches.length ? { branches } : {};
}

/** Leaves out branches that say no more than the game or than another branch. */
export function cleared(
  branches: readonly Branch[],
  actions: Actions,
  ended?: Branch['ended'],
  most = MOST_BRANCHES,
): Branch[] {
  const left: Branch[] = [];
  for (const branch of branches) {
    const known = [{ actions, ended }, ...left].some((other) => saysNoMore(branch, other));
    if (!known) left.push(branch);
  }
  return left.slice(0, most);
}

function saysNoMore(one: Branch, other: { actions: Actions; ended?: Branch['ended'] }): boolean {
  return isWithin(one.actions, other.actions) && (!one.ended || one.ended === other.ended);
}
