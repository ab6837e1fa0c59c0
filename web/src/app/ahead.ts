// Which games an address is about, as far as that shows before the page runs. Whether it agrees with
// how addresses are read (web/src/keep/links.ts), a test knows: here is only what a first paint needs.

/** Addresses of pages that show all games. */
const ALL_GAMES = /^#?(?:$|(?:games|fame|daily|rules|print)\b)/;
/** What names a game in an address, also in a record. */
const ONE_GAME = /(?:[#&](?:game|of|learn|puzzles)=|%22game%22%3A%22)([\w-]+)/;
/** Addresses of tables, those that come by links too. */
const AT_TABLE = /[#&](?:game|of)=([\w-]+)/;

/** Returns the games whose cards a page will want at once. */
export function gamesAhead(hash: string, all: readonly string[]): readonly string[] {
  if (ALL_GAMES.test(hash)) return all;
  const one = ONE_GAME.exec(hash)?.[1];
  return all.filter((id) => id === one);
}

/** Returns the game at whose table an address opens, if it says so. */
export function gameAtTable(hash: string): string | undefined {
  return AT_TABLE.exec(hash)?.[1];
}
