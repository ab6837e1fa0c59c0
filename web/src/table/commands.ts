// Where the commands of a table stand, which are available, and how they are given.
import type { Command, CommandSpot, CommandState, OpenTable, SessionFacts } from './hooks.ts';

/**
 * The commands of each place, in order: the bar below or beside the board, the head, and the menu
 * behind More, where a phone has most of them.
 */
export type CommandPlaces = Record<CommandSpot[0], Command[]>;

/** Before all others in the menu. */
const ASIDE: CommandSpot = ['menu', 0];

/** Returns the places of commands; the end of a game has a bar of its own. */
export function placesOf(
  onPhone: boolean,
  session: SessionFacts,
  commands: readonly Command[],
): CommandPlaces {
  const over = session.now.over.value;
  const moved = over ? commands.flatMap((each) => displaced(each, session)) : [];
  const spotOf = ({ name, at }: Command): CommandSpot => {
    if (moved.includes(name)) return ASIDE;
    const [usual, end] = onPhone ? [at.phone, at.phoneEnd] : [at.wide, at.wideEnd];
    return (over && end) || usual;
  };
  const sorted = commands.toSorted((one, other) => spotOf(one)[1] - spotOf(other)[1]);
  const among = (place: CommandSpot[0]) => sorted.filter((command) => spotOf(command)[0] === place);
  return { bar: among('bar'), head: among('head'), menu: among('menu') };
}

function displaced(command: Command, session: SessionFacts): string[] {
  const { inPlaceOf } = command;
  return inPlaceOf && !commandState(command, session).hidden ? [inPlaceOf] : [];
}

/** Returns what a command's button shows now; it reads the session's signals. */
export function commandState(command: Command, session: SessionFacts): CommandState {
  const { word, icon, look, bare, state } = command;
  return { word, icon, look, bare, ...state?.(session) };
}

export function canGive(command: Command, session: SessionFacts): boolean {
  const { hidden, disabled } = commandState(command, session);
  return !hidden && !disabled;
}

/** Gives a command; returns false if it is not available. */
export function give(table: OpenTable, command: Command): boolean {
  if (!canGive(command, table.session)) return false;
  table.session.tips.used(command.name);
  command.act(table);
  return true;
}
