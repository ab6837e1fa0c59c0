// Where the commands of a table stand, what of them can be done now, and how they are given.
import type { ButtonProps } from '../ui/button.tsx';
import type { Command, CommandSpot, OpenTable, SessionFacts } from './hooks.ts';

/**
 * What stands where, in order: in the bar below the board or beside it, in the head, or in the menu
 * that More opens; on a phone that is where most are.
 */
export type CommandPlaces = Record<CommandSpot[0], Command[]>;

/** Before all others in the menu. */
const ASIDE: CommandSpot = ['menu', 0];

/** Returns where commands stand: the end of a game has a bar of its own. */
export function placesOf(
  onPhone: boolean,
  session: SessionFacts,
  commands: readonly Command[],
): CommandPlaces {
  const over = session.now.arrived.value?.view.over ?? false;
  const moved = onPhone && over ? commands.flatMap((each) => displaced(each, session)) : [];
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

/** Returns what a command's button shows now; reads the session's signals. */
export function commandState(command: Command, session: SessionFacts): ButtonProps {
  const { word, icon, look, bare, state } = command;
  return { word, icon, look, bare, ...state?.(session) };
}

export function canGive(command: Command, session: SessionFacts): boolean {
  const { hidden, disabled } = commandState(command, session);
  return !hidden && !disabled;
}

/** Gives a command; returns false where there is nothing to do. */
export function give(table: OpenTable, command: Command): boolean {
  if (!canGive(command, table.session)) return false;
  table.session.tips.used(command.name);
  command.act(table);
  return true;
}
