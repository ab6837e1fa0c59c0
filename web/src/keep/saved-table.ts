// A kept table: its fields, and how it is written and read.

import { isMoment } from '../dates/calendar.ts';
import { isNewer } from '../scene/records.ts';
import type { Ended, GameRecord, SeatPlayer } from '../scene/types.ts';
import {
  asFields,
  type Fields,
  isCount,
  isFields,
  isSeat,
  isText,
  isTexts,
  readJson,
} from './checks.ts';
import { deedOf, type KeptMatch, keptServices } from './elsewhere.ts';
import { type RoomData, roomData } from './modes.ts';
import { isSeen, named } from './names.ts';
import { type Remarks, readSaid } from './said.ts';

/** The format of tables. A page doesn't touch tables of a newer one. */
export const FORMAT = 1;

/**
 * A kept table. Each has an entry of its own, so that pages never overwrite each other's. `ahead`
 * are the stretches of undone actions, for Redo.
 */
export type SavedTable = {
  format: typeof FORMAT;
  key: string;
  record: GameRecord;
  seats: SeatPlayer[];
  ahead: string[][];
  over: boolean;
  line: string;
  /** The language of the line, if not English. */
  lang?: string;
  /** The seat to move, if known. */
  turn?: number;
  /** The game's title, and when it was set, in ms. */
  title?: string;
  titled?: number;
  /** The names of the people by seat, '' for those without. */
  names?: string[];
  /** Whether moves can't be taken back. */
  serious?: true;
  /** What rooms keep with the game, by their names. */
  rooms?: RoomData;
  /** How many actions the game had when it came to this table, by a link or from another table. */
  given: number;
  /** Whether the person had help before the game ended: a hint, or undo. */
  practice?: true;
  /** When the game first ended, in ms. */
  finished?: number;
  /** The branches, the newest first. */
  branches?: Branch[];
  /** What is said of its positions. */
  said?: Remarks;
  /** What is kept of a game with people elsewhere. */
  match?: KeptMatch;
  used: number;
};

/**
 * Another line of the game, with all actions from the start, and how it was ended early. Lines
 * `tried` on the analysis board may have chosen dice and cards.
 */
export type Branch = { actions: string[]; ended?: Ended; tried?: true };

/** What is found under a table's key. Newer versions of the page write newer formats. */
export type Lookup = { is: 'kept'; table: SavedTable } | { is: 'none' | 'damaged' | 'newer' };

export const MOST_BRANCHES = 20;
/** Maximum number of letters of a game's own title. */
export const LONGEST_TITLE = 60;

type Begun = Pick<SavedTable, 'record' | 'title' | 'match'> & Partial<Pick<SavedTable, 'ahead'>>;

/**
 * Whether somebody has begun a game, though all of it may be taken back, has given it a title, or
 * plays it with people far away.
 */
export function isBegun({ record, title, match, ahead = [] }: Begun): boolean {
  const played = record.actions.length > 0 || ahead.length > 0;
  return played || title !== undefined || match !== undefined;
}

/** Whether nothing more is to be done in a game, here or far away. */
export function isFinished(table: SavedTable): boolean {
  return table.match ? deedOf(table) === 'over' : table.over;
}

export function readTable(text: string, key: string): Lookup {
  const table = asFields(readJson(text)) as Partial<SavedTable>;
  if (typeof table.format === 'number' && table.format > FORMAT) return { is: 'newer' };
  const { format, record, seats, ahead = [] } = table;
  if (isFields(record) && isNewer(record)) return { is: 'newer' };
  const right = format === FORMAT && isRecord(record) && isSeats(seats) && isAhead(ahead);
  if (!right) return { is: 'damaged' };
  const match = keptServices.get('read')?.(table.match);
  if (!match && seats.includes('far')) return { is: 'damaged' };
  // The game is complete without the other fields: damaged ones are left out.
  const rest = {
    ...placeOf(table, seats),
    ...titleIn(table),
    ...named(seats, table.names),
    given: isCount(table.given) ? table.given : record.actions.length,
    ...playModeOf(table),
    ...(match ? { match } : branched(table.branches)),
    ...provenanceOf(table),
    ...readSaid(table.said),
  };
  return { is: 'kept', table: { format, key, record, seats, ahead, ...rest } };
}

/** Reads where a game stands: as it was last seen, in which language, and whose turn was shown. */
function placeOf({ over, line, lang, turn, used }: Fields, seats: readonly SeatPlayer[]) {
  return {
    over: over === true,
    line: isText(line) ? line : '',
    ...(isText(lang) && lang && { lang }),
    used: isMoment(used) ? used : 0,
    ...(typeof turn === 'number' && turn in seats && { turn }),
  };
}

/** Reads a game's own title, and when it was given. */
function titleIn({ title, titled }: Fields): Pick<SavedTable, 'title' | 'titled'> {
  const clean = cleanTitle(title);
  return { ...(clean && { title: clean }), ...(isMoment(titled) && { titled }) };
}

/** How a game is played: without undo, and in the manners of rooms. */
export type PlayMode = Pick<SavedTable, 'serious' | 'rooms'>;

export function playModeOf(game: Fields): PlayMode {
  const { serious } = game;
  return { ...(serious === true && { serious }), ...roomData(game) };
}

/** Reads whether a game had help, and when it ended. */
function provenanceOf({ practice, finished }: Fields): Pick<SavedTable, 'practice' | 'finished'> {
  return {
    ...(practice === true && { practice }),
    ...(isMoment(finished) && { finished }),
  };
}

/** When a game ended; if unknown, when it was last used. */
export function endOf({ finished, used }: Pick<SavedTable, 'finished' | 'used'>): number {
  return finished ?? used;
}

/** Returns well-formed branches; the rules check them when they are used. */
function branched(value: unknown): { branches?: Branch[] } {
  const all = Array.isArray(value) ? value.flatMap(branchOf).slice(0, MOST_BRANCHES) : [];
  return all.length ? { branches: all } : {};
}

function branchOf(value: unknown): Branch[] {
  const { actions, ended, tried } = asFields(value);
  if (!isTexts(actions)) return [];
  return [{ actions, ...(isEnded(ended) && { ended }), ...(tried === true && { tried }) }];
}

function isEnded(ended: unknown): ended is Ended {
  return ended === 'draw' || ended === 'resigned-0' || ended === 'resigned-1';
}

/** Returns a title if it is one line, visible and short enough; else ''. */
export function cleanTitle(value: unknown) {
  const line = isText(value) ? value.replace(/\s+/g, ' ').trim() : '';
  return isSeen(line) ? line.slice(0, LONGEST_TITLE) : '';
}

/** Checks only the form; the rules check the rest. */
function isRecord(record: unknown): record is GameRecord {
  const { game, actions } = asFields(record);
  return isText(game) && isTexts(actions);
}

function isSeats(seats: unknown): seats is SeatPlayer[] {
  return Array.isArray(seats) && seats.length > 0 && seats.every(isSeat);
}

/** Whether a value has the form of undone actions. */
export function isAhead(ahead: unknown): ahead is string[][] {
  return Array.isArray(ahead) && ahead.every(isTexts);
}

/** Whether a value has the form of seats for a record. */
export function isSeatsFor(seats: unknown, { players }: GameRecord): seats is SeatPlayer[] {
  return isSeats(seats) && seats.length === players;
}
