/** What a message brings, and the message to send: the rules are asked for both. */
import type { Door, GameRecord, Match } from '../../scene/types.ts';
import { errorKind } from '../../words/failure.ts';
import * as words from '../../words/words.ts';
import type { SavedMatch } from './kept.ts';

/** The game after a message, the ply after which the own turn begins, and who decides then. */
export type Applied = { record: GameRecord; since: number | null; turn?: number };

/**
 * Asks for the record after the last message. If the next message is written here, the record
 * includes the chance that this player opens, and what they have decided beforehand.
 */
export async function appliedMessage(door: Door, match: SavedMatch): Promise<Applied> {
  const { link, secret, next, seat, beforehand } = match;
  const own = { match: link, secret };
  if (next === seat) {
    const turn = (actions: string[]) => door.call('message', { ...own, actions });
    const decided = beforehand?.length ? await turn(beforehand).catch(() => null) : null;
    const { record, match: whole } = decided ?? (await ofKept(turn([])));
    const since = record.actions.length - (decided ? (beforehand?.length ?? 0) : 0);
    return { record, since, ...(!whole && { turn: seat }) };
  }
  const { record } = (await ofKept(door.call('receive', { link }))).match;
  if (!beforehand) return { record, since: null };
  const request = { ...own, seat, actions: beforehand };
  const answer = await door.call('beforehand', request).catch(() => null);
  const then = answer?.record ?? record;
  const { to_move } = await door.call('state', { record: then });
  const turn = typeof to_move === 'number' ? { turn: to_move } : {};
  return { record: then, since: answer?.record?.beforehand?.[1] ?? null, ...turn };
}

/** Reports kept data that the rules refuse as damaged. */
async function ofKept<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error) => {
    throw isDamage(error) ? new Error(words.match.keptDamaged) : error;
  });
}

/**
 * Whether an error means that the kept match is damaged: its links were valid when they were saved.
 */
export function isDamage(error: unknown): boolean {
  const damage = ['bad-link', 'newer-link', 'too-large', 'bad-secret', 'not-your-turn'];
  return [...damage, 'bad-request', 'illegal-action'].includes(errorKind(error));
}

/** Asks for the message to send; null while this player still has to decide. */
export async function messageOf(
  door: Door,
  { seat, link, secret, since }: SavedMatch,
  { actions, ended }: GameRecord,
  names: readonly string[] = [],
): Promise<Match | null> {
  const decided = actions.slice(since ?? actions.length);
  const resign = ended !== undefined;
  const decision = { actions: decided, resign, name: names[seat] ?? '' };
  return (await ofKept(door.call('message', { match: link, secret, ...decision }))).match;
}

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
