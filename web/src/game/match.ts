/** A game by messages: what a link brings, and what is sent. */
import { arrived, type SavedMatch } from '../keep/match.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { Door, GameRecord, Match, View } from '../scene/types.ts';
import { errorKind } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { playerName } from './player-names.ts';
import type { SessionState } from './state.ts';
import type { MatchStatus } from './types.ts';

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

/** Returns the game as its last message left it; null if there is none, or it can't be read. */
export async function asLastSent(door: Door, table: SavedTable): Promise<SavedTable | null> {
  if (!table.match) return null;
  const { link, secret, seat } = table.match;
  const answer = await door.call('receive', { link }).catch(() => null);
  if (!answer) return null;
  const { match } = answer;
  return { ...table, record: match.record, ahead: [], match: arrived(match, seat, secret) };
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

/** Returns the link to send, or the one sent last; null if another page plays. */
export function messageIn({ match, ready, here }: SessionState): string | null {
  if (!here.value) return null;
  const last = match.value?.own ? match.value.link : null;
  return ready.value?.link ?? last;
}

/** Returns what to do in a game by messages; null in any other game, and while it isn't known. */
export function matchStatusOf(state: SessionState): MatchStatus | null {
  const { match, ready, record, view } = state;
  const [saved, current] = [match.value, view.value];
  if (!saved || saved.fresh || !current) return null;
  const { beforehand } = record.value;
  if (beforehand && current.to_move === saved.seat) return null;
  if (saved.since === null || beforehand) return waiting(state, saved, current);
  return ready.value && sending(state, saved, ready.value, current);
}

/** While others are next, or once the game is over. */
function waiting(state: SessionState, saved: SavedMatch, view: View): MatchStatus {
  const deed = saved.next === null ? 'over' : 'wait';
  const stays = state.deps.carrier?.stays(saved) ?? '';
  const reach = reachOf(state, saved, view, saved);
  return { deed, own: saved.own, moved: false, stays, first: null, ...reach };
}

/** While a message of this player is to be sent. */
function sending(state: SessionState, saved: SavedMatch, message: Match, view: View): MatchStatus {
  const { plies, record, deps } = state;
  const moved = plies.value > (saved.since ?? Infinity) || record.value.ended !== undefined;
  const first = deps.carrier?.first(saved) ?? null;
  const reach = reachOf(state, saved, view, { ...message, joined: message.joined.length });
  // Whoever is invited has no name yet; one of a game before isn't theirs.
  const isUnknown = reach.invites && !reach.carried;
  const who = isUnknown ? deps.card.seats[message.next ?? 0].name : reach.who;
  return { deed: 'send', own: true, moved, stays: '', first, ...reach, who };
}

/** Who is next, and whether messages reach them by themselves. */
function reachOf(
  { record, seating, deps }: SessionState,
  saved: SavedMatch,
  { players }: View,
  { next, joined }: Pick<SavedMatch, 'next' | 'joined'>,
) {
  const reached = deps.carrier?.carries(saved)?.seats ?? null;
  const joins = joined < record.value.players;
  const reaches = next !== null && reached?.includes(next) === true;
  return {
    who: next === null ? '' : playerName(seating.value, players, next),
    invites: joins && !reaches,
    carried: reached !== null && (joins || next === null || reaches),
  };
}
