// The seats of a game that is about to begin, from the answers in its dialog.
import { isFar, levelOf, matchSeats } from '../game/seating.ts';
import type { Card, SeatPlayer } from '../scene/types.ts';

type Seats = readonly SeatPlayer[];
type Players = Pick<Card, 'players' | 'levels'>;

/** Who plays with the person here: one bot or several, others here, or elsewhere; or bots alone. */
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
  if (isFar(seats)) return 'far';
  const persons = seats.filter((player) => player === 'person').length;
  return (['bots', 'bot'] as const)[persons] ?? 'person';
}

export function withOpponents(game: Players, count: number, opponents: Opponents): SeatPlayer[] {
  const seats = defaultSeats(game, count);
  return opponents === 'bot' ? seats : seats.map(() => 'person');
}

/** Changes the seat of the only person. */
export function withPersonAt(seats: Seats, to: number): SeatPlayer[] {
  const from = seats.indexOf('person');
  return seats.map((player, at) => (at === to ? 'person' : at === from ? seats[to] : player));
}

export function botSeats(seats: Seats): number[] {
  return seats.flatMap((player, seat) => (levelOf(player) ? [seat] : []));
}
