/** @import {PickTree} from "../types.js" */

/** So many are proposed at the most. */
const MOST = 12;

/** The actions of a tree of picks, each once. @param {PickTree} tree @returns {string[]} */
export function actionsOf(tree) {
  /** @type {Set<string>} */
  const found = new Set();
  const walk = (/** @type {PickTree | string} */ node) => {
    if (typeof node === 'string') found.add(node);
    else Object.values(node).forEach(walk);
  };
  walk(tree);
  return [...found];
}

/** The actions that begin like a text. @param {string[]} actions @param {string} text */
export function proposals(actions, text) {
  const begun = folded(text);
  return actions.filter((action) => folded(action).startsWith(begun)).slice(0, MOST);
}

/** What of a text makes a difference. @param {string} text */
function folded(text) {
  return text.replace(/[^\p{L}\p{N}*]/gu, '').toLowerCase();
}
