/** @import {Card, Cell, Panel} from "../types.js" */
import { h } from '../page/dom.js';
import { glyphPicture } from './glyph.js';

/** A game's small tables beside the board. */
export class Panels {
  list = h('div', { class: 'panel-list' });
  element = h('div', { class: 'panels' }, this.list);
  #card;
  #shown = '[]';

  /** @param {Card} card */
  constructor(card) {
    this.#card = card;
  }

  /** @param {Panel[]} panels */
  show(panels) {
    const text = JSON.stringify(panels);
    if (text === this.#shown) return;
    this.#shown = text;
    this.list.replaceChildren(...panels.map((panel) => this.#panel(panel)));
  }

  /** Takes the list back from a sheet. */
  takeBack() {
    this.element.append(this.list);
  }

  /** @param {Panel} panel */
  #panel({ title, rows, note }) {
    const body = h('tbody', {}, ...rows.map((row) => this.#row(row)));
    const table = h('table', {}, h('caption', { text: title }), body);
    return h(
      'section',
      { class: 'panel' },
      table,
      note ? h('p', { class: 'note', text: note }) : null,
    );
  }

  /** @param {Panel["rows"][number]} row */
  #row({ label, cells }) {
    return h(
      'tr',
      {},
      h('th', { scope: 'row', text: label }),
      ...cells.map((cell) => this.#cell(cell)),
    );
  }

  /** @param {Cell} cell */
  #cell({ text, glyph }) {
    const picture = glyph ? glyphPicture(this.#card, glyph, 24) : null;
    return h('td', {}, picture, text ? h('span', { text }) : null);
  }
}
