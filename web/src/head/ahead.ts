// The games that an address is about, as far as the first paint needs them. A test compares this
// with how addresses are read.

/** A game's id in an address, also within a record. */
const NAMED = /(?:[#&]\w+=|%22game%22%3A%22)([\w-]+)/g;
/** Addresses of tables, including links. */
const AT_TABLE = /[#&](?:game|of)=([\w-]+)/;

/**
 * Returns the games whose cards a page will need at once.
 * @param pages the fields that begin addresses of pages with all games
 */
export function gamesAhead(
  hash: string,
  all: readonly string[],
  pages: readonly string[],
): readonly string[] {
  const [, field = ''] = /^#?(\w*)/.exec(hash) ?? [];
  if (!field || pages.includes(field)) return all;
  const named = new Set([...hash.matchAll(NAMED)].map(([, value]) => value));
  return all.filter((id) => named.has(id));
}

/** Returns the game at whose table an address opens, if known. */
export function gameAtTable(hash: string): string | undefined {
  return AT_TABLE.exec(hash)?.[1];
}
