// What storage, files and links hold: anybody may have written it, so each value is checked.
import type { SeatPlayer } from '../scene/types.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What a JSON text says, or undefined where it isn't one. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value; none where it has none. */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** The fields whose values are right, by their names. */
export function fieldsThat<T>(value: unknown, is: (each: unknown) => each is T): Record<string, T> {
  const entries = Object.entries(asFields(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => is(entry[1])));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A text that names something: longer ones are damaged, or were never written by this page. */
export function isShort(value: unknown): value is string {
  return isText(value) && value.length <= 100;
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** A number that hardly any other text has: tells whether what belongs to a text still does. */
export function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
}

export function isSeat(value: unknown): value is SeatPlayer {
  return isText(value) && /^(person|far|bot\d{1,2}(\.(25|5|75))?)$/.test(value);
}
