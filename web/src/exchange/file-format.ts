// Kept games as a text, to be saved or copied, and texts with games read: those of this page here,
// any other by the rules (pygames/door/texts.py).

import { linksIn } from '../addresses/pasted.ts';
import { asFields, readJson } from '../keep/checks.ts';
import { isFinished, type SavedTable } from '../keep/saved-table.ts';
import type { Door } from '../scene/types.ts';
import * as words from '../words/words.ts';

/** The format of the text, as docs/page.md describes it. */
const FORMAT = 'pygames-games-1';
/**
 * Longer texts, or those with more games, are refused as a whole. A device keeps no more than this.
 */
export const MOST_LETTERS = 8_000_000;
export const MOST_GAMES = 10_000;

/** Fields that an export omits: they follow from the others, or the rules know them. */
const FOUND_ANEW = ['format', 'over', 'line', 'lang', 'turn'];

/**
 * Returns games as a text.
 * @param deck the exercises that go with them, as lines of text
 */
export function exportText(
  tables: readonly SavedTable[],
  deck: readonly string[] = [],
  more: object = {},
): string {
  const games = tables.map(exported);
  return JSON.stringify({ format: FORMAT, games, ...(deck.length && { deck }), ...more });
}

/** Whether people far away go on with a game. */
export function isFarOngoing(table: SavedTable) {
  return table.match !== undefined && !isFinished(table);
}

export function saveAs(content: BlobPart, name = 'pygames.json', type = 'application/json') {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What a text has, unchecked: games, and of exports exercises, and in a backup all other data. */
export type TextContent = {
  games: readonly unknown[];
  deck: readonly unknown[];
  beside: readonly unknown[];
};

/** Returns what a text of this page has; null if it is another text. */
export function readExport(text: string): TextContent | null {
  const { format, games, deck, beside } = asFields(readJson(text));
  if (format !== FORMAT || !Array.isArray(games)) return null;
  if (!games.length && !deck && !beside) return null;
  return { games, deck: Array.isArray(deck) ? deck : [], beside: [beside] };
}

/** Returns what any text has, whatever surrounds it; rejects with what is wrong. */
export async function readContent(text: string, door: Door): Promise<TextContent> {
  const { tooLong, tooMany } = words.exchange;
  if (text.length > MOST_LETTERS) throw new Error(tooLong(MOST_LETTERS));
  const content =
    readExport(text) ?? (await door.call('games', { text, addresses: linksIn(text) }));
  if (content.games.length > MOST_GAMES) throw new Error(tooMany(MOST_GAMES));
  return content;
}

/** Returns the exported fields of a table. */
export function exported(table: object): Partial<Record<keyof SavedTable, unknown>> {
  return Object.fromEntries(Object.entries(table).filter(([part]) => !FOUND_ANEW.includes(part)));
}
