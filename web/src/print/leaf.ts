import type { Card, Leaf, Part } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { movesOf } from './moves.ts';
import { scenePicture } from './picture.ts';

/** Elements of a leaf, and what of it has to be painted. */
export class LeafElement {
  #paints: (() => void)[] = [];
  #card;
  element;

  /** @param date when it was played */
  constructor(card: Card, leaf: Leaf, date: string = '') {
    this.#card = card;
    const rows = leaf.rows.map((row) => row.map((part) => this.#part(part)));
    const page = h(
      'div',
      { class: 'leaf-page' },
      headOf(card, leaf, date),
      ...rows.map((parts) => h('div', { class: 'leaf-row' }, ...parts)),
      h('p', { class: 'leaf-foot', text: `${card.title} is a game by ${joined(card.authors)}.` }),
    );
    const flows = leaf.rows.flat().some(({ kind }) => kind === 'moves');
    const kinds = ['leaf', leaf.wide ? 'wide' : '', flows ? 'flowing' : ''].join(' ').trim();
    const label = `${card.title}: ${leaf.title}`;
    this.element = h('article', { class: kinds, 'aria-label': label }, page);
  }

  /** Paints all pictures. The letters have to be there. */
  paint() {
    for (const paint of this.#paints) paint();
  }

  #part(part: Part): HTMLElement {
    if (part.kind === 'picture') return this.#picture(part);
    if (part.kind === 'table') return tableOf(part);
    if (part.kind === 'moves') return movesOf(part);
    return this.#cards(part);
  }

  #picture({ scene, width, label, caption }: Part & { kind: 'picture' }) {
    const canvas = h('canvas', { role: 'img', 'aria-label': label });
    this.#paints.push(() => scenePicture(canvas, this.#card, scene, width));
    const figure = h('figure', {}, canvas, caption && h('figcaption', { text: caption }));
    figure.style.setProperty('--width', String(width));
    return figure;
  }

  #cards({ across, down, cards }: Part & { kind: 'cards' }) {
    const list = h('ul', { class: 'leaf-cards' }, ...cards.map((card) => this.#cardOf(card)));
    list.style.setProperty('--across', String(across));
    list.style.setProperty('--down', String(down));
    return list;
  }

  #cardOf({ head, name, note, scene }: (Part & { kind: 'cards' })['cards'][number]) {
    const canvas = h('canvas', { 'aria-hidden': 'true' });
    this.#paints.push(() => scenePicture(canvas, this.#card, scene, CARD_PICTURE));
    const words = h(
      'p',
      {},
      h('b', { text: head }),
      h('span', { text: name }),
      h('i', { text: note }),
    );
    return h('li', {}, canvas, words);
  }
}

/** How wide the drawing on a card is, in mm. */
const CARD_PICTURE = 26;

function headOf(card: Card, { title, words, fields }: Leaf, date: string) {
  const lines = fields.map((field) => h('li', {}, h('span', { text: field })));
  return h(
    'header',
    { class: 'leaf-head' },
    h('h2', { text: card.title }),
    h('p', { class: 'leaf-title' }, h('b', { text: title }), date && h('span', { text: date })),
    h('p', { class: 'leaf-words', text: words }),
    lines.length
      ? h('ul', { class: 'leaf-fields', 'aria-label': 'To be filled in' }, ...lines)
      : null,
  );
}

function tableOf({ title, columns, rows }: Part & { kind: 'table' }) {
  const heads = columns.map((column) =>
    column ? h('th', { scope: 'col', text: column }) : h('td'),
  );
  const lines = rows.map(([first, ...cells]) =>
    h(
      'tr',
      {},
      first ? h('th', { scope: 'row', text: first }) : h('td'),
      ...cells.map((text) => h('td', { text })),
    ),
  );
  const table = h(
    'table',
    {},
    title ? h('caption', { text: title }) : null,
    columns.length ? h('thead', {}, h('tr', {}, ...heads)) : null,
    h('tbody', {}, ...lines),
  );
  table.style.setProperty('--columns', String(rows[0]?.length ?? 1));
  return table;
}

function joined(names: string[]) {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
