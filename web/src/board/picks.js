/** @import {PickTree} from "../types.js" */

/**
 * What stands in a tree of picks at the end of a path: a further tree, an action (a text),
 * or null where the path leads nowhere.
 * @param {PickTree} tree @param {string[]} path @returns {PickTree | string | null}
 */
export function follow(tree, path) {
  /** @type {PickTree | string} */
  let node = tree;
  for (const id of path) {
    if (typeof node === 'string' || !Object.hasOwn(node, id)) return null;
    node = node[id];
  }
  return node;
}

/** @param {PickTree} tree @param {string[]} path @returns {string[]} what can be picked next */
export function nextPicks(tree, path) {
  const node = follow(tree, path);
  return node === null || typeof node === 'string' ? [] : Object.keys(node);
}

/**
 * The actions that the next pick after a path would complete, by the id of that pick.
 * @param {PickTree} tree @param {string[]} path @returns {[string, string][]}
 */
export function completing(tree, path) {
  const node = follow(tree, path);
  if (node === null || typeof node === 'string') return [];
  const pairs = Object.entries(node).filter(([, child]) => typeof child === 'string');
  return /** @type {[string, string][]} */ (pairs);
}

/**
 * What a pick does, after the picks already made:
 * goes on, completes an action, steps back, begins again, or can't be made.
 * @param {PickTree} tree @param {string[]} path @param {string} id
 * @returns {{path: string[], action?: string} | null}
 */
export function pick(tree, path, id) {
  const next = follow(tree, [...path, id]);
  if (typeof next === 'string') return { path: [...path, id], action: next };
  if (next) return { path: [...path, id] };
  if (path.at(-1) === id) return { path: path.slice(0, -1) };
  if (path.length) return pick(tree, [], id);
  return null;
}
