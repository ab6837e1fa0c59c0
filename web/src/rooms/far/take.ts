// A message that comes over a connection: it is kept, and an open table shows it.
import type { Host } from '../../app/host.ts';
import type { Received } from '../../scene/types.ts';
import type { Page } from '../../table/hooks.ts';
import { match as words } from '../../words/words.ts';
import { bestMatch, isFarTable, mergingWith, tablesOf } from './compare.ts';

/** The page as it opens tables, of which a table knows less. */
export const hostAt = (page: Page) => page as Host;

/**
 * Keeps a message; says what it was, as of a link that is opened.
 * @param key the table of the match, if it is known: then no other game is looked at
 */
export async function take(page: Page, link: string, id: string, key = ''): Promise<Received> {
  const host = hostAt(page);
  const { door, store } = host;
  const open = store.load(key);
  const tables = isFarTable(open) && open.match.id === id ? [open] : tablesOf(store, id);
  if (!tables.length) return door.call('receive', { link });
  const comparison = await bestMatch(door, tables, { match: { link } });
  const { table, answer } = comparison;
  if (answer.match.id !== id) return { ...answer, kind: 'other', sentence: words.ofAnother };
  const merging = mergingWith(comparison);
  if (!merging) return answer;
  await (await host.tables()).takeIn(table.key, merging.merge);
  return merging.current() ? answer : take(page, link, id, key);
}
