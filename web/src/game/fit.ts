// Which of the games kept here a message belongs to: one match may be kept more than once.
import { arrived, namesAfterMessage } from '../keep/match.ts';
import { named } from '../keep/names.ts';
import type { SavedTable } from '../keep/store.ts';
import { goingOn, identity } from '../scene/records.ts';
import type { Door, Match, Received } from '../scene/types.ts';
import { shared } from './branches.ts';
import { isDamage, takenIn } from './match.ts';

/** A table of a game with people far away. */
export type FarTable = SavedTable & Required<Pick<SavedTable, 'match'>>;

/** What a message can be to a game that is kept, the best first. */
const FITS = [
  'newer',
  /** The message that was kept is damaged, and this one can take its place. */
  'mends',
  'same',
  'older',
  /** The message that was kept is damaged, and this one has less than is known of the game. */
  'too-old',
  'contradicts',
  'false-dice',
  'false-secret',
  'foreign-secret',
  /** The secret that was kept is damaged, or never was that of the player. */
  'damaged',
] as const;

/** A game that is kept, and what a message is to it. */
export type Fit = { table: FarTable; is: (typeof FITS)[number]; found: Received };

/**
 * Returns the game that a message fits best; of several, the one used last.
 * @param came what the rules say of the message alone: what they refuse besides is kept here
 */
export async function fittest(
  door: Door,
  tables: readonly FarTable[],
  came: Received,
): Promise<Fit> {
  const fits = await Promise.all(tables.map((table) => fitOf(door, table, came)));
  const rank = ({ is }: Fit) => FITS.indexOf(is);
  return fits.reduce((best, fit) => (rank(fit) < rank(best) ? fit : best));
}

async function fitOf(door: Door, table: FarTable, came: Received): Promise<Fit> {
  const { link: kept, secret, seat } = table.match;
  const asked = { link: came.match.link, secret, seat };
  const found = await ifSound(door.call('receive', { ...asked, kept }));
  if (!found || found.kind === 'other') return fitOfDamaged(door, table, came);
  const foreign = found.kind === 'foreign-secret' && (await isForeign(door, table));
  return { table, is: foreign ? 'damaged' : known(found), found };
}

/** Where the kept message can't be read, the secret decides, and what is known of the game. */
async function fitOfDamaged(door: Door, table: FarTable, came: Received): Promise<Fit> {
  const { secret, seat } = table.match;
  const asked = { link: came.match.link, secret, seat };
  const found = await ifSound(door.call('receive', asked));
  if (!found) return { table, is: 'damaged', found: came };
  if (found.kind !== 'new') return { table, is: known(found), found };
  return { table, is: (await hasAll(door, table, found.match)) ? 'mends' : 'too-old', found };
}

function known({ kind }: Received): Fit['is'] {
  return FITS.find((each) => each === kind) ?? 'damaged';
}

/** Null where what is kept is damaged. */
async function ifSound<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error) => {
    if (isDamage(error)) return null;
    throw error;
  });
}

/** Whether a message was kept with a secret that isn't that of its player. */
async function isForeign(door: Door, { match: { link, secret, seat } }: FarTable) {
  return (await door.call('receive', { link, secret, seat })).kind === 'foreign-secret';
}

/** Whether a message has all that is known of a game, up to the own turn. */
async function hasAll(door: Door, { record, match }: FarTable, came: Match): Promise<boolean> {
  const { seat, secret, since, joined } = match;
  const turn = await takenIn(door, arrived(came, seat, secret));
  const seen = record.actions.slice(0, since ?? record.actions.length);
  const ended = since === null && record.ended ? record.ended : turn.record.ended;
  return (
    identity(goingOn(turn.record, [])) === identity(goingOn(record, [])) &&
    shared(seen, turn.record.actions) === seen.length &&
    came.joined.length >= joined &&
    turn.record.ended === ended
  );
}

/** The game with a newer message; its record keeps what it has in common, the rest is to come. */
export function goneOn(table: FarTable, match: Match): SavedTable {
  const { actions } = table.record;
  const common = actions.slice(0, shared(actions, match.record.actions));
  const record = goingOn(table.record, common);
  const { seat, secret } = table.match;
  const { names, ...rest } = table;
  const called = named(table.seats, namesAfterMessage(match, seat, names));
  return { ...rest, ...called, record, ahead: [], match: arrived(match, seat, secret) };
}

/** The game with a message in place of the damaged one; the own turn stays as far as it came. */
export function mended(table: FarTable, match: Match): SavedTable {
  const { seat, secret, since } = table.match;
  if (since === null || match.next !== seat) return goneOn(table, match);
  return { ...table, match: { ...arrived(match, seat, secret), fresh: false, since } };
}
