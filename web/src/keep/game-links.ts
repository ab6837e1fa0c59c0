// Links that hold a game, as they are written; links.ts reads them.
import type { SeatPlayer } from '../scene/types.ts';
import { hashOf } from './links.ts';

/** The head of a link to a game: what can be shown of it before the rules read the rest. */
export type Head = {
  /** The id of the game, '' where it isn't known. */
  of: string;
  /** Of an invitation or a dare, the name of whoever sends it, '' without one; else null. */
  by?: string | null;
};

function headed({ of, by = null }: Head, fields: Parameters<typeof hashOf>[0]) {
  return hashOf({ of: safe(of) || undefined, by: by === null ? undefined : safe(by), ...fields });
}

/** Signs at which a messenger may take an address to end are encoded too. */
function safe(text: string) {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*~.]/g, code);
}

/** @param text of a link, as the rules write it */
export function linkHash(text: string, head: Head) {
  return headed(head, { g: text });
}

/** @param text of a message to people far away, as the rules write it */
export function messageHash(text: string, head: Head) {
  return headed(head, { m: text });
}

/**
 * @param text of a link to a finished game, as the rules write it
 * @param seats who played it: the one person there reached what is to be beaten
 */
export function dareHash(text: string, head: Head, seats: readonly SeatPlayer[]) {
  return headed(head, { seats: seats.join(','), beat: text });
}

/**
 * @param text of a link to a game, as the rules write it
 * @param at the ply to think about
 * @param kept the key of the table at which what is tried is kept
 */
export function analysisHash(text: string, head: Head, at: number, kept?: string) {
  return headed(head, { at, kept: kept && safe(kept), analyse: text });
}

/** The longer form, which the rules need not make. */
export function recordHash(record: unknown) {
  return hashOf({ record: encodeURIComponent(JSON.stringify(record)) });
}
