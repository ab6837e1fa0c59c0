// What rooms keep with a game: each a manner of playing, under the name of the room.
import type { SeatPlayer } from '../scene/types.ts';
import { Contributions } from '../slots/slots.ts';
import { asFields, type Fields } from './checks.ts';

/** What rooms keep with a game, by their names; each reads its own. */
export type RoomData = Readonly<Record<string, unknown>>;

/** A manner of playing that a room has. */
export type Mode = {
  /** The field of an address that asks for it, by `yes`. */
  field: string;
  /**
   * Reads what the room keeps with a game; undefined if that is nothing, or damaged.
   * @param before the fields of the game: version 1.0 had one for each manner
   */
  read: (value: unknown, before: Fields) => unknown;
  /** Whether bots play as strongly as the person, so that their level has no name. */
  adapts?: true;
  /** How the dialog before a game asks for it. */
  asks?: ModeSwitch;
};

/** A switch for a manner of playing; one at most is on. */
export type ModeSwitch = {
  word: string;
  more: string;
  /** Whether it can be played by those at the table; without it, always. */
  suits?: (seats: readonly SeatPlayer[]) => boolean;
};

/** The manners of playing, by the rooms that have them. */
export const modes = new Contributions<Mode>('modes', ({ field }) => [field]);

/** Reads a manner of which a game keeps only that it is played so. */
export function markBefore(field: string): Mode['read'] {
  return (value, before) => value === true || before[field] === true || undefined;
}

/** Reads what rooms keep with a game; what no room reads is left out. */
export function roomData(game: Fields): { rooms?: RoomData } {
  const data = asFields(game.rooms);
  const entries = modes.filled.map(([room, mode]) => [room, mode.read(data[room], game)] as const);
  const sound = entries.filter(([, data]) => data !== undefined);
  return sound.length ? { rooms: Object.fromEntries(sound) } : {};
}

/** The manners that the fields of an address ask for. */
export function askedOf(isAsked: (field: string) => boolean): RoomData {
  const matching = modes.filled.filter(([, { field }]) => isAsked(field));
  return Object.fromEntries(matching.map(([room]) => [room, true]));
}

/** The fields of an address that ask for the same again. */
export function fieldsAsking(rooms: RoomData = {}): Record<string, 'yes'> {
  const matching = modes.filled.filter(([room]) => rooms[room] === true);
  return Object.fromEntries(matching.map(([, { field }]) => [field, 'yes']));
}

type Game = { rooms?: RoomData };

/** Whether a game is played in the manner that a field of an address asks for. */
export function isPlayedAs(field: string, { rooms = {} }: Game): boolean {
  return modes.filled.some(([room, mode]) => mode.field === field && room in rooms);
}

/** Whether its bots play as strongly as the person. */
export function hasAdaptive({ rooms = {} }: Game): boolean {
  return modes.filled.some(([room, { adapts }]) => adapts && room in rooms);
}
