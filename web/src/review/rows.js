/** @import {Card, ViewPlayer} from "../types.js" */
/** @import {Cost} from "./costs.js" */
import { makeButton } from '../page/button.js';
import { h } from '../page/dom.js';
import { glyphPicture } from '../table/glyph.js';
import { percent } from './costs.js';

/** The moves that cost most, each with what would have been better. */
export class Rows {
  list = h('ol', { class: 'costs', 'data-costs': '' });
  #card;
  #tells;
  #shown = '';

  /**
   * @param {Card} card
   * @param {{go: (ply: number) => void, playFrom: (ply: number) => void}} tells
   */
  constructor(card, tells) {
    this.#card = card;
    this.#tells = tells;
  }

  /** @param {Cost[]} costs @param {ViewPlayer[]} players @param {string[]} names @param {number} ply */
  show(costs, players, names, ply) {
    const text = JSON.stringify(costs);
    if (text !== this.#shown) {
      this.#shown = text;
      this.list.replaceChildren(...costs.map((cost) => this.#row(cost, players, names)));
    }
    for (const row of this.list.children) {
      row.classList.toggle('shown', row.getAttribute('data-ply') === String(ply));
    }
  }

  /** @param {Cost} cost @param {ViewPlayer[]} players @param {string[]} names */
  #row({ ply, player, cost, action, better }, players, names) {
    const lost = `−${percent(cost)}`;
    const go = h('button', {
      type: 'button',
      class: 'cost',
      'aria-label': `Move ${ply + 1}, ${names[player]} ${action}, cost ${percent(cost)}`,
      on: { click: () => this.#tells.go(ply + 1) },
    });
    go.append(
      h('span', { class: 'number figures', text: `${ply + 1}` }),
      glyphPicture(this.#card, players[player].glyph, 20),
      h('b', { text: action }),
      h('span', { class: 'lost figures', text: lost }),
    );
    const press = () => this.#tells.playFrom(ply);
    const from = makeButton({ word: 'Play from here', look: 'text', press });
    const words = h('span', { text: 'Better: ' }, h('b', { text: better }));
    return h('li', { 'data-ply': ply + 1 }, go, h('div', { class: 'better' }, words, from));
  }
}
