// Writes links to games; links.ts reads them.
import type { SeatPlayer } from '../scene/types.ts';
import { hashOf } from './links.ts';

/** The head of a link to a game, which can be shown before the rules have read the rest. */
export type Head = {
  /** The id of the game; '' if unknown. */
  of: string;
  /** The sender's name in an invitation or a dare, '' without one; else null. */
  by?: string | null;
};

function headed({ of, by = null }: Head, fields: Parameters<typeof hashOf>[0]) {
  return hashOf({ of: safe(of) || undefined, by: by === null ? undefined : safe(by), ...fields });
}

/** Also encodes characters at which messengers may end a link. */
function safe(text: string) {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*~.]/g, code);
}

/** @param text the link as the rules wrote it */
export function linkHash(text: string, head: Head) {
  return headed(head, { g: text });
}

/** @param text the message as the rules wrote it */
export function messageHash(text: string, head: Head) {
  return headed(head, { m: text });
}

/**
 * @param text the link to a finished game, as the rules wrote it
 * @param seats the players; the only person's score is to be beaten
 */
export function dareHash(text: string, head: Head, seats: readonly SeatPlayer[]) {
  return headed(head, { seats: seats.join(','), beat: text });
}

/**
 * @param text the link to a game, as the rules wrote it
 * @param at the ply to analyse
 * @param kept the key of the table that keeps the lines tried
 */
export function analysisHash(text: string, head: Head, at: number, kept?: string) {
  return headed(head, { at, kept: kept && safe(kept), analyse: text });
}

/** The longer form, for which the rules aren't needed. */
export function recordHash(record: unknown) {
  return hashOf({ record: encodeURIComponent(JSON.stringify(record)) });
}
