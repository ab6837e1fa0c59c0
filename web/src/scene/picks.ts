import type { PickTree } from './types.ts';

/**
 * What stands in a tree of picks at the end of a path: a further tree, an action (a text),
 * or null where the path leads nowhere.
 */
export function follow(tree: PickTree, path: string[]): PickTree | string | null {
  let node: PickTree | string = tree;
  for (const id of path) {
    if (typeof node === 'string' || !Object.hasOwn(node, id)) return null;
    node = node[id];
  }
  return node;
}

/** @returns what can be picked next */
export function nextPicks(tree: PickTree, path: string[]): string[] {
  const node = follow(tree, path);
  return node === null || typeof node === 'string' ? [] : Object.keys(node);
}

/** The actions that the next pick after a path would complete, by the id of that pick. */
export function completing(tree: PickTree, path: string[]): [string, string][] {
  const node = follow(tree, path);
  if (node === null || typeof node === 'string') return [];
  const pairs = Object.entries(node).filter(([, child]) => typeof child === 'string');
  return pairs as [string, string][];
}

/**
 * What a pick does, after the picks already made:
 * goes on, completes an action, steps back, begins again, or can't be made.
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
