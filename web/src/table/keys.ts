import { singleKeys } from '../keep/settings.ts';

/**
 * A key, what it does in words, and the name of that among what a table does.
 * `stays`: its words can be had while the list of keys shows.
 */
export type Key = { key: string; words: string; does: string; stays?: boolean };

export const KEYS: { title: string; keys: Key[] }[] = [
  {
    title: 'Hear how it stands',
    keys: [
      { key: 't', words: 'Whose turn it is, and what to do', does: 'turn', stays: true },
      { key: 'l', words: 'The last move', does: 'last', stays: true },
      { key: 's', words: 'The score', does: 'score', stays: true },
      {
        key: 'p',
        words: 'A player’s pieces; again: the next player’s',
        does: 'pieces',
        stays: true,
      },
      { key: 'w', words: 'The row of the place with the focus', does: 'row', stays: true },
      { key: 'o', words: 'Its column', does: 'column', stays: true },
      { key: 'a', words: 'Its area', does: 'area', stays: true },
      { key: 'b', words: 'The whole board in words', does: 'board' },
    ],
  },
  {
    title: 'Play',
    keys: [
      { key: 'm', words: 'Type a move', does: 'type' },
      { key: 'h', words: 'Hint', does: 'hint' },
      { key: 'u', words: 'Take back', does: 'undo' },
      { key: 'y', words: 'Redo', does: 'redo' },
      { key: 'k', words: 'Pause bots, or let them go on', does: 'pause' },
      { key: 'n', words: 'New game', does: 'new' },
    ],
  },
  {
    title: 'Look',
    keys: [
      { key: ',', words: 'One move earlier', does: 'earlier' },
      { key: '.', words: 'One move later', does: 'later' },
      { key: 'z', words: 'Go near, or show the whole board', does: 'near' },
      { key: 'v', words: 'Review a finished game', does: 'review' },
      { key: 'r', words: 'Rules', does: 'rules' },
      { key: 'c', words: 'Share, or copy a link', does: 'share' },
      { key: '?', words: 'These keys', does: 'keys' },
    ],
  },
];

/** What no single letter does; it works always. */
export const ALWAYS = [
  ['Arrow keys', 'Go from place to place'],
  ['Shift and arrow', 'Go to the nearest place of another kind'],
  ['Enter', 'Pick the place'],
  ['Escape', 'Step back'],
];

/** Where letters are written, or choose something. */
const FIELD = 'input:not([type="range"]), textarea, select, [contenteditable]';

/**
 * What a key does at a table, if anything: not where somebody writes, not together with Control,
 * Alt or the like.
 */
export function meaning({
  key,
  target,
  ctrlKey,
  altKey,
  metaKey,
  isComposing,
}: KeyboardEvent): string | null {
  if (ctrlKey || altKey || metaKey || isComposing || singleKeys.value === 'off') return null;
  if (target instanceof Element && target.closest(FIELD)) return null;
  return doesOf(key);
}

export function doesOf(key: string): string | null {
  const all = KEYS.flatMap(({ keys }) => keys);
  return all.find((each) => each.key === key.toLowerCase())?.does ?? null;
}
