/** A game by messages: what a link brings, and what is sent. */
import { arrived, type SavedMatch } from '../keep/match.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { Door, GameRecord, Match } from '../scene/types.ts';
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
  const { match, ready, record, view, plies, seating, deps } = state;
  const kept = match.value;
  const { players } = record.value;
  const shown = view.value;
  if (!kept || kept.fresh || !shown) return null;
  const named = (seat: number | null) =>
    seat === null ? '' : playerName(seating.value, shown.players, seat);
  const reached = deps.carrier?.carries(kept)?.seats ?? null;
  const towards = (next: number | null, joined: number) => {
    const joins = joined < players;
    const reaches = next !== null && reached?.includes(next) === true;
    const carried = reached !== null && (joins || next === null || reaches);
    return { who: named(next), invites: joins && !reaches, carried };
  };
  if (record.value.beforehand && shown.to_move === kept.seat) return null;
  if (kept.since === null || record.value.beforehand) {
    const deed = kept.next === null ? 'over' : 'wait';
    const stays = deps.carrier?.stays(kept) ?? '';
    const more = { moved: false, stays, first: null };
    return { deed, own: kept.own, ...more, ...towards(kept.next, kept.joined) };
  }
  const message = ready.value;
  if (!message) return null;
  const { next, joined } = message;
  const moved = plies.value > kept.since || record.value.ended !== undefined;
  const first = deps.carrier?.first(kept) ?? null;
  return { deed: 'send', own: true, moved, stays: '', first, ...towards(next, joined.length) };
}
