// Joining a game of somebody else: a table for it, whose key and secret follow from what it is for.
import type { Host } from '../../app/host.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { matchSeats } from '../../game/seating.ts';
import { ofDevice } from '../../keep/derived.ts';
import { KEY_BYTES, newKey, newSecret, newTable, SECRET_BYTES } from '../../keep/new-table.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Match } from '../../scene/types.ts';
import type { Page } from '../../table/hooks.ts';
import { tablesOf } from './compare.ts';
import { arrived, namesAfterMessage } from './message.ts';
import { hostAt, take } from './take.ts';

type Joining = { match: Match; seat: number; name: string };

/** Joins, and opens the table; does nothing and returns false if a page has joined already. */
export async function join(host: Host, joins: Joining, ifCurrent: IfCurrent): Promise<boolean> {
  const table = await ifCurrent(joined(joins));
  if (tablesOf(host.store, joins.match.id).length) return false;
  host.store.saveAgain(table);
  const tables = await ifCurrent(host.tables());
  await tables.openAt(table.key, ifCurrent);
  return true;
}

/** Joins by the newest message of a match, as whoever is connected knows it. */
export function joinBy(page: Page, match: Match, name: string) {
  const host = hostAt(page);
  host.visit(async (ifCurrent) => {
    const { next: seat } = match;
    if (seat !== null && (await join(host, { match, seat, name }, ifCurrent))) return;
    await ifCurrent(take(host, match.link, match.id));
    const tables = await ifCurrent(host.tables());
    const [own] = tablesOf(host.store, match.id);
    if (own) await tables.openAt(own.key, ifCurrent);
  });
}

/** The table of a player who joins. Its key and secret follow from the match, the seat and the device. */
async function joined({ match, seat, name }: Joining): Promise<SavedTable> {
  const { id, record } = match;
  const [key, secret] = await Promise.all([
    ofDevice(`table ${id} ${seat}`, KEY_BYTES),
    ofDevice(`secret ${id} ${seat}`, SECRET_BYTES),
  ]);
  const names = matchSeats(record.players, seat).map((_, at) => (at === seat ? name : ''));
  const called = namesAfterMessage(match, seat, names);
  const plain = newTable(record, matchSeats(record.players, seat), called);
  return { ...plain, key: newKey(key), match: arrived(match, seat, newSecret(secret)) };
}
