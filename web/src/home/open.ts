import { tableHash } from '../keep/links.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card } from '../scene/types.ts';
import { openSheet } from '../ui/dialog.ts';
import { h } from '../ui/dom.ts';
import { against, since, where } from './banner.ts';

/** The way to games that were left open before the last one. */
export function moreOpen(tables: SavedTable[], cards: Card[]) {
  if (!tables.length) return null;
  const words = tables.length === 1 ? 'One more open game' : `${tables.length} more open games`;
  const show = () => openSheet({ title: 'Open games', content: list(tables, cards) });
  return h('button', { type: 'button', class: 'more-open', text: words, on: { click: show } });
}

function list(tables: SavedTable[], cards: Card[]) {
  const items = tables.flatMap((table) => {
    const card = cards.find(({ id }) => id === table.record.game);
    return card ? [item(table, card)] : [];
  });
  return h('ul', { class: 'open-games' }, ...items);
}

function item(table: SavedTable, card: Card) {
  const words = h('small', { text: `${against(table, card)}. ${since(table)}${where(table)}` });
  return h('li', {}, h('a', { href: tableHash(table.key) }, card.title, words));
}
