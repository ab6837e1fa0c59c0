// The seats of a game that is about to begin, from the answers in its dialog.
import { isFar, levelOf, matchSeats } from '../game/seating.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';

type Seats = readonly SeatPlayer[];
type Players = Pick<Card, 'players' | 'levels'>;

/** For two players: who plays whom. */
export type Opponents = 'bot' | 'person' | 'bots' | 'far';

/** A person against the gentlest bots. */
export function defaultSeats({ levels: [level] }: Players, count: number): SeatPlayer[] {
  const bot: SeatPlayer = level ? `bot${level}` : 'person';
  return Array.from({ length: count }, (_, seat) => (seat ? bot : 'person'));
}

/** The default number of players: two, if the game allows it. */
export function defaultCount({ players: [fewest, most] }: Players) {
  return Math.min(most, Math.max(2, fewest));
}

/** Changes the number of seats. New ones are for bots, or for far players if the others are far. */
export function withCount(game: Players, seats: Seats, count: number): SeatPlayer[] {
  if (isFar(seats) && count > 1)
    return matchSeats(count, Math.min(seats.indexOf('person'), count - 1));
  return [...seats, ...defaultSeats(game, count + 1).slice(1)].slice(0, count);
}

export function opponentsOf(seats: Seats): Opponents {
  return isFar(seats) ? 'far' : (['person', 'bot', 'bots'] as const)[botSeats(seats).length];
}

export function withOpponents(game: Players, opponents: Opponents): SeatPlayer[] {
  const [person, bot] = defaultSeats(game, 2);
  return [person, opponents === 'bot' ? bot : person];
}

export function withSeat(seats: Seats, seat: number, player: SeatPlayer): SeatPlayer[] {
  return seats.map((before, i) => (i === seat ? player : before));
}

export function botSeats(seats: Seats): number[] {
  return seats.flatMap((player, seat) => (levelOf(player) ? [seat] : []));
}
