// Links that hold a game, as they are written; links.ts reads them.
import { type AddressFields, hashOf } from './links.ts';

/** The head of a link to a game, which can be shown before the rules have read the rest. */
export type Head = {
  /** The id of the game; '' if unknown. */
  of: string;
  /** The sender's name in an invitation or a dare, '' without one; else null. */
  by?: string | null;
};

/** The address of what holds a game, with its head. */
export function headed({ of, by = null }: Head, fields: Parameters<typeof hashOf>[0]) {
  return hashOf({ of: safe(of) || undefined, by: by === null ? undefined : safe(by), ...fields });
}

/** Signs at which a messenger may take an address to end are encoded too. */
export function safe(text: string) {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*~.]/g, code);
}

/** @param text the link as the rules wrote it */
export function linkHash(text: string, head: Head) {
  return headed(head, { g: text });
}

/**
 * @param text the message as the rules wrote it
 * @param more what rooms add to it
 */
export function messageHash(text: string, head: Head, more: AddressFields = {}) {
  return headed(head, { ...more, m: text });
}

/** The longer form, which the rules need not make. */
export function recordHash(record: unknown) {
  return hashOf({ record: encodeURIComponent(JSON.stringify(record)) });
}
