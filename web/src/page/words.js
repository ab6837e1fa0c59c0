/** @import {Card, SeatPlayer, View} from "../types.js" */

const BOTS = ['Gentle bot', 'Patient bot', 'Keen bot', 'Stern bot', 'Relentless bot'];

/** @param {SeatPlayer} seat @returns {number} a bot's level, 0 for a person */
export function levelOf(seat) {
  return seat === 'person' ? 0 : Number(seat.slice(3));
}

/** @param {number} level */
export function botName(level) {
  return BOTS[level - 1] ?? `Bot of level ${level}`;
}

/**
 * The seat of the one person at this device, null where there are several or none.
 * @param {SeatPlayer[]} seats
 */
export function onlyPerson(seats) {
  const persons = seats.flatMap((seat, index) => (seat === 'person' ? [index] : []));
  return persons.length === 1 ? persons[0] : null;
}

/**
 * What a player is called at the table.
 * @param {SeatPlayer[]} seats
 * @param {number} index
 * @param {string} side
 */
export function playerName(seats, index, side) {
  const seat = seats[index] ?? 'person';
  if (seat !== 'person') return botName(levelOf(seat));
  return onlyPerson(seats) === index ? 'You' : side;
}

/** How it ended, for those at this device. @param {View} view @param {SeatPlayer[]} seats */
export function resultWords(view, seats) {
  const you = onlyPerson(seats);
  const returned = seats.length > 1 && you !== null ? (view.returns?.[you] ?? 0) : 0;
  const winners = (view.returns ?? []).filter((value) => value > 0).length;
  if (returned > 0 && winners === 1) return 'You win';
  if (returned < 0) return 'You lose';
  return view.result ?? 'The game is over';
}

/** How long ago something was. @param {number} then in ms @param {number} [now] */
export function ago(then, now = Date.now()) {
  const days = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  if (now - then < 3_600_000) return 'just now';
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : `${Math.round(days / 7)} weeks ago`;
}

/** @param {number} time */
function startOfDay(time) {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** @param {[number, number]} range */
export function playerCount([fewest, most]) {
  return fewest === most ? `${fewest}` : `${fewest}–${most}`;
}

/** A sentence that ends like one. @param {string} text */
export function sentence(text) {
  return ended(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Words that end like a sentence. @param {string} text */
export function ended(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What an error says, whatever it is. @param {unknown} error */
export function errorWords(error) {
  return error instanceof Error ? error.message : String(error);
}

/** The kind of an error of the rules' door. @param {unknown} error @returns {string} */
export function errorKind(error) {
  const kind = /** @type {{kind?: unknown} | null | undefined} */ (error)?.kind;
  return typeof kind === 'string' ? kind : 'failed';
}

/** Which bots a game has. @param {Card} card */
export function levelWords({ title, levels }) {
  if (!levels.length) return `${title} has no bots`;
  return `${title} has bot${levels[0]} to bot${levels.at(-1)}`;
}

/**
 * Whether an error is about what a link or an entry says, not about the engine.
 * @param {unknown} error
 */
export function isOfRecord(error) {
  const kind = errorKind(error);
  return /^(bad-|illegal-|too-large|game-over|unknown-)/.test(kind);
}
