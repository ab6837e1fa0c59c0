/** Players who change seats: their names go with them. */
import type { SeatPlayer } from '../scene/types.ts';
import { onlyPerson } from './seating.ts';

type Seats = readonly SeatPlayer[];
/** Who plays, and by which names. */
type Players = { seats: Seats; names?: readonly string[] };
/** The same players on other seats. */
type Moved = { seats: SeatPlayer[]; names?: string[] };

/** Names stay at their seats, but that of the only person goes where they go. */
export function namesAfter(before: Seats, after: Seats, names: readonly string[]): string[] {
  const [from, to] = [onlyPerson(before), onlyPerson(after)];
  const swapped = from !== null && to !== null && from !== to;
  return after.map((_, seat) => {
    if (!swapped) return names[seat] ?? '';
    return names[seat === to ? from : seat === from ? to : seat] ?? '';
  });
}

/** Lets chance decide who sits where; names go with their players. */
export function mixed(players: Players, random: () => number = Math.random): Moved {
  const order = players.seats.map((_, seat) => seat);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return inOrder(players, order);
}

/** Everybody moves up one seat: the second player is the first, and the first the last. */
export function rotated(players: Players): Moved {
  const count = players.seats.length;
  return inOrder(
    players,
    players.seats.map((_, seat) => (seat + 1) % count),
  );
}

function inOrder({ seats, names }: Players, order: readonly number[]): Moved {
  const named = names && { names: order.map((seat) => names[seat] ?? '') };
  return { seats: order.map((seat) => seats[seat]), ...named };
}

/** Whether it makes a difference who sits where. */
export function areDifferent({ seats, names = [] }: Players): boolean {
  return new Set(seats.map((player, seat) => `${player} ${names[seat] ?? ''}`)).size > 1;
}
