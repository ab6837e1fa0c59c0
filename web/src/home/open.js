/** @import {Card} from "../types.js" */
/** @import {SavedTable} from "../store.js" */
import { h } from '../page/dom.js';
import { openSheet } from '../page/sheet.js';
import { tableHash } from '../router.js';
import { against, since, where } from './banner.js';

/**
 * The way to games that were left open before the last one.
 * @param {SavedTable[]} tables
 * @param {Card[]} cards
 */
export function moreOpen(tables, cards) {
  if (!tables.length) return null;
  const words = tables.length === 1 ? 'One more open game' : `${tables.length} more open games`;
  const show = () => openSheet({ title: 'Open games', content: list(tables, cards) });
  return h('button', { type: 'button', class: 'more-open', text: words, on: { click: show } });
}

/**
 * @param {SavedTable[]} tables
 * @param {Card[]} cards
 */
function list(tables, cards) {
  const items = tables.flatMap((table) => {
    const card = cards.find(({ id }) => id === table.record.game);
    return card ? [item(table, card)] : [];
  });
  return h('ul', { class: 'open-games' }, ...items);
}

/**
 * @param {SavedTable} table
 * @param {Card} card
 */
function item(table, card) {
  const words = h('small', { text: `${against(table, card)}. ${since(table)}${where(table)}` });
  return h('li', {}, h('a', { href: tableHash(table.key) }, card.title, words));
}
