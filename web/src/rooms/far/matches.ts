// Games with people elsewhere that are kept, begun, or come in a file: the rules are asked about their
// messages.
import { matchSeats } from '../../game/seating.ts';
import type { MergeLink } from '../../game/types.ts';
import { newSecret } from '../../keep/new-table.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Door, Match, Received, SeatPlayer } from '../../scene/types.ts';
import { succeeds } from '../../site/with-timeout.ts';
import type { FarImport, LineChecks } from '../../table/hooks.ts';
import { errorKind } from '../../words/failure.ts';
import { match as words } from '../../words/words.ts';
import { bestMatch, type FarTable, isFarTable, withMendedMessage } from './compare.ts';
import { matchOf, type SavedMatch } from './kept.ts';
import { arrived, isDamage, messageOf } from './message.ts';

/** Begins a game: its first message is an invitation. Null if not all the others are elsewhere. */
export async function begin(
  door: Door,
  game: string,
  seats: readonly SeatPlayer[],
  options: Record<string, string> | null,
): Promise<Pick<SavedTable, 'record' | 'match'> | null> {
  const [seat, players] = [seats.indexOf('person'), seats.length];
  if (seat < 0 || matchSeats(players, seat).join() !== seats.join()) return null;
  const secret = newSecret();
  const wanted = { game, seat, secret, players, options: options ?? undefined };
  const match = await door.call('match', wanted);
  return { record: match.record, match: arrived(match, seat, secret) };
}

/** Makes a damaged game again from the last message; null if that can't be read either. */
export async function asLastSent(door: Door, table: SavedTable): Promise<MergeLink | null> {
  const own = matchOf(table);
  if (!own) return null;
  const { link, secret, seat } = own;
  const answer = await door.call('receive', { link }).catch(() => null);
  if (!answer) return null;
  const { match } = answer;
  const last = { ...table, record: match.record, ahead: [], match: arrived(match, seat, secret) };
  // Another page may have kept another message meanwhile.
  return (other) => (matchOf(other)?.link === link ? last : other);
}

/** Whether two states are of one game of one player. */
export function isSame(one: SavedTable, other: SavedTable): boolean {
  const [own, theirs] = [matchOf(one), matchOf(other)];
  return own !== undefined && own.secret === theirs?.secret;
}

/**
 * Compares a game that came with those that are kept. A kept secret is never replaced: the same match
 * with another secret is a separate game, if its messages prove that secret.
 */
export async function arrival(
  table: SavedTable,
  tables: readonly SavedTable[],
  door: Door,
  lines: LineChecks,
): Promise<FarImport> {
  if (!isFarTable(table)) return { wrong: 'badMatch' };
  const came = await check(table, door);
  if (typeof came === 'string') return { wrong: came };
  const { id, seat } = table.match;
  const twins = tables
    .filter(isFarTable)
    .filter(({ match }) => match.id === id && match.seat === seat);
  const own = twins.find((twin) => isSame(twin, table));
  if (own) return merging(own, table, came, door, lines);
  if (twins.length && !came.match.joined.includes(seat)) return 'same';
  return { table: await asSent(table, came.match, door, lines), own: null };
}

/** Asks the rules about the messages alone, and whether the secret is the player's. */
async function check({ match, seats }: FarTable, door: Door) {
  const { link, secret, seat } = match;
  const answer = await door.call('receive', { link, secret, seat }).catch((error) => {
    if (isDamage(error) && errorKind(error) !== 'newer-link') return null;
    throw error;
  });
  if (answer?.kind === 'foreign-secret') return 'foreignSecret';
  const right = answer && matchSeats(answer.match.record.players, seat).join() === seats.join();
  return answer?.kind === 'new' && right ? answer : 'badMatch';
}

/** Continues a kept game with newer messages, at its table. */
async function merging(
  own: FarTable,
  table: FarTable,
  came: Received,
  door: Door,
  lines: LineChecks,
): Promise<FarImport> {
  const { answer } = await bestMatch(door, [own], came);
  const is = answer.kind;
  if (is === 'mends') return { table: withMendedMessage(own, answer.match), own: null };
  if (is !== 'same' && is !== 'older' && is !== 'newer')
    return { refused: is === 'too-old' ? words.tooOld : answer.sentence };
  // If both have the same messages, one may have begun to decide after them.
  const theirs = is === 'newer' || (is === 'same' && lines.farther(own, table) === table);
  return { table: theirs ? await asSent(table, came.match, door, lines) : own, own };
}

/** The game as of its last message; the own turn as far as it was decided. */
async function asSent(
  table: FarTable,
  match: Match,
  door: Door,
  { legalUndone }: LineChecks,
): Promise<SavedTable> {
  const { seat, secret, own, since } = table.match;
  const arriving: SavedMatch = { ...arrived(match, seat, secret), own };
  const decided: SavedMatch = { ...arriving, fresh: false, since };
  const { record, names } = table;
  // Whether a turn was begun like this after the last message.
  const goesOn = since !== null && (await succeeds(messageOf(door, decided, record, names)));
  if (!goesOn) return { ...table, record: match.record, ahead: [], match: arriving };
  return { ...table, ahead: await legalUndone(table, door), match: decided };
}
