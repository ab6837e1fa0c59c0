// Who played each game the last time, and with which options.
import { isFields } from '../keep/checks.ts';
import { named } from '../keep/names.ts';
import { readFields, write } from '../keep/prefs.ts';
import { type Manner, mannerOf } from '../keep/store.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';

export type Choices = {
  seats: SeatPlayer[];
  options: Record<string, string>;
  /** The names of those who play, one for each seat; without it, nobody has one. */
  names?: string[];
  /** Whether chance decides who sits where. */
  mixed?: boolean;
} & Manner;

/** Keeps who played and with which options, so that the next game begins with the same. */
export function keepChoices(game: string, choices: Choices) {
  write(`usual:${game}`, JSON.stringify(choices));
}

/** What was chosen for this game the last time, as far as the game still has it. */
export function usualChoices(card: Card): Partial<Choices> {
  const { seats, options, names, mixed, ...manner } = readFields(`usual:${card.id}`);
  return {
    ...(isTable(card, seats) && { seats, ...named(seats, names) }),
    ...(mixed === true && { mixed }),
    ...mannerOf(manner),
    ...(isChosen(card, options) && { options }),
  };
}

/** What was chosen for this game the last time, if it was ever played and can be played so again. */
export function lastChoices(card: Card): Choices | null {
  const { seats, options, ...more } = usualChoices(card);
  return seats && options ? { ...more, seats, options } : null;
}

function isTable({ players: [fewest, most], levels }: Card, seats: unknown): seats is SeatPlayer[] {
  const known = ['person', 'far', ...levels.map((level) => `bot${level}`)];
  return (
    Array.isArray(seats) &&
    seats.length >= fewest &&
    seats.length <= most &&
    seats.every((seat) => known.includes(seat))
  );
}

function isChosen(card: Card, options: unknown): options is Record<string, string> {
  if (!isFields(options)) return false;
  return card.options.every(
    ({ id, choices }) => !(id in options) || choices.some(({ value }) => value === options[id]),
  );
}
