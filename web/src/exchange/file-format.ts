// Kept games as a text, to be saved or copied, and such a text read again.

import { linksIn, type ToGame } from '../addresses/pasted.ts';
import { asFields, isFields, readJson } from '../keep/checks.ts';
import { deedOf } from '../keep/match.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import * as words from '../words/words.ts';
import { enclosed } from './outside.ts';

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
  return table.match !== undefined && deedOf(table) !== 'over';
}

export function saveAs(text: string, name = 'pygames.json', type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Returns what a text has besides games: exercises, and in a backup all other data. */
export function readOther(text: string): { deck: readonly unknown[]; beside: unknown } {
  const whole = asFields(text.length > MOST_LETTERS ? null : readJson(text));
  const { deck, beside } = whole.format === FORMAT ? whole : {};
  return { deck: Array.isArray(deck) ? deck : [], beside };
}

/** Returns the exported fields of a table. */
export function exported(table: object): Partial<Record<keyof SavedTable, unknown>> {
  return Object.fromEntries(Object.entries(table).filter(([part]) => !FOUND_ANEW.includes(part)));
}

/**
 * Returns the exports and records within a text, whatever surrounds them. If the text is itself
 * one, or has none, returns the text.
 */
export function splitExports(text: string): string[] {
  if (typeof readJson(text) === 'object') return [text];
  const texts = [...enclosed(text)].filter((each) => holdsGames(readJson(each)));
  return texts.length ? texts : [text];
}

function holdsGames(value: unknown): boolean {
  const games = Array.isArray(value) ? value : [value];
  return games.some((each) => isFields(each) && listOf(each) !== null);
}

/** A game in a compact link or a message. */
export type ImportedLink = { link: string } | { message: string };

/**
 * Returns the games in a text, unchecked: from an export, a record, a list of records, or links.
 * For any other text, returns what is wrong.
 */
export function readGames(text: string): unknown[] | string {
  const { tooLong, notGames, tooMany, newer } = words.exchange;
  if (text.length > MOST_LETTERS) return tooLong(MOST_LETTERS);
  const content = readJson(text);
  const whole = typeof content === 'object' && content !== null;
  const games = whole
    ? listOf(content as Record<string, unknown>)
    : linksIn(text, MOST_GAMES + 1).map(linked);
  if (games === 'newer') return newer;
  if (!games?.length) return notGames;
  return games.length > MOST_GAMES ? tooMany(MOST_GAMES) : games;
}

/**
 * The first tag of a game file, with any quotes, and what may stand before it in its line. Rules read
 * the rest (pygames/annotated/typed.py); one table tests both (tests/corpus/game-files.json).
 */
const GAME_FILE =
  /^(?:\[[\d/.,: apm-]+\])?[^[{"\n\uff3b\uff5b]{0,80}[[\uff3b]\s*(?:Game\b|\uff27\uff41\uff4d\uff45)|\[Game[ \t]+"/im;

/** Whether a text is a game file, which the rules read (docs/game-files.md). */
export function isGameFile(text: string): boolean {
  return text.length <= MOST_LETTERS && GAME_FILE.test(text);
}

function linked({ to, text }: ToGame): ImportedLink | { record: unknown } {
  if (to === 'link') return { link: text };
  return to === 'message' ? { message: text } : { record: readJson(text) };
}

function listOf(file: Record<string, unknown>): unknown[] | 'newer' | null {
  const { format, games } = file;
  if (Array.isArray(file)) return file.map(gameOf);
  if (isForeign(file)) return [gameOf(file)];
  if (format === FORMAT) return Array.isArray(games) ? games : null;
  if (typeof format !== 'string') return null;
  if (/^pygames-games-\d+$/.test(format)) return 'newer';
  return format.startsWith('pygames-record-') ? [{ record: file }] : null;
}

/** A record of ours, or a foreign one, which the rules translate. */
function gameOf(record: unknown) {
  return isForeign(record) ? { foreign: record } : { record };
}

function isForeign(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'header' in record && 'moves' in record;
}
