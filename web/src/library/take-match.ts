// Taking in a game with people far away: its messages and its secret, beside those kept here.
import { isDamage, messageOf } from '../game/far.ts';
import { type FarTable, fittest, mended } from '../game/fit.ts';
import { arrived, farSeats, type SavedMatch } from '../keep/far.ts';
import { type SavedTable, wayOf } from '../keep/store.ts';
import type { Door, Match, Received } from '../scene/types.ts';
import { errorKind } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { soundAhead } from './sound.ts';

export type Outcome = 'added' | 'known' | { refused: string };

type Hands = { door: Door; keep: (table: SavedTable) => Promise<Outcome> };

/**
 * Takes in a game whose secret is that of its player. A secret that is kept is never replaced: the
 * same match with another one is a game of its own, where its messages show that secret.
 */
export async function takeMatch(
  table: FarTable,
  kept: readonly FarTable[],
  { door, keep }: Hands,
): Promise<Outcome> {
  const came = await checked(table, door);
  const { id, seat, secret } = table.match;
  const twins = kept.filter(({ match }) => match.id === id && match.seat === seat);
  const own = twins.find(({ match }) => match.secret === secret);
  if (own) return goOn(own, table, came, { door, keep });
  if (twins.length && !came.match.joined.includes(seat)) return 'known';
  return keep(await asSent(table, came.match, door));
}

/** What the rules say of the messages alone, and whether the secret is that of their player. */
async function checked({ match, seats }: FarTable, door: Door): Promise<Received> {
  const bad = () => new Error(words.library.badMatch);
  const { link, secret, seat } = match;
  const found = await door.call('receive', { link, secret, seat }).catch((error) => {
    throw isDamage(error) && errorKind(error) !== 'newer-link' ? bad() : error;
  });
  if (found.kind === 'foreign-secret') throw new Error(words.library.foreignSecret);
  const right = farSeats(found.match.record.players, seat).join() === seats.join();
  if (found.kind !== 'new' || !right) throw bad();
  return found;
}

/** The game that is kept goes on with newer messages, at its table. */
async function goOn(own: FarTable, table: FarTable, came: Received, { door, keep }: Hands) {
  const { is, found } = await fittest(door, [own], came);
  if (is === 'same' || is === 'older') return 'known';
  if (is === 'mends') return keep(mended(own, found.match));
  if (is !== 'newer') {
    return { refused: is === 'too-old' ? words.far.tooOld : found.sentence };
  }
  const newer = await asSent(table, came.match, door);
  const { key, title = newer.title } = own;
  return keep({ ...newer, ...(title && { title }), ...wayOf(own), key });
}

/** A game as its last message has it; the own turn as far as it is decided. */
async function asSent(table: FarTable, found: Match, door: Door): Promise<SavedTable> {
  const { seat, secret, own, since } = table.match;
  const arriving = { ...arrived(found, seat, secret), own };
  const decided = { ...arriving, fresh: false, since };
  const goesOn = since !== null && (await isTurn(table, decided, door));
  if (!goesOn) return { ...table, record: found.record, ahead: [], match: arriving };
  return { ...table, ahead: await soundAhead(table, door), match: decided };
}

/** Whether somebody has begun to decide like this after the last message. */
function isTurn({ record, names }: SavedTable, match: SavedMatch, door: Door): Promise<boolean> {
  return messageOf(door, match, record, names).then(
    () => true,
    () => false,
  );
}
