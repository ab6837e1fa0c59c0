// The single keys of a table, and what they do.
import type { ReadAloud } from '../game/types.ts';
import { singleKeys } from '../keep/settings.ts';
import * as words from '../words/words.ts';
import type { Command } from './hooks.ts';

/** What only keys do. */
export type Looking = 'board' | 'type' | 'earlier' | 'later' | 'zoom';

/** What a key does: reads something aloud, gives a command, or something that only keys do. */
export type Does = ReadAloud | Looking | Command;

/** `stays`: the key reads something, and the list of keys stays open to show it. */
export type Shortcut<What = Does> = { key: string; words: string; does: What; stays?: boolean };
type Keys = readonly Shortcut<Does | Asked>[];
type Own = Shortcut<ReadAloud | Looking>;
/** Where something is to be found, the key of the table's command asks too. */
type Asked = ReadAloud | Looking | 'hint';

const { shortcuts } = words.table;

const LISTEN: readonly Own[] = [
  { key: 't', words: shortcuts.turn, does: 'turn', stays: true },
  { key: 'l', words: shortcuts.last, does: 'last', stays: true },
  { key: 's', words: shortcuts.score, does: 'score', stays: true },
  { key: 'p', words: shortcuts.pieces, does: 'pieces', stays: true },
  { key: 'w', words: shortcuts.row, does: 'row', stays: true },
  { key: 'o', words: shortcuts.column, does: 'column', stays: true },
  { key: 'a', words: shortcuts.area, does: 'area', stays: true },
  { key: 'b', words: shortcuts.position, does: 'board' },
];
const PLAY: readonly Own[] = [{ key: 'm', words: words.table.typeMove, does: 'type' }];
const LOOK: readonly Own[] = [
  { key: ',', words: shortcuts.earlier, does: 'earlier' },
  { key: '.', words: shortcuts.later, does: 'later' },
  { key: 'z', words: shortcuts.zoom, does: 'zoom' },
];

/** The keys without a command; lessons and the analysis board have some of them too. */
const OWN: readonly Shortcut<Asked>[] = [
  ...[...LISTEN, ...PLAY, ...LOOK],
  { key: 'h', words: '', does: 'hint' },
];

/** Returns all keys of a table, in the order of their list. */
export function shortcutsOf(commands: readonly Command[]): { title: string; keys: Shortcut[] }[] {
  const among = (group: 'play' | 'look') =>
    commands
      .flatMap((does) => (does.key?.among === group ? [{ does, ...does.key }] : []))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ does, sign, words = does.word }) => ({ key: sign, words, does }));
  return [
    { title: shortcuts.listen, keys: [...LISTEN] },
    { title: shortcuts.play, keys: [...PLAY, ...among('play')] },
    { title: shortcuts.look, keys: [...LOOK, ...among('look')] },
  ];
}

export function keysOf(commands: readonly Command[]): Shortcut[] {
  return shortcutsOf(commands).flatMap(({ keys }) => keys);
}

/** Elements in which letters are typed, or choose something. */
const FIELD = 'input:not([type="range"]), textarea, select, [contenteditable]';

/**
 * Returns what a key does, if anything: nothing in fields, or together with Control, Alt or the
 * like.
 * @param keys the keys that have a meaning
 */
export function meaning(event: KeyboardEvent): Asked | null;
export function meaning(event: KeyboardEvent, keys: readonly Shortcut[]): Does | null;
export function meaning(event: KeyboardEvent, keys: Keys = OWN): Does | Asked | null {
  const { target, ctrlKey, altKey, metaKey, isComposing, repeat } = event;
  if (ctrlKey || altKey || metaKey || isComposing || singleKeys.value === 'off') return null;
  if (target instanceof Element && target.closest(FIELD)) return null;
  const does = doesOf(keyOf(event), keys);
  return repeat && does !== 'earlier' && does !== 'later' ? null : does;
}

/** What a layout with Latin letters types. */
const LATIN = /^[\d\p{Script=Latin}]$/u;
const ASCII = /^[ -~]+$/;
/** What an English keyboard types with its other keys; with Shift in the second table. */
const SIGNS: Partial<Record<string, string>>[] = [
  { Comma: ',', Period: '.', Digit1: '1', Digit2: '2', Digit3: '3' },
  { Slash: '?' },
];
const WRITTEN = SIGNS.flatMap((signs) => Object.values(signs));

/**
 * Returns the key that is meant: what it types, or what an English keyboard types there if the
 * layout has no Latin letters.
 */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // Password managers and the like send events without a key.
  const { key = '', code = '', shiftKey = false } = event;
  if (LATIN.test(key) || WRITTEN.includes(key)) return key;
  const letter = /^Key(\w)$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  return ASCII.test(key) ? key : (SIGNS[Number(shiftKey)][code] ?? key);
}

/** Whether a key reads something aloud. */
export function isReading(does: Does | Asked): does is ReadAloud {
  return LISTEN.some((each) => each.does === does && each.stays);
}

export function doesOf(key: string, keys: Keys = OWN): Does | Asked | null {
  return keys.find((each) => each.key === key.toLowerCase())?.does ?? null;
}
