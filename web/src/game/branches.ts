/** The branches of a game: other ways it went, each kept from the start on. */
import { type Branch, MOST_BRANCHES, type SavedTable } from '../keep/store.ts';

type Played = Pick<SavedTable, 'record' | 'ahead' | 'branches' | 'match'>;
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

function asBranch(kept: Played): Branch {
  const { ended } = kept.record;
  return { actions: wholeOf(kept), ...(ended && { ended }) };
}

/** Returns the way that a game has gone before after these actions; undefined where none is kept. */
export function wayFrom(kept: Played, actions: Actions): Actions | undefined {
  const ways = [wholeOf(kept), ...(kept.branches ?? []).map((branch) => branch.actions)];
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
function cleared(branches: readonly Branch[], whole: Actions, ended?: Branch['ended']): Branch[] {
  const left: Branch[] = [];
  for (const branch of branches) {
    const said = isWithin(branch.actions, whole) && (!branch.ended || branch.ended === ended);
    const known = left.some(({ actions }) => isWithin(branch.actions, actions));
    if (!said && !known) left.push(branch);
  }
  return left.slice(0, MOST_BRANCHES);
}
