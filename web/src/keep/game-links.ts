// Links that hold a game, as they are written; links.ts reads them.
import { hashOf } from './links.ts';

/** The head of a link to a game: what can be shown of it before the rules read the rest. */
export type Head = {
  /** The id of the game, '' where it isn't known. */
  of: string;
  /** Of an invitation or a dare, the name of whoever sends it, '' without one; else null. */
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

/** @param text of a link, as the rules write it */
export function linkHash(text: string, head: Head) {
  return headed(head, { g: text });
}

/** @param text of a message to people far away, as the rules write it */
export function messageHash(text: string, head: Head) {
  return headed(head, { m: text });
}

/** The longer form, which the rules need not make. */
export function recordHash(record: unknown) {
  return hashOf({ record: encodeURIComponent(JSON.stringify(record)) });
}
