// Which of the games kept here a message belongs to: one match may be kept more than once.
import { arrived, namesAfterMessage } from '../keep/match.ts';
import { named } from '../keep/names.ts';
import type { SavedTable } from '../keep/store.ts';
import { goingOn } from '../scene/records.ts';
import type { Door, Match, Received } from '../scene/types.ts';
import { shared } from './branches.ts';

/** A table of a game with people far away. */
export type FarTable = SavedTable & Required<Pick<SavedTable, 'match'>>;

/** What a message can be to a game that is kept, the best first. */
const BEST_FIRST: readonly Received['kind'][] = [
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
];

/** A game that is kept, and what a message is to it. */
export type Comparison = { table: FarTable; found: Received };

/** Returns the game that a message fits best; of several, the one used last. */
export async function bestMatch(
  door: Door,
  tables: readonly FarTable[],
  { match: { link } }: Received,
): Promise<Comparison> {
  const comparisons = await Promise.all(
    tables.map(async (table) => {
      const { record, match } = table;
      const { link: kept, secret, seat, joined, since } = match;
      const asked = { link, record, kept, secret, seat, joined, ...(since !== null && { since }) };
      return { table, found: await door.call('fit', asked) };
    }),
  );
  const rank = ({ found }: Comparison) => BEST_FIRST.indexOf(found.kind);
  return comparisons.reduce((best, each) => (rank(each) < rank(best) ? each : best));
}

/** The game with a newer message; its record keeps what it has in common, the rest is to come. */
export function withMessage(table: FarTable, match: Match): SavedTable {
  const { actions } = table.record;
  const common = actions.slice(0, shared(actions, match.record.actions));
  const record = goingOn(table.record, common);
  const { seat, secret } = table.match;
  const { names, ...rest } = table;
  const called = named(table.seats, namesAfterMessage(match, seat, names));
  return { ...rest, ...called, record, ahead: [], match: arrived(match, seat, secret) };
}

/** The game with a message in place of the damaged one; the own turn stays as far as it came. */
export function withMendedMessage(table: FarTable, match: Match): SavedTable {
  const { seat, secret, since } = table.match;
  if (since === null || match.next !== seat) return withMessage(table, match);
  return { ...table, match: { ...arrived(match, seat, secret), fresh: false, since } };
}
