/** @import {Card, SeatPlayer} from "../types.js" */
/** @import {Choices} from "./setup.js" */
import { read, write } from '../page/prefs.js';

/**
 * Keeps who played and with which options, so that the next game begins with the same.
 * @param {string} game @param {Choices} choices
 */
export function keepChoices(game, choices) {
  write(`usual:${game}`, JSON.stringify(choices));
}

/**
 * What was chosen for this game the last time, as far as the game still has it.
 * @param {Card} card
 * @returns {Partial<Choices>}
 */
export function usualChoices(card) {
  try {
    const { seats, options } = JSON.parse(read(`usual:${card.id}`) ?? '{}');
    return { ...(isTable(card, seats) && { seats }), ...(isChosen(card, options) && { options }) };
  } catch {
    return {};
  }
}

/** @param {Card} card @param {unknown} seats @returns {seats is SeatPlayer[]} */
function isTable({ players: [fewest, most], levels }, seats) {
  const known = ['person', ...levels.map((level) => `bot${level}`)];
  return (
    Array.isArray(seats) &&
    seats.length >= fewest &&
    seats.length <= most &&
    seats.every((seat) => known.includes(seat))
  );
}

/** @param {Card} card @param {unknown} options @returns {options is Record<string, string>} */
function isChosen(card, options) {
  if (typeof options !== 'object' || options === null) return false;
  const chosen = /** @type {Record<string, unknown>} */ (options);
  return card.options.every(
    ({ id, choices }) => !(id in chosen) || choices.some(({ value }) => value === chosen[id]),
  );
}
