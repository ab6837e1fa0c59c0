// A message that comes over a connection: it is kept, and an open table shows it.
import type { Host } from '../../app/host.ts';
import type { Received } from '../../scene/types.ts';
import type { Page } from '../../table/hooks.ts';
import { match as words } from '../../words/words.ts';
import {
  bestMatch,
  isFarTable,
  mergingWith,
  tablesOf,
  withMendedMessage,
  withMessage,
} from './compare.ts';

/**
 * Keeps a message; says what it was, as of a link that is opened.
 * @param key the table of the match, if it is known: then no other game is looked at
 */
export async function take(page: Page, link: string, id: string, key = ''): Promise<Received> {
  // A table knows less of the page that it is at.
  const host = page as Host;
  const { door, store } = host;
  const open = store.load(key);
  const tables = isFarTable(open) && open.match.id === id ? [open] : tablesOf(store, id);
  if (!tables.length) return door.call('receive', { link });
  const { table, answer } = await bestMatch(door, tables, { match: { link } });
  const { kind, match } = answer;
  if (match.id !== id) return { ...answer, kind: 'other', sentence: words.ofAnother };
  const go = kind === 'newer' ? withMessage : kind === 'mends' ? withMendedMessage : null;
  if (!go) return answer;
  const { current, merge } = mergingWith(go, table, match);
  await (await host.tables()).takeIn(table.key, merge);
  return current() ? answer : take(page, link, id, key);
}
