// Which games an address is about, as far as that shows before the page runs. Whether it agrees with
// how addresses are read, a test knows: here is only what a first paint needs.

/** What names a game in an address, also in a record. */
const NAMED = /(?:[#&]\w+=|%22game%22%3A%22)([\w-]+)/g;
/** Addresses of tables, those that come by links too. */
const AT_TABLE = /[#&](?:game|of)=([\w-]+)/;

/**
 * Returns the games whose cards a page will want at once.
 * @param pages the fields that addresses of pages with all games begin with
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

/** Returns the game at whose table an address opens, if it says so. */
export function gameAtTable(hash: string): string | undefined {
  return AT_TABLE.exec(hash)?.[1];
}
