// Links that hold a game, as they are written; links.ts reads them.

/** The head of a link to a game: what can be shown of it before the rules read the rest. */
export type Head = {
  /** The id of the game, '' where it isn't known. */
  of: string;
  /** Of an invitation, the name of whoever invites, '' without one; null in any other link. */
  by?: string | null;
};

function headed({ of, by = null }: Head, rest: string) {
  const fields = [of && `of=${safe(of)}`, by !== null && `by=${safe(by)}`, rest];
  return `#${fields.filter(Boolean).join('&')}`;
}

/** Signs at which a messenger may take an address to end are encoded too. */
function safe(text: string) {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*~.]/g, code);
}

/** @param text of a link, as the rules write it */
export function linkHash(text: string, head: Head) {
  return headed(head, `g=${text}`);
}

/** @param text of a message to people far away, as the rules write it */
export function messageHash(text: string, head: Head) {
  return headed(head, `m=${text}`);
}

/** The longer form, which the rules need not make. */
export function recordHash(record: unknown) {
  return `#record=${encodeURIComponent(JSON.stringify(record))}`;
}
