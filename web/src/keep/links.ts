// Addresses: what the part after "#" means, and how it is written.
import type { CourseName, SeatPlayer } from '../scene/types.ts';
import * as words from '../words/first.ts';
import { dateOf, dayOf } from './calendar.ts';
import { isFields, isSeat, readJson, sumOf } from './checks.ts';
import {
  decode,
  decoded,
  exactIn,
  fieldsOf,
  idIn,
  jsonIn,
  keyIn,
  lettersIn,
  plain,
  seatsIn,
} from './mended.ts';
import { type Manner, mannerOf } from './store.ts';

type Fields = Readonly<Partial<Record<string, string>>>;

/** A piece of what moves to another device: the how-manieth of how many, and of which whole. */
export type Piece = { at: number; of: number; sum: string; code: string };

/** Where an address leads. */
export type Route =
  | { to: 'home' }
  | { to: 'games' }
  | { to: 'fame' }
  /** Backing up, and moving to another device; or a piece of what comes from one. */
  | { to: 'backup'; piece: Piece | 'wrong' | null }
  /** Deletes all that is kept here. */
  | { to: 'delete' }
  /** The exercises of the day. */
  | { to: 'deck' }
  /** The challenges of a day, of today without one; with a game, the challenge itself. */
  | { to: 'daily'; day: number | null; game: string | null }
  | { to: 'table'; key: string }
  /** A game that came by a link; its head says of which game it is, '' in older links. */
  | { to: 'link'; text: string; of: string }
  /** A message from somebody far away; an invitation says by whom it is, '' without a name. */
  | { to: 'message'; text: string; of: string; by: string | null }
  /** A finished game to beat: the seats say which player that is, and whom one plays against. */
  | { to: 'dare'; text: string; of: string; by: string; seats: SeatPlayer[] }
  | { to: 'record'; text: string; of: string }
  | { to: 'rules'; game: string | null }
  | { to: 'learn'; game: string; course: CourseName; step: number | null }
  | { to: 'mistakes'; key: string }
  /** The puzzles of a game; the way says how the next one is chosen, '' without one. */
  | { to: 'puzzles'; game: string; way: string }
  /** A board to think on, and the table whose game it is, '' without one. */
  | { to: 'analysis'; text: string; of: string; at: number; kept: string }
  | { to: 'print'; game: string | null; table: string | null }
  | ({
      to: 'new';
      game: string;
      seats: SeatPlayer[] | null;
      /** What the link says: the rules check it. */
      options: Record<string, string> | null;
      seed: string | null;
      /** The names of those who play, '' where there is none. */
      names?: string[];
    } & Manner)
  | { to: 'wrong'; words: string };

/** How each kind of address is read, by the field that it is known by; the first one counts. */
const READERS: Readonly<Record<string, (value: string, fields: Fields) => Route>> = {
  games: () => ({ to: 'games' }),
  fame: () => ({ to: 'fame' }),
  deck: () => ({ to: 'deck' }),
  delete: () => ({ to: 'delete' }),
  backup: () => ({ to: 'backup', piece: null }),
  move: (code, { part = '', check = '' }) => pieceOf(idIn(part), lettersIn(code), idIn(check)),
  part: () => ({ to: 'backup', piece: 'wrong' }),
  daily: challenges,
  print: (game, { table = '' }) => ({
    to: 'print',
    game: idIn(game) || null,
    table: keyIn(table) || null,
  }),
  table: (key) => ({ to: 'table', key: keyIn(key) }),
  g: (text, fields) => ({ to: 'link', text: lettersIn(text), of: gameOf(fields) }),
  m: (text, { by, ...fields }) => {
    const sender = by === undefined ? null : decoded(by);
    return { to: 'message', text: lettersIn(text), of: gameOf(fields), by: sender };
  },
  beat: dareOf,
  record: recordOf,
  rules: (game) => ({ to: 'rules', game: idIn(game) || null }),
  analyse: (text, { at = '', kept = '', ...fields }) => {
    const ply = Number.parseInt(exactIn(at), 10);
    return {
      to: 'analysis',
      text: lettersIn(text),
      of: gameOf(fields),
      at: ply >= 0 ? ply : Infinity,
      kept: keyIn(kept),
    };
  },
  mistakes: (key) => ({ to: 'mistakes', key: keyIn(key) }),
  puzzles: (game, { way = '' }) => ({ to: 'puzzles', game: idIn(game), way: idIn(way) }),
  learn: lesson,
  game: newTable,
  // The rules say that the rest is missing.
  of: (of) => ({ to: 'link', text: '', of: idIn(of) }),
};

/** Reads the part of an address after "#", also where it was changed on its way. */
export function readHash(hash: string): Route {
  const text = plain(hash).replace(/^#/, '');
  if (!text) return { to: 'home' };
  const fields = fieldsOf(text);
  for (const [name, read] of Object.entries(READERS)) {
    const value = fields[name];
    if (value !== undefined) return read(value, fields);
  }
  return wrong(words.errors.namesNothing);
}

/** The game that a link is headed with. */
function gameOf({ of = '' }: Fields) {
  return idIn(of);
}

/** @param check the sum of the piece alone, '' where an older page has made it */
function pieceOf(part: string, code: string, check: string): Route {
  const [, at, of, sum] = /^(\d{1,2})-(\d{1,2})-([\da-z]{1,8})$/.exec(part) ?? [];
  const piece = { at: Number(at), of: Number(of), sum, code };
  const whole = !check || check === sumIn(code);
  const right = sum && code && whole && piece.at >= 1 && piece.at <= piece.of;
  return { to: 'backup', piece: right ? piece : 'wrong' };
}

/** The sum of what moves to another device, as it stands in addresses. */
export function sumIn(code: string): string {
  return (sumOf(code) >>> 0).toString(36);
}

function wrong(why: string): Route {
  return { to: 'wrong', words: why };
}

function recordOf(value: string): Route {
  const text = jsonIn(value);
  const bad = readJson(text) === undefined && decode(value) === null;
  const of = /"game":\s*"([\w-]+)"/.exec(text)?.[1] ?? '';
  return bad ? wrong(words.errors.badCode) : { to: 'record', text, of };
}

function dareOf(value: string, { seats: inSeats = '', by = '', ...fields }: Fields): Route {
  const seats = readSeats(seatsIn(inSeats));
  if (typeof seats === 'string') return wrong(seats);
  return { to: 'dare', text: lettersIn(value), of: gameOf(fields), by: decoded(by), seats };
}

function challenges(value: string, { game = '' }: Fields): Route {
  const date = idIn(value);
  const day = date ? dayOf(date) : null;
  if (date && day === null) return wrong(words.errors.noSuchDay(date.slice(0, 24)));
  return { to: 'daily', day, game: idIn(game) || null };
}

/** A step that isn't a number is the one to go on from, and one beyond the last is the last. */
function lesson(game: string, fields: Fields): Route {
  const course = idIn(fields.course ?? '') === 'fine-print' ? 'fine-print' : 'basics';
  const step = /^\d{1,2}(?![\w.]*[a-z\d])/i.exec(exactIn(fields.step ?? ''))?.[0];
  return { to: 'learn', game: idIn(game), course, step: step === undefined ? null : Number(step) };
}

function newTable(game: string, fields: Fields): Route {
  const seats = fields.seats === undefined ? null : readSeats(seatsIn(fields.seats));
  if (typeof seats === 'string') return wrong(seats);
  const options = fields.options === undefined ? null : readOptions(jsonIn(fields.options));
  if (typeof options === 'string') return wrong(options);
  const seed = fields.seed === undefined ? null : exactIn(fields.seed);
  const names = readNames(fields.names);
  const { undo = '', teach = '', even = '' } = fields;
  const manner = mannerOf({
    serious: idIn(undo) === 'no',
    taught: idIn(teach) === 'yes',
    even: idIn(even) === 'yes',
  });
  return { to: 'new', game: idIn(game), seats, options, seed, ...names, ...manner };
}

function readSeats(text: string): SeatPlayer[] | string {
  const seats = text.split(',');
  if (seats.every(isSeat)) return seats;
  const bad = seats.find((seat) => !isSeat(seat)) ?? '';
  return words.errors.badSeat(bad.slice(0, 24));
}

function readOptions(text: string): Record<string, string> | string {
  const options = readJson(text);
  return isFields(options) ? (options as Record<string, string>) : words.errors.badOptions;
}

/** Names say nothing of the game: what is no list of them is left out. */
function readNames(value = '') {
  const names = readJson(jsonIn(value));
  return Array.isArray(names) ? { names: names.map(String) } : {};
}

/**
 * The whole address of a place on the page. In a list that scrolls, a link needs it: a bare hash
 * that is out of sight passes for a skip link.
 */
export function addressOf(hash: string) {
  return `${location.href.split('#')[0]}${hash}`;
}

// Pages of this device: its games, its hall of fame, and where it is backed up and moved from.
export const GAMES = '#games';
export const FAME = '#fame';
export const BACKUP = '#backup';
// The exercises and the challenges of today, whenever that is.
export const DECK = '#deck';
export const DAILY = '#daily';

/** Writes an address with the fields that have a value. */
export function hashOf(fields: Record<string, string | number | undefined>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `#${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

function encoded(text: string | undefined): string | undefined {
  return text && encodeURIComponent(text);
}

/** @param game whose challenge opens at once */
export function dailyHash(day: number, game?: string) {
  return hashOf({ daily: dateOf(day), game: encoded(game) });
}

export function tableHash(key: string) {
  return hashOf({ table: encoded(key) });
}

/** @param way how the next puzzle is chosen; without one, all ways are offered */
export function puzzlesHash(game: string, way?: string) {
  return hashOf({ puzzles: encoded(game), way: encoded(way) });
}

/** The exercises that a game has left. */
export function mistakesHash(key: string) {
  return hashOf({ mistakes: encoded(key) });
}

export function rulesHash(game: string) {
  return hashOf({ rules: encoded(game) });
}

/** @param step from 1; without one, where somebody stopped */
export function learnHash(game: string, course: CourseName = 'basics', step?: number) {
  const other = course === 'basics' ? undefined : course;
  return hashOf({ learn: encoded(game), course: other, step });
}

/** @param table whose game can be printed too */
export function printHash(game: string, table?: string) {
  return hashOf({ print: encoded(game), table: encoded(table) });
}

/** What a new game begins with. */
type Beginning = Partial<Omit<Extract<Route, { to: 'new' }>, 'to' | 'game'>>;

export function newHash(game: string, begin: Beginning = {}) {
  const { seats, options, seed, names, serious, taught, even } = begin;
  const chosen = options && Object.keys(options).length > 0;
  return hashOf({
    game: encoded(game),
    seats: seats?.join(','),
    options: chosen ? encoded(JSON.stringify(options)) : undefined,
    seed: encoded(seed || undefined),
    names: names?.some(Boolean) ? encoded(JSON.stringify(names)) : undefined,
    undo: serious && 'no',
    teach: taught && 'yes',
    even: even && 'yes',
  });
}
