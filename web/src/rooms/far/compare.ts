// Finds the game that a message belongs to: one match may be kept more than once.
import { shared } from '../../game/branches.ts';
import { named } from '../../keep/names.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Store } from '../../keep/store.ts';
import { goingOn } from '../../scene/records.ts';
import type { Door, Match, Received } from '../../scene/types.ts';
import { matchOf, type SavedMatch } from './kept.ts';
import { arrived, namesAfterMessage } from './message.ts';

/** A table of a game with people elsewhere. */
export type FarTable = SavedTable & { match: SavedMatch };

export function isFarTable(table: SavedTable | null): table is FarTable {
  return table?.match !== undefined;
}

/** The kept games of a match, the last used first. */
export function tablesOf(store: Pick<Store, 'all'>, id: string): FarTable[] {
  return store.all(id).filter((table): table is FarTable => matchOf(table)?.id === id);
}

/** How a message can relate to a kept game, the best first. */
const BEST_FIRST: readonly Received['kind'][] = [
  'newer',
  /** The kept message is damaged, and this one can replace it. */
  'mends',
  'same',
  'older',
  /** The kept message is damaged, and this one has less than is known of the game. */
  'too-old',
  'contradicts',
  'false-dice',
  'false-secret',
  'foreign-secret',
  /** The kept secret is damaged, or isn't the player's. */
  'damaged',
];

/** A kept game, and how a message relates to it. */
export type Comparison = { table: FarTable; answer: Received };

/** Returns the game that a message fits best; if several fit equally, the one used last. */
export async function bestMatch(
  door: Door,
  tables: readonly FarTable[],
  { match: { link } }: { match: Pick<Match, 'link'> },
): Promise<Comparison> {
  const comparisons = await Promise.all(
    tables.map(async (table) => {
      const { record, match } = table;
      const { link: own, secret, seat, joined, since } = match;
      const request = {
        link,
        record,
        kept: own,
        secret,
        seat,
        joined,
        ...(since !== null && { since }),
      };
      return { table, answer: await door.call('fit', request) };
    }),
  );
  const rank = ({ answer }: Comparison) => BEST_FIRST.indexOf(answer.kind);
  return comparisons.reduce((best, each) => (rank(each) < rank(best) ? each : best));
}

/**
 * Returns the game with a newer message. Its record is cut to what both have; the rest is shown
 * later.
 */
function withMessage(table: FarTable, match: Match): SavedTable {
  const { actions, beforehand: own } = table.record;
  const common = actions.slice(0, shared(actions, match.record.actions));
  // What was decided beforehand goes on to show.
  const record = own ? table.record : goingOn(table.record, common);
  const beforehand = own ? actions.slice(own[1]) : table.match.beforehand;
  const { seat, secret } = table.match;
  const { names, ...rest } = table;
  const called = named(table.seats, namesAfterMessage(match, seat, names));
  const come = { ...arrived(match, seat, secret), ...(beforehand && { beforehand }) };
  return { ...rest, ...called, record, ahead: [], match: come };
}

/**
 * Returns the game with a message in place of the damaged one; a turn that was begun here stays.
 */
export function withMendedMessage(table: FarTable, match: Match): SavedTable {
  const { seat, secret, since } = table.match;
  if (since === null || table.record.beforehand || match.next !== seat)
    return withMessage(table, match);
  const mended: SavedMatch = { ...arrived(match, seat, secret), fresh: false, since };
  return { ...table, match: mended };
}

/**
 * How a kept game goes on with a message; null if it doesn't. If another page has kept another message
 * meanwhile, it isn't current: then the two have to be compared.
 */
export function mergingWith({ table: own, answer: { kind, match } }: Comparison) {
  const go = kind === 'newer' ? withMessage : kind === 'mends' ? withMendedMessage : null;
  if (!go) return null;
  const { link } = own.match;
  let current = true;
  const merge = (table: SavedTable) => {
    current = isFarTable(table) && table.match.link === link;
    return current ? go(table as FarTable, match) : table;
  };
  return { merge, current: () => current };
}
