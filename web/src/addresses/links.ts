// Addresses: what the part after "#" means, and how it is written.
import { isFields, isSeat, readJson } from '../keep/checks.ts';
import { askedOf, fieldsAsking } from '../keep/modes.ts';
import { type PlayMode, playModeOf } from '../keep/saved-table.ts';
import type { SeatPlayer } from '../scene/types.ts';
import { CORE, Contributions, contribute } from '../slots/slots.ts';
import * as words from '../words/first.ts';
import { decode, decoded, fieldsOf, idIn, jsonIn, lettersIn, wordIn } from './mended.ts';

export type AddressFields = Readonly<Partial<Record<string, string>>>;

/** Where an address leads: a place of the core, or one of a room. */
export type Route =
  | { to: 'home' }
  /** Deletes all that is kept here. */
  | { to: 'delete' }
  | { to: 'table'; key: string }
  /** A game from a link; `of` is the id of the game, '' if the link doesn't say. */
  | { to: 'link'; text: string; of: string }
  /** A message; `by` is who invites, '' without a name, null if it is no invitation. */
  | { to: 'message'; text: string; of: string; by: string | null; more?: AddressFields }
  | { to: 'record'; text: string; of: string }
  | ({
      to: 'new';
      game: string;
      seats: SeatPlayer[] | null;
      /** As the link says; the rules check them. */
      options: Record<string, string> | null;
      seed: string | null;
      /** The names of the players, '' for those without. */
      names?: string[];
    } & PlayMode)
  /** What a room has read from its address. */
  | { to: 'room'; room: string; place: unknown }
  | { to: 'wrong'; words: string };

/** Why an address is wrong. */
export class Wrong {
  readonly words: string;

  constructor(words: string) {
    this.words = words;
  }
}

/**
 * Reads an address by the field that it begins with; undefined if the field only adds to an address
 * of another kind.
 */
export type Reader<Place> = (value: string, fields: AddressFields) => Place | Wrong | undefined;

/** How the addresses of the page are read, by the field that each begins with. */
export type Addresses<Place> = Readonly<Record<string, Reader<Place>>>;

export const addresses = new Contributions<Addresses<unknown>>('addresses', Object.keys);

/** The core's addresses; the first field wins. */
const READERS: Addresses<Route> = {
  delete: () => ({ to: 'delete' }),
  table: (key) => ({ to: 'table', key: wordIn(key) }),
  g: (text, fields) => ({ to: 'link', text: lettersIn(text), of: gameOf(fields) }),
  m: (text, { by, ...fields }) => {
    const sender = by === undefined ? null : decoded(by);
    const own = { text: lettersIn(text), of: gameOf(fields), by: sender };
    return { to: 'message', ...own, ...addedTo(fields) };
  },
  record: recordOf,
  game: newTable,
  // The rules say that the rest is missing.
  of: (of) => ({ to: 'link', text: '', of: idIn(of) }),
};

contribute(addresses, READERS)(CORE);

/** Whether a field begins the addresses of a room. */
function isOfRoom(field: string): boolean {
  return addresses.filled.some(([by, readers]) => by !== CORE && Object.hasOwn(readers, field));
}

/** Reads the part of an address after "#". */
export function readHash(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (!text) return { to: 'home' };
  const fields = fieldsOf(text);
  const [core, ...rooms] = addresses.filled;
  const readers = [...rooms, core].flatMap(([by, each]) =>
    Object.entries(each).map(([name, read]) => [by, name, read] as const),
  );
  for (const [by, name, read] of readers) {
    const value = fields[name];
    const place = value === undefined ? value : read(value, fields);
    if (place instanceof Wrong) return { to: 'wrong', words: place.words };
    if (place !== undefined)
      return by === CORE ? (place as Route) : { to: 'room', room: by, place };
  }
  return { to: 'wrong', words: words.errors.namesNothing };
}

/** What rooms add to a message, if something. */
function addedTo(fields: AddressFields): { more?: AddressFields } {
  const entries = Object.entries(fields).filter(([name]) => isOfRoom(name));
  return entries.length ? { more: Object.fromEntries(entries) } : {};
}

/**
 * Returns the address of a place in a room.
 * @param field the field that begins such an address
 * @returns null if this site has no such room
 */
export function roomHash(field: string, value = '', more: Written = {}): string | null {
  if (!isOfRoom(field)) return null;
  const filled = Object.entries(more).filter(([, text]) => text !== undefined && text !== '');
  if (!value && !filled.length) return `#${field}`;
  const encoded = filled.map(([name, text]) => [name, encodeURIComponent(String(text))]);
  return hashOf({ [field]: encodeURIComponent(value), ...Object.fromEntries(encoded) });
}

/** Returns the game in the head of a link. */
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
  return { to: 'new', game: idIn(game), seats, options, seed, ...names, ...modeIn(fields) };
}

function modeIn(fields: AddressFields): PlayMode {
  const says = (field: string) => idIn(fields[field] ?? '');
  const rooms = askedOf((field) => says(field) === 'yes');
  return playModeOf({ serious: says('undo') === 'no', rooms });
}

/** A seed may end in a hyphen or an underscore, which stays. */
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

/** Ignores a damaged list of names: the game is complete without it. */
function readNames(value = '') {
  const names = readJson(jsonIn(value));
  return Array.isArray(names) ? { names: names.map(String) } : {};
}

/**
 * Returns the full address of a place on the page. Links in lists that scroll need it, because a
 * bare hash out of view looks like a skip link.
 */
export function addressOf(hash: string) {
  return `${location.href.split('#')[0]}${hash}`;
}

type Written = Record<string, string | number | undefined>;

/** Writes an address with the fields that have a value. It never ends with a dash. */
export function hashOf(fields: Written): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const written = entries.map(([name, value]) => `${name}=${value}`);
  // Where an address is pasted, punctuation at its end is taken for that of the text around it.
  return `#${written.join('&').replace(/-$/, '-&_')}`;
}

export function encoded(text: string | undefined): string | undefined {
  return text && encodeURIComponent(text);
}

export function tableHash(key: string) {
  return hashOf({ table: encoded(key) });
}

/** How a new game begins. */
type Beginning = Partial<Omit<Extract<Route, { to: 'new' }>, 'to' | 'game'>>;

export function newHash(game: string, begin: Beginning = {}) {
  const { seats, options, seed, names, serious, rooms } = begin;
  const chosen = options && Object.keys(options).length > 0;
  return hashOf({
    game: encoded(game),
    seats: seats?.join(','),
    options: chosen ? encoded(JSON.stringify(options)) : undefined,
    seed: encoded(seed || undefined),
    names: names?.some(Boolean) ? encoded(JSON.stringify(names)) : undefined,
    undo: serious && 'no',
    ...fieldsAsking(rooms),
  });
}
