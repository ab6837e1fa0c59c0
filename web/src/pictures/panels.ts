import type { Card, Cell, Panel } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { reachable } from '../ui/scroller.ts';
import { glyphPicture } from './glyph.ts';

/** A game's small tables beside the board. */
export class Panels {
  list = h('div', { class: 'panel-list' });
  element = h('div', { class: 'panels' }, this.list);
  #card;
  #shown = '[]';

  constructor(card: Card) {
    this.#card = card;
  }

  show(panels: Panel[]) {
    const text = JSON.stringify(panels);
    if (text === this.#shown) return;
    this.#shown = text;
    this.list.replaceChildren(...panels.map((panel) => this.#panel(panel)));
  }

  /** Takes the list back from a sheet. */
  takeBack() {
    this.element.append(this.list);
  }

  #panel({ title, rows, note }: Panel) {
    const body = h('tbody', {}, ...rows.map((row) => this.#row(row)));
    reachable(body); // on a phone the rows stand in one line
    const kinds = [
      rows.some((row) => row.group) ? 'grouped' : '',
      rows.some(({ cells }) => cells.some(isDrawn)) ? 'drawn' : '',
    ];
    const caption = h('caption', { text: title });
    const table = h('table', { class: kinds.join(' ').trim() }, caption, body);
    return h(
      'section',
      { class: 'panel' },
      table,
      note ? h('p', { class: 'note', text: note }) : null,
    );
  }

  #row({ label, cells, group }: Panel['rows'][number]) {
    return h(
      'tr',
      { class: group ? 'group' : '' },
      label ? h('th', { scope: 'row', text: label }) : h('td'),
      ...cells.map((cell) => this.#cell(cell)),
    );
  }

  #cell(cell: Cell) {
    const { text, glyph, label } = cell;
    const picture = glyph ? glyphPicture(this.#card, glyph, 24) : null;
    const words = [
      label && h('span', { class: 'spoken', text: label }),
      text && h('span', { text }),
    ];
    return h('td', { class: isDrawn(cell) ? 'glyph-cell' : '' }, picture, ...words);
  }
}

/** Whether a cell is a glyph alone. */
function isDrawn({ glyph, text }: Cell) {
  return Boolean(glyph && !text);
}
