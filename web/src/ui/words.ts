// What players, bots and errors are called; sentences themselves are in words/.
import type { Card, SeatPlayer, View } from '../scene/types.ts';
import { words } from '../words/words.ts';

export { errorKind, errorWords, isOfRecord } from '../words/failure.ts';
export { ended, sentence } from '../words/grammar.ts';

/** @returns a bot's level, 0 for a person */
export function levelOf(seat: SeatPlayer): number {
  return seat === 'person' ? 0 : Number(seat.slice(3));
}

export function botName(level: number) {
  return words.game.bots[level - 1] ?? words.game.botOfLevel(level);
}

/** The seat of the one person at this device, null where there are several or none. */
export function onlyPerson(seats: SeatPlayer[]) {
  const persons = seats.flatMap((seat, index) => (seat === 'person' ? [index] : []));
  return persons.length === 1 ? persons[0] : null;
}

/** What a player is called at the table. */
export function playerName(seats: SeatPlayer[], index: number, side: string) {
  const seat = seats[index] ?? 'person';
  if (seat !== 'person') return botName(levelOf(seat));
  return onlyPerson(seats) === index ? 'You' : side;
}

/** How it ended, for those at this device. */
export function resultWords(view: View, seats: SeatPlayer[]) {
  const you = onlyPerson(seats);
  const returned = seats.length > 1 && you !== null ? (view.returns?.[you] ?? 0) : 0;
  const winners = (view.returns ?? []).filter((value) => value > 0).length;
  if (returned > 0 && winners === 1) return 'You win';
  if (returned < 0) return 'You lose';
  return view.result ?? 'The game is over';
}

export function playerCount([fewest, most]: [number, number]) {
  return fewest === most ? `${fewest}` : `${fewest}–${most}`;
}

/** Which bots a game has. */
export function levelWords({ title, levels }: Card) {
  return words.errors.bots(title, levels);
}
