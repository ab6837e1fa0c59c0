// A table as it is kept: what it has, and how it is written and read.

import { isNewer } from '../scene/records.ts';
import type { Ended, GameRecord, SeatPlayer } from '../scene/types.ts';
import { isMoment } from './calendar.ts';
import { asFields, isCount, isFields, isSeat, isText, isTexts, readJson } from './checks.ts';
import { deedOf, readMatch, type SavedMatch } from './match.ts';
import { cleanName, isSeen, named } from './names.ts';
import { type Remarks, readSaid } from './said.ts';

/** The format of tables. A page leaves a table of a newer one alone. */
const FORMAT = 1;

/**
 * A table as it is kept: one entry for each, so that pages open side by side never overwrite
 * one another's. `ahead` are the stretches of actions that were taken back, for Redo.
 */
export type SavedTable = {
  format: typeof FORMAT;
  key: string;
  record: GameRecord;
  seats: SeatPlayer[];
  ahead: string[][];
  over: boolean;
  line: string;
  /** The seat that is to move, where that is known. */
  turn?: number;
  /** What people call the game, and when they last called it so, in ms. */
  title?: string;
  titled?: number;
  /** The names that people gave themselves, one for each seat, '' where there is none. */
  names?: string[];
  /** Whether no move is taken back. */
  serious?: true;
  /** Whether what the person here does is weighed, and costly moves are offered to be taken back. */
  taught?: true;
  /** Whether the bot has the strength that the person here beats half of the time. */
  even?: true;
  /**
   * How many actions the game had when it came to this table: by a link, or from another table.
   */
  given: number;
  /** Whether somebody had help here before the game ended: a hint, or a move taken back. */
  practice?: true;
  /** When the game first ended, in ms. */
  finished?: number;
  /** The finished game that is to be beaten here. */
  dare?: Dared;
  /** Other ways it went, the newest first. */
  branches?: Branch[];
  /** What is said of its positions. */
  said?: Remarks;
  /** The messages of a game with people far away. */
  match?: SavedMatch;
  used: number;
};

/** A finished game to beat, as the text of a link, and whose it is, '' without a name. */
export type Dared = { link: string; by: string };

/**
 * Another way that a game went, with all actions from the start, and how it was ended early; or one
 * that was `tried` on the analysis board, where dice and cards may have been chosen.
 */
export type Branch = { actions: string[]; ended?: Ended; tried?: true };

/** What is found under a table's key. A newer version of the page writes newer formats. */
export type Found = { is: 'kept'; table: SavedTable } | { is: 'none' | 'damaged' | 'newer' };

export const MOST_BRANCHES = 20;
/** Maximum number of letters of a game's own title. */
export const LONGEST_TITLE = 60;

/** Whether nothing more is to be done in a game, here or far away. */
export function isFinished(table: SavedTable): boolean {
  return table.match ? deedOf(table) === 'over' : table.over;
}

export function readTable(text: string, key: string): Found {
  const table = asFields(readJson(text)) as Partial<SavedTable>;
  if (typeof table.format === 'number' && table.format > FORMAT) return { is: 'newer' };
  const { format, record, seats, ahead = [], over, line, turn, used } = table;
  if (isFields(record) && isNewer(record)) return { is: 'newer' };
  const right = format === FORMAT && isRecord(record) && isSeats(seats) && isAhead(ahead);
  if (!right) return { is: 'damaged' };
  const match = readMatch(table.match);
  if (!match && seats.includes('far')) return { is: 'damaged' };
  // The rest says nothing of the game: what is damaged of it is left out.
  const side = {
    over: over === true,
    line: isText(line) ? line : '',
    used: isMoment(used) ? used : 0,
  };
  const known = typeof turn === 'number' && turn in seats ? { turn } : {};
  const beside = {
    ...mannerOf(table),
    ...(match ? { match } : branched(table.branches)),
    ...wayOf(table),
    ...readSaid(table.said),
  };
  const title = cleanTitle(table.title);
  const { titled, given } = table;
  const called = {
    ...(title && { title }),
    ...(isMoment(titled) && { titled }),
    ...named(seats, table.names),
    given: isCount(given) ? given : record.actions.length,
    ...beside,
  };
  return { is: 'kept', table: { format, key, record, seats, ahead, ...side, ...known, ...called } };
}

/** How a game is played: with no move taken back, as a lesson, as an even match. */
export type Manner = Pick<SavedTable, 'serious' | 'taught' | 'even'>;

export function mannerOf({ serious, taught, even }: { [name in keyof Manner]: unknown }): Manner {
  return {
    ...(serious === true && { serious }),
    ...(taught === true && { taught }),
    ...(even === true && { even }),
  };
}

type Way = Pick<SavedTable, 'practice' | 'finished' | 'dare'>;

/** Reads what is known of how a game came here, was played and ended. */
function wayOf({ practice, finished, dare }: { [name in keyof Way]: unknown }): Way {
  const { link, by } = asFields(dare);
  return {
    ...(isText(link) && { dare: { link, by: cleanName(by) } }),
    ...(practice === true && { practice }),
    ...(isMoment(finished) && { finished }),
  };
}

/** When a game ended; where that was not noted, when it was last used. */
export function endOf({ finished, used }: Pick<SavedTable, 'finished' | 'used'>): number {
  return finished ?? used;
}

/** Branches that have their form; the rules check them when the game goes that way. */
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

/** A title as people may have written it: one line, visible, and not too long; else ''. */
export function cleanTitle(value: unknown) {
  const line = isText(value) ? value.replace(/\s+/g, ' ').trim() : '';
  return isSeen(line) ? line.slice(0, LONGEST_TITLE) : '';
}

/** Looks only at the form; the rules check the rest. */
function isRecord(record: unknown): record is GameRecord {
  const { game, actions } = asFields(record);
  return isText(game) && isTexts(actions);
}

function isSeats(seats: unknown): seats is SeatPlayer[] {
  return Array.isArray(seats) && seats.length > 0 && seats.every(isSeat);
}

/** Whether a value has the form of what was taken back. */
export function isAhead(ahead: unknown): ahead is string[][] {
  return Array.isArray(ahead) && ahead.every(isTexts);
}

/** Whether a value has the form of seats for a record. */
export function isSeatsFor(seats: unknown, { players }: GameRecord): seats is SeatPlayer[] {
  return isSeats(seats) && seats.length === players;
}

/** A key that no other table has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A table for a game that begins here, or goes on here. */
export function newTable(
  record: GameRecord,
  seats: SeatPlayer[],
  names?: readonly string[],
): SavedTable {
  const key = newKey();
  const plain = { ahead: [], over: false, line: '', used: Date.now() };
  const given = record.actions.length;
  return { format: FORMAT, key, record, seats, ...plain, given, ...named(seats, names) };
}
