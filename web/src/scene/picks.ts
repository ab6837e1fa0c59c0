// Picks: the way through a view's tree of picks to an action.
import type { PickTree } from './types.ts';

/**
 * Follows a path in a tree of picks: it leads to a further tree, to an action (a text), or
 * nowhere (null).
 */
export function follow(tree: PickTree, path: string[]): PickTree | string | null {
  let node: PickTree | string = tree;
  for (const id of path) {
    if (typeof node === 'string' || !Object.hasOwn(node, id)) return null;
    node = node[id];
  }
  return node;
}

/** Whether picks complete an action. */
export function isComplete(tree: PickTree, path: string[]): boolean {
  return typeof follow(tree, path) === 'string';
}

/** Returns what can be picked next. */
export function nextPicks(tree: PickTree, path: string[]): string[] {
  const node = follow(tree, path);
  return node === null || typeof node === 'string' ? [] : Object.keys(node);
}

/** Returns the actions that a next pick would complete, each after the id of that pick. */
export function completing(tree: PickTree, path: string[]): [string, string][] {
  const node = follow(tree, path);
  if (node === null || typeof node === 'string') return [];
  return Object.entries(node).flatMap(([id, child]) =>
    typeof child === 'string' ? [[id, child]] : [],
  );
}

/**
 * Makes a pick after those already made: it goes on, completes an action, steps back or begins
 * anew; null where it can't be made.
 */
export function pick(
  tree: PickTree,
  path: string[],
  id: string,
): { path: string[]; action?: string } | null {
  const next = follow(tree, [...path, id]);
  if (typeof next === 'string') return { path: [...path, id], action: next };
  if (next) return { path: [...path, id] };
  if (path.at(-1) === id) return { path: path.slice(0, -1) };
  if (path.length) return pick(tree, [], id);
  return null;
}

/** Returns the picks that lead to an action, the first in order; null where none do. */
export function pathTo(tree: PickTree, action: string): string[] | null {
  for (const [id, node] of Object.entries(tree)) {
    if (node === action) return [id];
    const rest = typeof node === 'string' ? null : pathTo(node, action);
    if (rest) return [id, ...rest];
  }
  return null;
}
