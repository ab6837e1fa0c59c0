// Picks: the way through a view's tree of picks to an action, and what they take up and put down,
// such as numbers that are written on a map.
import type { PickTree, Shape, View } from './types.ts';

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

/** The picks that are made, and the action that they complete, if they do. */
type Picked = { path: string[]; action?: string };

/**
 * Makes a pick after those already made: it continues, completes an action, steps back or begins
 * again; null if it is impossible.
 */
export function pick(tree: PickTree, path: string[], id: string): Picked | null {
  const next = follow(tree, [...path, id]);
  if (typeof next === 'string') return { path: [...path, id], action: next };
  if (next) return { path: [...path, id] };
  if (path.at(-1) === id) return { path: path.slice(0, -1) };
  if (path.length) return pick(tree, [], id);
  return null;
}

/** Returns the picks that lead to an action, the first in order; null if none do. */
export function pathTo(tree: PickTree, action: string): string[] | null {
  for (const [id, node] of Object.entries(tree)) {
    if (node === action) return [id];
    const rest = typeof node === 'string' ? null : pathTo(node, action);
    if (rest) return [id, ...rest];
  }
  return null;
}

type Hand = Pick<View, 'hand' | 'picks'>;

/** Returns the picks that are made from the start: the first thing is in the hand. */
export function opening({ hand, picks }: Hand): string[] {
  return hand.slice(0, 1).filter((id) => Object.hasOwn(picks, id));
}

/** Returns what is in the hand after some picks: once a thing is put down, the next one. */
export function inHand({ hand }: Hand, path: readonly string[]): string | null {
  const last = path.at(-1);
  if (last === undefined || !hand.includes(path[0])) return null;
  return hand.includes(last) ? last : (hand.find((id) => !path.includes(id)) ?? null);
}

/** What the picks have put down, and the place where it lies. */
export type Laid = { shape: Shape; on: string };

export function putDown(shapes: ReadonlyMap<string, Shape>, path: readonly string[]): Laid[] {
  return path.slice(1).flatMap((on, i) => {
    const shape = shapes.get(path[i])?.puts;
    return shape ? [{ shape, on }] : [];
  });
}
