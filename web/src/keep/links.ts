// Addresses: what the part after "#" means, and how it is written.
import type { CourseName, SeatPlayer } from '../scene/types.ts';
import * as words from '../words/first.ts';
import { isFields, isSeat, readJson } from './checks.ts';
import { dateOf, dayOf } from './daily.ts';
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

type Fields = ReadonlyMap<string, string>;

/** A piece of what moves to another device: the how-manieth of how many, and of which whole. */
export type Piece = { at: number; of: number; sum: string; code: string };

/** Where an address leads. */
export type Route =
  | { to: 'home' }
  | { to: 'games' }
  | { to: 'fame' }
  /** Backing up, and moving to another device; or a piece of what comes from one. */
  | { to: 'backup'; piece: Piece | 'wrong' | null }
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
  | { to: 'analysis'; text: string; of: string; at: number }
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

/** Reads the part of an address after "#", also where it was changed on its way. */
export function readHash(hash: string): Route {
  const text = plain(hash).replace(/^#/, '');
  if (!text) return { to: 'home' };
  const fields = fieldsOf(text);
  if (fields.has('games')) return { to: 'games' };
  if (fields.has('fame')) return { to: 'fame' };
  if (fields.has('deck')) return { to: 'deck' };
  if (fields.has('backup')) return { to: 'backup', piece: null };
  const move = fields.get('move');
  if (move !== undefined) return pieceOf(idIn(fields.get('part') ?? ''), lettersIn(move));
  if (fields.has('daily')) return challenges(fields);
  const names = [
    'table',
    'g',
    'm',
    'beat',
    'record',
    'rules',
    'print',
    'game',
    'learn',
    'mistakes',
    'puzzles',
  ];
  const [table, link, message, dare, record, rules, print, game, learn, mistakes, puzzles] =
    names.map((name) => fields.get(name));
  const key = table === undefined ? null : keyIn(table);
  if (print !== undefined) return { to: 'print', game: idIn(print) || null, table: key };
  if (key !== null) return { to: 'table', key };
  const of = idIn(fields.get('of') ?? '');
  if (link !== undefined) return { to: 'link', text: lettersIn(link), of };
  if (message !== undefined) {
    const by = fields.get('by');
    return {
      to: 'message',
      text: lettersIn(message),
      of,
      by: by === undefined ? null : decoded(by),
    };
  }
  if (dare !== undefined) return dareOf(dare, of, fields);
  if (record !== undefined) return recordOf(record);
  if (rules !== undefined) return { to: 'rules', game: idIn(rules) || null };
  const analysed = fields.get('analyse');
  if (analysed !== undefined) {
    const at = Number.parseInt(exactIn(fields.get('at') ?? ''), 10);
    return { to: 'analysis', text: lettersIn(analysed), of, at: at >= 0 ? at : Infinity };
  }
  if (mistakes !== undefined) return { to: 'mistakes', key: keyIn(mistakes) };
  if (puzzles !== undefined) {
    return { to: 'puzzles', game: idIn(puzzles), way: idIn(fields.get('way') ?? '') };
  }
  if (learn !== undefined) return lesson(idIn(learn), fields);
  if (game !== undefined) return newTable(idIn(game), fields);
  return wrong(words.errors.namesNothing);
}

function pieceOf(part: string, code: string): Route {
  const [, at, of, sum] = /^(\d{1,2})-(\d{1,2})-([\da-z]{1,8})$/.exec(part) ?? [];
  const piece = { at: Number(at), of: Number(of), sum, code };
  const right = sum && code && piece.at >= 1 && piece.at <= piece.of;
  return { to: 'backup', piece: right ? piece : 'wrong' };
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

function dareOf(value: string, of: string, fields: Fields): Route {
  const seats = readSeats(seatsIn(fields.get('seats') ?? ''));
  if (typeof seats === 'string') return wrong(seats);
  return { to: 'dare', text: lettersIn(value), of, by: decoded(fields.get('by') ?? ''), seats };
}

function challenges(fields: Fields): Route {
  const date = idIn(fields.get('daily') ?? '');
  const day = date ? dayOf(date) : null;
  if (date && day === null) return wrong(words.errors.noSuchDay(date.slice(0, 24)));
  return { to: 'daily', day, game: idIn(fields.get('game') ?? '') || null };
}

/** A step that isn't a number is the one to go on from, and one beyond the last is the last. */
function lesson(game: string, fields: Fields): Route {
  const course = idIn(fields.get('course') ?? '');
  const step = /^\d{1,2}(?![\w.]*[a-z\d])/i.exec(exactIn(fields.get('step') ?? ''))?.[0];
  return {
    to: 'learn',
    game,
    course: course === 'fine-print' ? course : 'basics',
    step: step === undefined ? null : Number(step),
  };
}

function newTable(game: string, fields: Fields): Route {
  const [inSeats, inOptions, inSeed] = ['seats', 'options', 'seed'].map((name) => fields.get(name));
  const seats = inSeats === undefined ? null : readSeats(seatsIn(inSeats));
  if (typeof seats === 'string') return wrong(seats);
  const options = inOptions === undefined ? null : readOptions(jsonIn(inOptions));
  if (typeof options === 'string') return wrong(options);
  const seed = inSeed === undefined ? null : exactIn(inSeed);
  const names = readNames(fields.get('names'));
  const [undo, teach, even] = ['undo', 'teach', 'even'].map((name) => idIn(fields.get(name) ?? ''));
  const manner = mannerOf({
    serious: undo === 'no',
    taught: teach === 'yes',
    even: even === 'yes',
  });
  return { to: 'new', game, seats, options, seed, ...names, ...manner };
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

/** Where all games that are kept stand. */
export const GAMES = '#games';

/** The hall of fame of this device. */
export const FAME = '#fame';

/** Where this device is backed up, and moved from. */
export const BACKUP = '#backup';

/** The exercises of today, whenever that is. */
export const DECK = '#deck';

/** The challenges of today, whenever that is. */
export const DAILY = '#daily';

/** @param game whose challenge opens at once */
export function dailyHash(day: number, game?: string) {
  const of = game === undefined ? '' : `&game=${encodeURIComponent(game)}`;
  return `#daily=${dateOf(day)}${of}`;
}

export function tableHash(key: string) {
  return `#table=${encodeURIComponent(key)}`;
}

/** @param way how the next puzzle is chosen; without one, all ways are offered */
export function puzzlesHash(game: string, way = '') {
  return `#puzzles=${encodeURIComponent(game)}${way && `&way=${encodeURIComponent(way)}`}`;
}

/** The exercises that a game has left. */
export function mistakesHash(key: string) {
  return `#mistakes=${encodeURIComponent(key)}`;
}

export function rulesHash(game: string) {
  return `#rules=${encodeURIComponent(game)}`;
}

/** @param step from 1; without one, where somebody stopped */
export function learnHash(game: string, course: CourseName = 'basics', step?: number) {
  const of = course === 'basics' ? '' : `&course=${course}`;
  const at = step === undefined ? '' : `&step=${step}`;
  return `#learn=${encodeURIComponent(game)}${of}${at}`;
}

/** @param table whose game can be printed too */
export function printHash(game: string, table?: string) {
  const of = table === undefined ? '' : `&table=${encodeURIComponent(table)}`;
  return `#print=${encodeURIComponent(game)}${of}`;
}

export function newHash(
  game: string,
  {
    seats,
    options,
    seed,
    names,
    serious,
    taught,
    even,
  }: {
    seats?: SeatPlayer[] | null;
    options?: Record<string, string> | null;
    seed?: string | null;
    names?: readonly string[];
  } & Manner = {},
) {
  const fields = [`game=${encodeURIComponent(game)}`];
  if (seats) fields.push(`seats=${seats.join(',')}`);
  if (options && Object.keys(options).length) {
    fields.push(`options=${encodeURIComponent(JSON.stringify(options))}`);
  }
  if (seed) fields.push(`seed=${encodeURIComponent(seed)}`);
  if (names?.some(Boolean)) fields.push(`names=${encodeURIComponent(JSON.stringify(names))}`);
  if (serious) fields.push('undo=no');
  if (taught) fields.push('teach=yes');
  if (even) fields.push('even=yes');
  return `#${fields.join('&')}`;
}
