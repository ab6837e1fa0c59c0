import type { PickTree } from '../scene/types.ts';

/** So many are proposed at the most. */
const MOST = 12;

/** The actions of a tree of picks, each once. */
export function actionsOf(tree: PickTree): string[] {
  const found: Set<string> = new Set();
  const walk = (node: PickTree | string) => {
    if (typeof node === 'string') found.add(node);
    else Object.values(node).forEach(walk);
  };
  walk(tree);
  return [...found];
}

/** The actions that begin like a text. */
export function proposals(actions: string[], text: string) {
  const begun = folded(text);
  return actions.filter((action) => folded(action).startsWith(begun)).slice(0, MOST);
}

/** What of a text makes a difference. */
function folded(text: string) {
  return text.replace(/[^\p{L}\p{N}*]/gu, '').toLowerCase();
}
