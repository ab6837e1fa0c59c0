// Addresses: what the part after "#" means, and how it is written.
import type { CourseName, SeatPlayer } from '../scene/types.ts';
import * as words from '../words/first.ts';
import { dateOf, dayOf } from './daily.ts';

/** Where an address leads. */
export type Route =
  | { to: 'home' }
  | { to: 'games' }
  | { to: 'fame' }
  /** The challenges of a day, of today without one; with a game, the challenge itself. */
  | { to: 'daily'; day: number | null; game: string | null }
  | { to: 'table'; key: string }
  | { to: 'link'; text: string }
  /** A message from somebody far away. */
  | { to: 'message'; text: string }
  | { to: 'record'; text: string }
  | { to: 'rules'; game: string | null }
  | { to: 'learn'; game: string; course: CourseName; step: number | null }
  | { to: 'print'; game: string | null; table: string | null }
  | {
      to: 'new';
      game: string;
      seats: SeatPlayer[] | null;
      /** What the link says: the rules check it. */
      options: Record<string, string> | null;
      seed: string | null;
      /** The names of those who play, '' where there is none. */
      names?: string[];
      /** Whether no move can be taken back. */
      serious?: true;
    }
  | { to: 'wrong'; words: string };

/** Reads the part of an address after "#". */
export function readHash(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (!text) return { to: 'home' };
  const fields = fieldsOf(text);
  if (!fields) return wrong(words.errors.badCode);
  if (fields.has('games')) return { to: 'games' };
  if (fields.has('fame')) return { to: 'fame' };
  if (fields.has('daily')) return challenges(fields);
  const names = ['table', 'g', 'm', 'record', 'rules', 'print', 'game', 'learn'];
  const [table, link, message, record, rules, print, game, learn] = names.map((name) =>
    fields.get(name),
  );
  if (print !== undefined) return { to: 'print', game: print || null, table: table ?? null };
  if (table !== undefined) return { to: 'table', key: table };
  if (link !== undefined) return { to: 'link', text: link };
  if (message !== undefined) return { to: 'message', text: message };
  if (record !== undefined) return { to: 'record', text: record };
  if (rules !== undefined) return { to: 'rules', game: rules || null };
  if (learn !== undefined) return lesson(learn, fields);
  if (game !== undefined) return newTable(game, fields);
  return wrong(words.errors.namesNothing);
}

function wrong(why: string): Route {
  return { to: 'wrong', words: why };
}

/** Fields as in a query; "+" is an ordinary letter, as `encodeURIComponent` leaves no blanks. */
function fieldsOf(text: string): Map<string, string> | null {
  try {
    const pairs = text.split('&').map((pair) => {
      const [name, ...rest] = pair.split('=');
      return [name, decodeURIComponent(rest.join('='))] as [string, string];
    });
    return new Map(pairs);
  } catch {
    return null;
  }
}

function challenges(fields: Map<string, string>): Route {
  const date = fields.get('daily') ?? '';
  const day = date ? dayOf(date) : null;
  if (date && day === null) return wrong(words.errors.noSuchDay(date.slice(0, 24)));
  return { to: 'daily', day, game: fields.get('game') || null };
}

/** A step that isn't a number is the one to go on from, and one beyond the last is the last. */
function lesson(game: string, fields: Map<string, string>): Route {
  const course = fields.get('course') === 'fine-print' ? 'fine-print' : 'basics';
  const step = fields.get('step') ?? '';
  return { to: 'learn', game, course, step: /^\d{1,2}$/.test(step) ? Number(step) : null };
}

function newTable(game: string, fields: Map<string, string>): Route {
  const seats = fields.has('seats') ? readSeats(fields.get('seats') ?? '') : null;
  if (typeof seats === 'string') return wrong(seats);
  const options = fields.has('options') ? readOptions(fields.get('options') ?? '') : null;
  if (typeof options === 'string') return wrong(options);
  const names = readNames(fields.get('names'));
  const serious = fields.get('undo') === 'no' ? { serious: true as const } : {};
  return {
    to: 'new',
    game,
    seats,
    options,
    seed: fields.get('seed') ?? null,
    ...names,
    ...serious,
  };
}

function readSeats(text: string): SeatPlayer[] | string {
  const seats = text.split(',');
  const bad = seats.find((seat) => !/^(person|far|bot\d{1,2})$/.test(seat));
  if (bad === undefined) return seats as SeatPlayer[];
  return words.errors.badSeat(bad.slice(0, 24));
}

function readOptions(text: string): Record<string, string> | string {
  const options = readJson(text);
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  if (isObject) return options as Record<string, string>;
  return words.errors.badOptions;
}

/** Names say nothing of the game: what is no list of them is left out. */
function readNames(text = '') {
  const names = readJson(text);
  return Array.isArray(names) ? { names: names.map(String) } : {};
}

/** What a JSON text says, or undefined where it isn't one. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where all games that are kept stand. */
export const GAMES = '#games';

/** The hall of fame of this device. */
export const FAME = '#fame';

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

/** @param text of a link, as the rules write it */
export function linkHash(text: string) {
  return `#g=${text}`;
}

/** @param text of a message to people far away, as the rules write it */
export function messageHash(text: string) {
  return `#m=${text}`;
}

/** Finds the link to a game in what somebody has copied; null where there is none. */
export function linkIn(text: string): string | null {
  return /#[mg]=[\w-]+/.exec(text)?.[0] ?? null;
}

/** Finds the links to games and messages in a text, in their order; each leads to one of them. */
export function linksIn(text: string): Route[] {
  return (text.match(/#[gm]=[\w-]+|#record=[^\s"<>]*%7D/gi) ?? []).map(readHash);
}

/** The longer form, which the rules need not make. */
export function recordHash(record: unknown) {
  return `#record=${encodeURIComponent(JSON.stringify(record))}`;
}

export function newHash(
  game: string,
  {
    seats,
    options,
    seed,
    names,
    serious,
  }: {
    seats?: SeatPlayer[] | null;
    options?: Record<string, string> | null;
    seed?: string | null;
    names?: readonly string[];
    serious?: boolean;
  } = {},
) {
  const fields = [`game=${encodeURIComponent(game)}`];
  if (seats) fields.push(`seats=${seats.join(',')}`);
  if (options && Object.keys(options).length) {
    fields.push(`options=${encodeURIComponent(JSON.stringify(options))}`);
  }
  if (seed) fields.push(`seed=${encodeURIComponent(seed)}`);
  if (names?.some(Boolean)) fields.push(`names=${encodeURIComponent(JSON.stringify(names))}`);
  if (serious) fields.push('undo=no');
  return `#${fields.join('&')}`;
}
