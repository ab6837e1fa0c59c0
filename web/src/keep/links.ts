// Addresses: what the part after "#" means, and how it is written.
import type { SeatPlayer } from '../scene/types.ts';
import * as words from '../words/first.ts';
import { isFields, isSeat, readJson } from './checks.ts';
import { decode, decoded, fieldsOf, idIn, jsonIn, lettersIn, wordIn } from './mended.ts';
import { type Manner, mannerOf } from './store.ts';

export type AddressFields = Readonly<Partial<Record<string, string>>>;

/** Where an address leads: a place of the core, or one of a room. */
export type Route =
  | { to: 'home' }
  /** Deletes all that is kept here. */
  | { to: 'delete' }
  | { to: 'table'; key: string }
  /** A game that came by a link; its head says of which game it is, '' without one. */
  | { to: 'link'; text: string; of: string }
  /** A message from somebody far away; an invitation says by whom it is, '' without a name. */
  | { to: 'message'; text: string; of: string; by: string | null }
  | { to: 'record'; text: string; of: string }
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
  /** What a room has read of its address. */
  | { to: 'room'; room: string; place: unknown }
  | { to: 'wrong'; words: string };

/** Why an address can't be right. */
export class Wrong {
  readonly words: string;

  constructor(words: string) {
    this.words = words;
  }
}

/** Reads the place that an address leads to, by the field that the address is known by. */
export type Reader<Place> = (value: string, fields: AddressFields) => Place | Wrong;

/** How the core's addresses are read, by the field that each is known by; the first one counts. */
const READERS: Readonly<Record<string, Reader<Route>>> = {
  table: (key) => ({ to: 'table', key: wordIn(key) }),
  g: (text, fields) => ({ to: 'link', text: lettersIn(text), of: gameOf(fields) }),
  m: (text, { by, ...fields }) => {
    const sender = by === undefined ? null : decoded(by);
    return { to: 'message', text: lettersIn(text), of: gameOf(fields), by: sender };
  },
  record: recordOf,
  game: newTable,
  // The rules say that the rest is missing.
  of: (of) => ({ to: 'link', text: '', of: idIn(of) }),
};

/** How rooms read theirs: these fields stand in no other address. */
const ofRooms = new Map<string, Reader<Route>>();

/** Reads the addresses of a room from now on. */
export function readFor(room: string, addresses: Readonly<Record<string, Reader<unknown>>>) {
  for (const [field, read] of Object.entries(addresses)) {
    ofRooms.set(field, (value, fields) => {
      const place = read(value, fields);
      return place instanceof Wrong ? place : { to: 'room', room, place };
    });
  }
}

/** Reads the part of an address after "#". */
export function readHash(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (!text) return { to: 'home' };
  const fields = fieldsOf(text);
  if (fields.delete !== undefined) return { to: 'delete' };
  for (const [name, read] of [...ofRooms, ...Object.entries(READERS)]) {
    const value = fields[name];
    if (value === undefined) continue;
    const route = read(value, fields);
    return route instanceof Wrong ? { to: 'wrong', words: route.words } : route;
  }
  return { to: 'wrong', words: words.errors.namesNothing };
}

/**
 * The address of a place in a room.
 * @param field that such an address is known by
 * @returns null if this site has no such room
 */
export function wayTo(field: string, value = '', more: Written = {}): string | null {
  if (!ofRooms.has(field)) return null;
  const rest = Object.entries(more).filter(([, text]) => text !== undefined && text !== '');
  if (!value && !rest.length) return `#${field}`;
  const encoded = rest.map(([name, text]) => [name, encodeURIComponent(String(text))]);
  return hashOf({ [field]: encodeURIComponent(value), ...Object.fromEntries(encoded) });
}

/** The game that a link is headed with. */
export function gameOf({ of = '' }: AddressFields) {
  return idIn(of);
}

function recordOf(value: string): Route | Wrong {
  const text = jsonIn(value);
  const bad = readJson(text) === undefined && decode(value) === null;
  const of = /"game":\s*"([\w-]+)"/.exec(text)?.[1] ?? '';
  return bad ? new Wrong(words.errors.badCode) : { to: 'record', text, of };
}

function newTable(game: string, fields: AddressFields): Route | Wrong {
  const seats = fields.seats === undefined ? null : readSeats(idIn(fields.seats));
  if (typeof seats === 'string') return new Wrong(seats);
  const options = fields.options === undefined ? null : readOptions(jsonIn(fields.options));
  if (typeof options === 'string') return new Wrong(options);
  const seed = fields.seed === undefined ? null : seedIn(fields.seed);
  const names = readNames(fields.names);
  const { undo = '', teach = '', even = '' } = fields;
  const manner = mannerOf({
    serious: idIn(undo) === 'no',
    taught: idIn(teach) === 'yes',
    even: idIn(even) === 'yes',
  });
  return { to: 'new', game: idIn(game), seats, options, seed, ...names, ...manner };
}

/** A seed may end in a hyphen or an underscore: they stay. */
function seedIn(value: string): string {
  return /^.*[\w-]/s.exec(decoded(value))?.[0] ?? '';
}

export function readSeats(text: string): SeatPlayer[] | string {
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

/**
 * The address to share something of a game by: the game's own page says which game it is, where links
 * are previewed, and leads on.
 */
export function addressToShare(game: string, hash: string) {
  return new URL(`${game}/${hash}`, location.href).href;
}

type Written = Record<string, string | number | undefined>;

/** Writes an address with the fields that have a value. */
export function hashOf(fields: Written): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `#${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

export function encoded(text: string | undefined): string | undefined {
  return text && encodeURIComponent(text);
}

export function tableHash(key: string) {
  return hashOf({ table: encoded(key) });
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
