/** @import {SeatPlayer} from "./types.js" */

/**
 * Where an address leads.
 * @typedef {{to: "home"} | {to: "table", key: string} | {to: "record", text: string}
 *   | {to: "rules", game: string | null}
 *   | {to: "print", game: string | null, table: string | null}
 *   | {to: "new", game: string, seats: SeatPlayer[] | null,
 *      options: Record<string, unknown> | null, seed: string | null}
 *   | {to: "wrong", words: string}} Route
 */

/** Reads the part of an address after "#". @param {string} hash @returns {Route} */
export function readHash(hash) {
  const text = hash.replace(/^#/, '');
  if (!text) return { to: 'home' };
  const fields = fieldsOf(text);
  if (!fields) return wrong('its address holds a percent sign that stands for nothing');
  const [table, record, rules, print, game] = ['table', 'record', 'rules', 'print', 'game'].map(
    (name) => fields.get(name),
  );
  if (print !== undefined) return { to: 'print', game: print || null, table: table ?? null };
  if (table !== undefined) return { to: 'table', key: table };
  if (record !== undefined) return { to: 'record', text: record };
  if (rules !== undefined) return { to: 'rules', game: rules || null };
  if (game !== undefined) return newTable(game, fields);
  return wrong('its address names neither a game nor a record');
}

/** @param {string} words @returns {Route} */
function wrong(words) {
  return { to: 'wrong', words: `This link leads nowhere: ${words}.` };
}

/**
 * Fields as in a query; "+" is an ordinary letter, as `encodeURIComponent` leaves no blanks.
 * @param {string} text @returns {Map<string, string> | null}
 */
function fieldsOf(text) {
  try {
    const pairs = text.split('&').map((pair) => {
      const [name, ...rest] = pair.split('=');
      return /** @type {[string, string]} */ ([name, decodeURIComponent(rest.join('='))]);
    });
    return new Map(pairs);
  } catch {
    return null;
  }
}

/** @param {string} game @param {Map<string, string>} fields @returns {Route} */
function newTable(game, fields) {
  const seats = fields.has('seats') ? readSeats(fields.get('seats') ?? '') : null;
  if (typeof seats === 'string') return { to: 'wrong', words: seats };
  const options = fields.has('options') ? readOptions(fields.get('options') ?? '') : null;
  if (typeof options === 'string') return { to: 'wrong', words: options };
  return { to: 'new', game, seats, options, seed: fields.get('seed') ?? null };
}

/** @param {string} text @returns {SeatPlayer[] | string} */
function readSeats(text) {
  const seats = text.split(',');
  const bad = seats.find((seat) => !/^(person|bot\d{1,2})$/.test(seat));
  if (bad === undefined) return /** @type {SeatPlayer[]} */ (seats);
  return `This link seats “${bad.slice(0, 24)}”: a seat is for “person”, or for “bot1”, “bot2” and so on.`;
}

/** @param {string} text @returns {Record<string, unknown> | string} */
function readOptions(text) {
  const options = readJson(text);
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  if (isObject) return /** @type {Record<string, unknown>} */ (options);
  return "This link's options are not a JSON object.";
}

/**
 * What a JSON text says, or undefined where it isn't one.
 * @param {string} text
 * @returns {unknown}
 */
export function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} key */
export function tableHash(key) {
  return `#table=${encodeURIComponent(key)}`;
}

/** @param {string} game */
export function rulesHash(game) {
  return `#rules=${encodeURIComponent(game)}`;
}

/** @param {string} game @param {string} [table] whose game can be printed too */
export function printHash(game, table) {
  const of = table === undefined ? '' : `&table=${encodeURIComponent(table)}`;
  return `#print=${encodeURIComponent(game)}${of}`;
}

/** @param {unknown} record */
export function recordHash(record) {
  return `#record=${encodeURIComponent(JSON.stringify(record))}`;
}

/**
 * @param {string} game
 * @param {{seats?: SeatPlayer[] | null, options?: Record<string, unknown> | null,
 *   seed?: string | null}} [choices]
 */
export function newHash(game, { seats, options, seed } = {}) {
  const fields = [`game=${encodeURIComponent(game)}`];
  if (seats) fields.push(`seats=${seats.join(',')}`);
  if (options && Object.keys(options).length) {
    fields.push(`options=${encodeURIComponent(JSON.stringify(options))}`);
  }
  if (seed) fields.push(`seed=${encodeURIComponent(seed)}`);
  return `#${fields.join('&')}`;
}
