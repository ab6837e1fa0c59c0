/** Typed moves: the actions that begin like a text. */
import type { PickTree } from '../scene/types.ts';

/** Maximum number of actions proposed. */
const MOST = 12;

/** Returns the actions of a tree of picks, each once. */
export function actionsOf(tree: PickTree): string[] {
  const actions = new Set<string>();
  const walk = (node: PickTree | string) => {
    if (typeof node === 'string') actions.add(node);
    else Object.values(node).forEach(walk);
  };
  walk(tree);
  return [...actions];
}

export function proposals(actions: string[], text: string): string[] {
  const start = folded(text);
  return actions.filter((action) => folded(action).startsWith(start)).slice(0, MOST);
}

/** Returns the characters of a text that count when texts are compared. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}*]/gu, '')
    .toLowerCase();
}
