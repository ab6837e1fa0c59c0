// Checks of data from storage, files and links: anyone may have written it.
import { OWN_LEVEL } from '../../generated/constants.ts';
import type { SeatPlayer } from '../scene/types.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Parses a JSON text; undefined if it isn't valid. */
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

/** The fields of a value; none if it is no object. */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** The fields whose values pass a check. */
export function fieldsThat<T>(value: unknown, is: (each: unknown) => each is T): Record<string, T> {
  const entries = Object.entries(asFields(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => is(entry[1])));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value is a short text: longer names are damaged, or not from this page. */
export function isShort(value: unknown): value is string {
  return isText(value) && value.length <= 100;
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** A checksum of a text, to tell whether data still belongs to it. */
export function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
}

export function isSeat(value: unknown): value is SeatPlayer {
  return isText(value) && /^(person|far|bot\d{1,2}(\.(1|25|5|75))?)$/.test(value);
}

/** Whether a level is the bot of a player's own file. */
export function isOwnBot(level: number): boolean {
  return level === OWN_LEVEL;
}
