// Games by messages: what is kept of them.
import type { GameRecord, Match, SeatPlayer } from '../scene/types.ts';
import { asFields, isTexts } from './checks.ts';

/** What a table keeps of a match (docs/fair-dice.md). */
export type SavedMatch = {
  id: string;
  /** The last message, sent or received; it contains the whole match. */
  link: string;
  /** The seat of the player on this device. */
  seat: number;
  secret: string;
  /** Who writes the next message; null once the game is over. */
  next: number | null;
  /** How many players have joined. */
  joined: number;
  /** Whether the last message was written here. */
  own: boolean;
  /** Whether the record still lacks what the last message brought. */
  fresh: boolean;
  /** The ply after which this turn's own decisions begin; null while others are next. */
  since: number | null;
  /** What was decided before the own turn, while a message is taken in. */
  beforehand?: string[];
};

/** The state of a table's game. */
type Standing = {
  match?: SavedMatch;
  turn?: number;
  over: boolean;
  record?: Pick<GameRecord, 'beforehand'>;
};

/** What to keep of a received message, or of a match that begins. */
export function arrived(match: Match, seat: number, secret: string): SavedMatch {
  // An own message may come back, or from another device.
  const own = match.author === seat;
  return { ...factsOf(match), seat, secret, own, fresh: true, since: null };
}

/** The names after a message: those of the others come from it. */
export function namesAfterMessage({ joined, names }: Match, seat: number, before: string[] = []) {
  return names.map((name, at) => (at !== seat && joined.includes(at) ? name : (before[at] ?? '')));
}

/** What to keep of a message that is sent from here. */
export function sentOn(match: Match, { seat, secret }: SavedMatch): SavedMatch {
  return { ...factsOf(match), seat, secret, own: true, fresh: false, since: null };
}

function factsOf({ id, link, next, joined }: Match) {
  return { id, link, next, joined: joined.length };
}

/**
 * What to do in a game by messages: decide, send a message, wait for one, or nothing more; null in
 * any other game.
 */
export function deedOf({ match, turn, over, record }: Standing) {
  if (!match) return null;
  const { next, seat, fresh, since } = match;
  if (record?.beforehand) return turn === seat ? 'play' : 'wait';
  if (since !== null) return turn === seat && !over ? 'play' : 'send';
  if (next === null) return 'over';
  return next === seat ? (fresh ? 'play' : 'send') : 'wait';
}

/** The seats of a match, as one of its players sees them. */
export function matchSeats(players: number, seat: number): SeatPlayer[] {
  return Array.from({ length: players }, (_, each) => (each === seat ? 'person' : 'far'));
}

/** Turns far players into people here, for a game that continues on this device alone. */
export function allHere(seats: readonly SeatPlayer[]): SeatPlayer[] {
  return seats.map((seat) => (seat === 'far' ? 'person' : seat));
}

/** Reads what a table keeps of a match; undefined if there is none, or it is damaged. */
export function readMatch(value: unknown): SavedMatch | undefined {
  const fields = asFields(value) as SavedMatch;
  const { id, link, seat, secret, next, joined, own, fresh, since, beforehand } = fields;
  const texts = isTexts([id, link, secret]);
  const numbers = [seat, joined, next ?? 0, since ?? 0].every(Number.isInteger);
  if (!texts || !numbers) return undefined;
  const flags = { next: next ?? null, own: own === true, fresh: fresh === true };
  const decided = isTexts(beforehand) && { beforehand };
  return { id, link, seat, secret, joined, ...flags, since: since ?? null, ...decided };
}

/** Shows in how many games it is the person's turn, on the icon of the installed page. */
export function showBadge(standings: () => readonly Standing[]) {
  if (!('setAppBadge' in navigator)) return;
  const due = standings().filter((table) => ['play', 'send'].includes(deedOf(table) ?? ''));
  // Without permission nothing changes.
  navigator.setAppBadge(due.length).catch(() => {});
}
