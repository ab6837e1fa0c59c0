// People's names: what a name may look like, and the names used on this device.
import { LONGEST_NAME } from '../../generated/constants.ts';
import { CONTROLS } from '../site/controls.ts';
import { asFields, type Fields, fieldsThat, isCount, readJson } from './checks.ts';
import { readFields, write } from './prefs.ts';

const NAME = 'names';
/** How many names a device remembers. */
const REMEMBERED = 12;

/** Visible characters, as in `pygames/match/names.py`; one table tests both (tests/corpus/names.json). */
const SEEN =
  /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/** Returns a name if it is one line, visible and short enough; else ''. */
export function cleanName(value: unknown): string {
  return cleanLine(value, LONGEST_NAME);
}

/** Returns a text if it is one visible line; cut if it is longer than `most` letters. */
export function cleanLine(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  const line = value.slice(0, 200).normalize('NFC').replace(/\s+/g, ' ').replace(CONTROLS, '');
  const name = shortened(line.trim(), most);
  return isSeen(name) ? name : '';
}

/** Whether a text shows anything. */
export function isSeen(text: string): boolean {
  return SEEN.test(text);
}

/** Cuts between letters as people see them, never within one. */
function shortened(text: string, most: number) {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trim();
}

/**
 * Returns one clean name for each seat, '' for bots and people without one; undefined if nobody has
 * one.
 */
export function namesFor(seats: readonly string[], names: unknown): string[] | undefined {
  if (!Array.isArray(names)) return undefined;
  const clean = seats.map((seat, i) => (seat.startsWith('bot') ? '' : cleanName(names[i])));
  return clean.some(Boolean) ? clean : undefined;
}

/** Returns the part of a saved table, or of choices, that has names; empty if nobody has one. */
export function named(seats: readonly string[], names: unknown): { names?: string[] } {
  const clean = namesFor(seats, names);
  return clean ? { names: clean } : {};
}

/** Folds a text, so that capitals and spellings of one letter make no difference. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The names used on this device, the last used first. */
export function knownNames(): string[] {
  return namesIn(readFields(NAME)).map(([name]) => name);
}

/** Remembers names, so that they are offered again. */
export function rememberNames(names: readonly string[] = [], now: number = Date.now()) {
  const used = names.map(cleanName).filter(Boolean);
  // The first of them is offered first.
  if (used.length) keepNames(used.map((name, at) => [name, now - at]));
}

/** Merges names used on another device. */
export function mergeNames(text: string) {
  keepNames(namesIn(asFields(readJson(text))));
}

/** A name, and when it was last used, in ms. */
type Used = [name: string, at: number];

function keepNames(used: readonly Used[]) {
  const last = new Map(namesIn(readFields(NAME)));
  for (const [name, at] of used) last.set(name, Math.max(at, last.get(name) ?? 0));
  write(NAME, JSON.stringify(Object.fromEntries(lastUsed([...last]))));
}

function namesIn(fields: Fields): Used[] {
  const entries = Object.entries(fieldsThat(fields, isCount));
  return lastUsed(entries.filter(([name]) => cleanName(name) === name));
}

function lastUsed(names: readonly Used[]): Used[] {
  const inOrder = (one: Used, other: Used) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1);
  return names.toSorted(inOrder).slice(0, REMEMBERED);
}
