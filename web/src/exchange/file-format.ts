// Kept games as a text, to be saved as a file or copied, and such a text read again.

import { asFields, isFields, readJson } from '../keep/checks.ts';
import { exercises, otherData } from '../keep/other-data.ts';
import { enclosed } from '../keep/outside.ts';
import { linksIn, type ToGame } from '../keep/pasted.ts';
import { whole } from '../keep/storage.ts';
import type { SavedTable, Store } from '../keep/store.ts';
import * as words from '../words/words.ts';
import { isBegun } from './filter.ts';

/** The format of the text, as docs/page.md describes it. */
const FORMAT = 'pygames-games-1';
/** Longer texts, and texts with more games, are refused as a whole. A device keeps no more than this. */
export const MOST_LETTERS = 8_000_000;
export const MOST_GAMES = 10_000;

/** What a text lacks of a table: it follows from the rest, or the rules say it of the game. */
const FOUND_ANEW = ['format', 'over', 'line', 'turn'];

/**
 * Returns games as a text.
 * @param deck the exercises that come with them, as lines of text
 */
export function exportText(
  tables: readonly SavedTable[],
  deck: readonly string[] = [],
  more: object = {},
): string {
  const games = tables.map(exported);
  return JSON.stringify({ format: FORMAT, games, ...(deck.length && { deck }), ...more });
}

/** All that this device keeps, as a text, but for so many entries that are damaged. */
export type Backup = { text: string; tables: readonly SavedTable[]; damaged: number };

/**
 * Returns all that this device keeps: games, exercises, results and settings; null where something
 * could not be read, so that nobody knows whether it is all.
 */
export function backupOf(store: Store): Backup | null {
  const read = whole(() => ({ ...store.look(), deck: exercises().lines(), beside: otherData() }));
  if (!read || read.newer) return null;
  const { deck, beside } = read;
  const tables = read.tables.filter(isBegun);
  return { text: exportText(tables, deck, { beside }), tables, damaged: store.countQuarantined() };
}

/** Returns what an exported text holds besides games: exercises, and of a backup all the rest. */
export function readOther(text: string): { deck: readonly unknown[]; beside: unknown } {
  const whole = asFields(text.length > MOST_LETTERS ? null : readJson(text));
  const { deck, beside } = whole.format === FORMAT ? whole : {};
  return { deck: Array.isArray(deck) ? deck : [], beside };
}

/** Returns what a text says of a table, or has of one. */
export function exported(table: object): Partial<Record<keyof SavedTable, unknown>> {
  return Object.fromEntries(Object.entries(table).filter(([part]) => !FOUND_ANEW.includes(part)));
}

/**
 * Returns each of the exports and records in a text, whatever stands around them; of a text that is
 * one of them, or has none, the text.
 */
export function splitExports(text: string): string[] {
  if (typeof readJson(text) === 'object') return [text];
  const found = [...enclosed(text)].filter((each) => holdsGames(readJson(each)));
  return found.length ? found : [text];
}

function holdsGames(found: unknown): boolean {
  const games = Array.isArray(found) ? found : [found];
  return games.some((each) => isFields(each) && listOf(each) !== null);
}

/** A game in a compact link, or a message, which holds one that goes on far away. */
export type ImportedLink = { link: string } | { message: string };

/**
 * Returns what a text holds, one value for each game, not checked yet: of a text that was exported,
 * of a record alone, of a list of records, or of links to games. Of any other, returns what is
 * wrong with it.
 */
export function readGames(text: string): unknown[] | string {
  const { tooLong, notGames, tooMany, newer } = words.exchange;
  if (text.length > MOST_LETTERS) return tooLong(MOST_LETTERS);
  const found = readJson(text);
  const whole = typeof found === 'object' && found !== null;
  const games = whole
    ? listOf(found as Record<string, unknown>)
    : linksIn(text, MOST_GAMES + 1).map(linked);
  if (games === 'newer') return newer;
  if (!games?.length) return notGames;
  return games.length > MOST_GAMES ? tooMany(MOST_GAMES) : games;
}

/** Whether a text is a game file, which the rules read (docs/game-files.md). */
export function isGameFile(text: string): boolean {
  return text.length <= MOST_LETTERS && /^[ \t]*\[Game[ \t]+"/m.test(text);
}

function linked({ to, text }: ToGame): ImportedLink | { record: unknown } {
  if (to === 'link') return { link: text };
  return to === 'message' ? { message: text } : { record: readJson(text) };
}

function listOf(found: Record<string, unknown>): unknown[] | 'newer' | null {
  const { format, games } = found;
  if (Array.isArray(found)) return found.map(gameOf);
  if (isForeign(found)) return [gameOf(found)];
  if (format === FORMAT) return Array.isArray(games) ? games : null;
  if (typeof format !== 'string') return null;
  if (/^pygames-games-\d+$/.test(format)) return 'newer';
  return format.startsWith('pygames-record-') ? [{ record: found }] : null;
}

/** A record of ours, or one from elsewhere, which the rules translate. */
function gameOf(record: unknown) {
  return isForeign(record) ? { foreign: record } : { record };
}

function isForeign(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'header' in record && 'moves' in record;
}
