/** Who sits where, who looks at the board, whose sheet or side shows, and how seats are swapped. */
import type { RoomData } from '../keep/modes.ts';
import type { Card, SeatPlayer, View } from '../scene/types.ts';

/**
 * Who sits at the bottom of a shared board: the person here, the player to move, or a fixed seat.
 */
export type Side = 'own' | 'turn' | 'first' | 'second';

type Mover = View['to_move'];
type Seats = readonly SeatPlayer[];

/** The players of a game, on sheets of their own or at a shared board. */
export class Seating {
  readonly seats: Seats;
  /** The names of the people, by seat. */
  readonly names: readonly string[];
  readonly rooms: RoomData;
  readonly #sheets: boolean;
  readonly #side: Side;

  constructor(
    seats: Seats,
    sheets: boolean,
    side: Side,
    names: readonly string[] = [],
    rooms: RoomData = {},
  ) {
    this.seats = seats;
    this.names = names;
    this.rooms = rooms;
    this.#sheets = sheets;
    this.#side = side;
  }

  /** Who sits at the bottom of the board. */
  get bottom(): number {
    if (this.#side === 'first') return 0;
    if (this.#side === 'second') return Math.min(1, this.seats.length - 1);
    return onlyPerson(this.seats) ?? 0;
  }

  /** Whether the view changes with the turn: sheets do, and a board that turns. */
  get follows(): boolean {
    return this.#sheets || this.#turns;
  }

  /** Whether the board turns to the player to move: only if several people sit at it. */
  get #turns(): boolean {
    const persons = this.seats.filter((seat) => seat === 'person');
    return !this.#sheets && this.#side === 'turn' && persons.length > 1;
  }

  /** Who looks at the board; undefined, if several people have sheets, for the player to move. */
  get looker(): number | undefined {
    return this.#sheets ? (onlyPerson(this.seats) ?? undefined) : this.bottom;
  }

  /** Whose sheet or side to show on a view. At the end a shared board stays as it is. */
  due(view: View, chosen: number | null): number {
    return view.over && !this.#sheets ? view.seat : dueSeat(view, this.seats, chosen);
  }

  /**
   * Who looks at a ply that is opened; undefined for the usual seat. A board that turns stays as it
   * is while an earlier ply shows.
   */
  at(ply: number, view: View, newest: boolean, chosen: number | null): number | undefined {
    if (!this.follows || newest) return chosen ?? undefined;
    return this.#sheets ? earlierSeat(view, ply, this.seats, chosen) : view.seat;
  }

  /** Whether a person at this device may act on the newest view. */
  mayAct(view: View): boolean {
    const own = !this.#sheets || view.seat === view.to_move;
    return own && !view.over && this.isPerson(view.to_move);
  }

  isBot(player: Mover): player is number {
    return typeof player === 'number' && levelOf(this.seats[player]) > 0;
  }

  isPerson(player: Mover): player is number {
    return typeof player === 'number' && this.seats[player] === 'person';
  }

  /** The ply of the last decision that can be undone, or -1. */
  lastDecision(players: readonly (number | 'chance')[]): number {
    const bots = watching(this.seats);
    return players.findLastIndex((player) => (bots ? player !== 'chance' : this.isPerson(player)));
  }
}

/**
 * Whose sheet to show: that of the person to move, else the chosen one, else the only person's or
 * the current one; at the end of the rules, that of `lastSeat`: who resigned has lost to no sheet.
 */
export function dueSeat(
  view: Pick<View, 'to_move' | 'seat' | 'over' | 'ended' | 'winners' | 'ranking'>,
  seats: Seats,
  chosen: number | null,
): number {
  const { to_move: player, seat, over, ended } = view;
  if (typeof player === 'number' && seats[player] === 'person') return player;
  return chosen ?? (over && !ended ? lastSeat(view, seats) : (onlyPerson(seats) ?? seat));
}

/** Whose sheet shows at the end: the only person's if they won, else the best one's. */
function lastSeat({ winners, ranking }: Pick<View, 'winners' | 'ranking'>, seats: Seats): number {
  const you = onlyPerson(seats);
  const lost = winners.length > 0 && you !== null && !winners.includes(you);
  return you === null || lost ? ranking[0] : you;
}

/**
 * Whose sheet to show for an earlier ply: the chosen one, the only person's, or that of the person
 * who acted last.
 */
export function earlierSeat(
  { moves, seat }: Pick<View, 'moves' | 'seat'>,
  ply: number,
  seats: Seats,
  chosen: number | null,
): number {
  const actor = moves[ply - 1]?.player;
  return chosen ?? onlyPerson(seats) ?? (typeof actor === 'number' ? actor : seat);
}

/** Returns how many can play a game, from the fewest to the most. */
export function playerCounts({ players: [fewest, most] }: Pick<Card, 'players'>): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** Returns seats with a person on each. */
export function persons(players: number): SeatPlayer[] {
  return Array.from({ length: players }, () => 'person' as const);
}

/** Returns a bot's level; 0 for a person, and for an unknown seat. */
export function levelOf(seat: SeatPlayer | undefined): number {
  return seat?.startsWith('bot') ? Number(seat.slice(3)) : 0;
}

/** Whether one person plays against bots. */
export function playsBots(seats: Seats): boolean {
  return onlyPerson(seats) !== null && seats.some((seat) => levelOf(seat) > 0);
}

/** Returns the seat of the only person at this device; null if there are several or none. */
export function onlyPerson(seats: Seats): number | null {
  const persons = seats.flatMap((seat, index) => (seat === 'person' ? [index] : []));
  return persons.length === 1 ? persons[0] : null;
}

/** Whether bots play each other, and people only watch. */
export function watching(seats: Seats): boolean {
  return seats.every((seat) => seat !== 'person');
}

/** Returns the players before and after one, round the table. */
export function neighbours(seat: number, count: number): [number, number] {
  return [(seat + count - 1) % count, (seat + 1) % count];
}

/** The seats of a game, and the names of the people. */
type Players = { seats: Seats; names?: readonly string[] };
/** The same players on other seats. */
type Moved = { seats: SeatPlayer[]; names?: string[] };

/** Names stay at their seats, except that of an only person, which moves along. */
export function namesAfter(before: Seats, after: Seats, names: readonly string[]): string[] {
  const [from, to] = [onlyPerson(before), onlyPerson(after)];
  const swapped = from !== null && to !== null && from !== to;
  return after.map((_, seat) => {
    if (!swapped) return names[seat] ?? '';
    return names[seat === to ? from : seat === from ? to : seat] ?? '';
  });
}

/** Puts the players on random seats; names go with them. */
export function mixed(players: Players, random: () => number = Math.random): Moved {
  const order = players.seats.map((_, seat) => seat);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return inOrder(players, order);
}

/** Moves everybody up one seat: the second player is first, and the first is last. */
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

/** Whether swapping seats makes a difference. */
export function areDifferent({ seats, names = [] }: Players): boolean {
  return new Set(seats.map((player, seat) => `${player} ${names[seat] ?? ''}`)).size > 1;
}

/** The seats of a game with people elsewhere, as one of its players sees them. */
export function matchSeats(players: number, seat: number): SeatPlayer[] {
  return Array.from({ length: players }, (_, each) => (each === seat ? 'person' : 'far'));
}

/** Whether some players are elsewhere. */
export function isFar(seats: readonly SeatPlayer[]): boolean {
  return seats.includes('far');
}

/** Turns far players into people here, for a game that continues on this device alone. */
export function allHere(seats: readonly SeatPlayer[]): SeatPlayer[] {
  return seats.map((seat) => (seat === 'far' ? 'person' : seat));
}
