import type { Card, SeatPlayer, View } from '../scene/types.ts';

const BOTS = ['Gentle bot', 'Patient bot', 'Keen bot', 'Stern bot', 'Relentless bot'];

/** @returns a bot's level, 0 for a person */
export function levelOf(seat: SeatPlayer): number {
  return seat === 'person' ? 0 : Number(seat.slice(3));
}

export function botName(level: number) {
  return BOTS[level - 1] ?? `Bot of level ${level}`;
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

/**
 * How long ago something was.
 * @param then in ms
 */
export function ago(then: number, now: number = Date.now()) {
  const days = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  if (now - then < 3_600_000) return 'just now';
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : `${Math.round(days / 7)} weeks ago`;
}

function startOfDay(time: number) {
  return new Date(time).setHours(0, 0, 0, 0);
}

export function playerCount([fewest, most]: [number, number]) {
  return fewest === most ? `${fewest}` : `${fewest}–${most}`;
}

/** A sentence that ends like one. */
export function sentence(text: string) {
  return ended(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Words that end like a sentence. */
export function ended(text: string) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What an error says, whatever it is. */
export function errorWords(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** The kind of an error of the rules' door. */
export function errorKind(error: unknown): string {
  const kind = (error as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' ? kind : 'failed';
}

/** Which bots a game has. */
export function levelWords({ title, levels }: Card) {
  if (!levels.length) return `${title} has no bots`;
  return `${title} has bot${levels[0]} to bot${levels.at(-1)}`;
}

/** Whether an error is about what a link or an entry says, not about the engine. */
export function isOfRecord(error: unknown) {
  const kind = errorKind(error);
  return /^(bad-|illegal-|too-large|game-over|unknown-)/.test(kind);
}
