// Who played each game last time, and with which options.
import type { Card, SeatPlayer } from '../scene/types.ts';
import {
  asFields,
  type Fields,
  fieldsThat,
  isCount,
  isFields,
  isSeat,
  isShort,
  readJson,
} from './checks.ts';
import { named } from './names.ts';
import { readFields, write } from './prefs.ts';
import { type PlayMode, playModeOf } from './saved-table.ts';

export type Choices = {
  seats: SeatPlayer[];
  options: Record<string, string>;
  /** The names of the players by seat; undefined if nobody has one. */
  names?: string[];
  /** Whether seats are drawn. */
  mixed?: boolean;
} & PlayMode;

/** No game has more seats, or options. */
const MOST = 20;

/** The choices, and when they were made, in ms. */
type Kept = Partial<Choices> & { used: number };

const entryName = (game: string) => `usual:${game}`;

/** Keeps the players and options, so that the next game begins with them. */
export function keepChoices(game: string, choices: Choices, used: number = Date.now()) {
  write(entryName(game), JSON.stringify(keptIn({ ...choices, used })));
}

/** Merges choices from another device: the later ones win. */
export function mergeChoices(game: string, text: string) {
  const [here, there] = [keptIn(readFields(entryName(game))), keptIn(asFields(readJson(text)))];
  const later = there.used - here.used || (JSON.stringify(there) > JSON.stringify(here) ? 1 : -1);
  if (later > 0) write(entryName(game), JSON.stringify(there));
}

/** Reads the choices of a game, without damaged ones. */
function keptIn({ seats, options, names, mixed, used, ...mode }: Fields): Kept {
  const sound = Array.isArray(seats) && seats.length <= MOST && seats.every(isSeat);
  const chosen = Object.entries(fieldsThat(options, isShort)).filter(([id]) => isShort(id));
  return {
    ...(sound && { seats, ...named(seats, names) }),
    ...(mixed === true && { mixed }),
    ...playModeOf(mode),
    ...(isFields(options) && { options: Object.fromEntries(chosen.slice(0, MOST)) }),
    used: isCount(used) ? used : 0,
  };
}

/** Returns what was chosen for this game last time, as far as the game still offers it. */
export function rememberedChoices(card: Card): Partial<Choices> {
  const { seats, options, names, mixed, ...mode } = keptIn(readFields(entryName(card.id)));
  return {
    ...(seats && isTable(card, seats) && { seats, ...named(seats, names) }),
    ...(mixed === true && { mixed }),
    ...playModeOf(mode),
    ...(options && isChosen(card, options) && { options }),
  };
}

/** Returns what was chosen last time if the game can be played like that again, else null. */
export function lastChoices(card: Card): Choices | null {
  const { seats, options, ...more } = rememberedChoices(card);
  return seats && options ? { ...more, seats, options } : null;
}

function isTable({ players: [fewest, most], levels }: Card, seats: SeatPlayer[]) {
  const players = ['person', 'far', ...levels.map((level) => `bot${level}`)];
  return (
    seats.length >= fewest && seats.length <= most && seats.every((seat) => players.includes(seat))
  );
}

function isChosen(card: Card, options: Record<string, string>) {
  return card.options.every(
    ({ id, choices }) => !(id in options) || choices.some(({ value }) => value === options[id]),
  );
}
