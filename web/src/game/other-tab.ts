/** Another page has played on at the same table. */
import type { SavedTable } from '../keep/store.ts';
import { shared, wholeOf } from './branches.ts';

/**
 * Whether the game as another page saved it, with what can be redone there, lacks an action that
 * was decided on this page.
 *
 * @param decided the plies that were decided here
 */
export function losesAction(
  actions: readonly string[],
  theirs: Pick<SavedTable, 'record' | 'ahead'>,
  decided: readonly number[],
): boolean {
  const common = shared(actions, wholeOf(theirs));
  return decided.some((ply) => ply >= common && ply < actions.length);
}

/** Whether a game begins with these actions, and goes on after them. */
export function begins(actions: readonly string[], first: readonly string[]): boolean {
  return actions.length > first.length && shared(first, actions) === first.length;
}
