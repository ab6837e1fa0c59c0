// The single keys of a table, and what they do.
import type { ReadAloud } from '../game/session.ts';
import { singleKeys } from '../keep/settings.ts';
import * as words from '../words/words.ts';
import type { Command } from './commands.ts';

/** What a key does: reads something aloud, gives a command, or what only keys do. */
export type Does = ReadAloud | Command | 'board' | 'type' | 'earlier' | 'later' | 'zoom';

/** `stays`: something is read, which the dialog that lists the keys stays open to show. */
export type Shortcut = { key: string; words: string; does: Does; stays?: boolean };

const { shortcuts, commands } = words.table;

export const SHORTCUTS: { title: string; keys: Shortcut[] }[] = [
  {
    title: shortcuts.listen,
    keys: [
      { key: 't', words: shortcuts.turn, does: 'turn', stays: true },
      { key: 'l', words: shortcuts.last, does: 'last', stays: true },
      { key: 's', words: shortcuts.score, does: 'score', stays: true },
      { key: 'p', words: shortcuts.pieces, does: 'pieces', stays: true },
      { key: 'w', words: shortcuts.row, does: 'row', stays: true },
      { key: 'o', words: shortcuts.column, does: 'column', stays: true },
      { key: 'a', words: shortcuts.area, does: 'area', stays: true },
      { key: 'b', words: shortcuts.position, does: 'board' },
    ],
  },
  {
    title: shortcuts.play,
    keys: [
      { key: 'm', words: words.table.typeMove, does: 'type' },
      { key: 'h', words: commands.hint, does: 'hint' },
      { key: 'u', words: commands.undo, does: 'undo' },
      { key: 'y', words: commands.redo, does: 'redo' },
      { key: 'k', words: shortcuts.pause, does: 'pause' },
      { key: 'n', words: commands.new, does: 'new' },
      { key: 'g', words: commands.resign, does: 'resign' },
      { key: 'd', words: commands.draw, does: 'draw' },
    ],
  },
  {
    title: shortcuts.look,
    keys: [
      { key: ',', words: shortcuts.earlier, does: 'earlier' },
      { key: '.', words: shortcuts.later, does: 'later' },
      { key: 'z', words: shortcuts.zoom, does: 'zoom' },
      { key: 'v', words: shortcuts.review, does: 'review' },
      { key: 'r', words: commands.rules, does: 'rules' },
      { key: 'c', words: shortcuts.share, does: 'share' },
      { key: '?', words: shortcuts.keys, does: 'keys' },
    ],
  },
];

/** Where letters are written, or choose something. */
const FIELD = 'input:not([type="range"]), textarea, select, [contenteditable]';

/**
 * Returns what a key does at a table, if anything: not where somebody writes, not together with
 * Control, Alt or the like.
 */
export function meaning(event: KeyboardEvent): Does | null {
  const { target, ctrlKey, altKey, metaKey, isComposing, repeat } = event;
  if (ctrlKey || altKey || metaKey || isComposing || singleKeys.value === 'off') return null;
  if (target instanceof Element && target.closest(FIELD)) return null;
  const does = doesOf(keyOf(event));
  return repeat && does !== 'earlier' && does !== 'later' ? null : does;
}

/** What a layout with Latin letters writes. */
const LATIN = /^[\d\p{Script=Latin}]$/u;
const ASCII = /^[ -~]+$/;
/** What else an English keyboard writes, by the keys of its own; with Shift in the second. */
const SIGNS: Partial<Record<string, string>>[] = [
  { Comma: ',', Period: '.', Digit1: '1', Digit2: '2', Digit3: '3' },
  { Slash: '?' },
];

/**
 * Returns the key that is meant: what it writes, or, with a layout that has no Latin letters, what
 * an English keyboard writes there.
 */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const { key, code, shiftKey } = event;
  if (LATIN.test(key) || doesOf(key)) return key;
  const letter = /^Key(\w)$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  return ASCII.test(key) ? key : (SIGNS[Number(shiftKey)][code] ?? key);
}

const ALL = SHORTCUTS.flatMap(({ keys }) => keys);

/** Whether a key reads something aloud. */
export function isReading(does: Does): does is ReadAloud {
  return ALL.some((each) => each.does === does && each.stays);
}

export function doesOf(key: string): Does | null {
  return ALL.find((each) => each.key === key.toLowerCase())?.does ?? null;
}
