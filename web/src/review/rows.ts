import { glyphPicture } from '../pictures/glyph.ts';
import type { Card, ViewPlayer } from '../scene/types.ts';
import { makeButton } from '../ui/button.ts';
import { h } from '../ui/dom.ts';
import type { Cost } from './costs.ts';
import { percent } from './costs.ts';

/** The moves that cost most, each with what would have been better. */
export class Rows {
  list = h('ol', { class: 'costs', 'data-costs': '' });
  #card;
  #tells;
  #shown = '';

  constructor(card: Card, tells: { go: (ply: number) => void; playFrom: (ply: number) => void }) {
    this.#card = card;
    this.#tells = tells;
  }

  show(costs: Cost[], players: ViewPlayer[], names: string[], ply: number) {
    const text = JSON.stringify(costs);
    if (text !== this.#shown) {
      this.#shown = text;
      this.list.replaceChildren(...costs.map((cost) => this.#row(cost, players, names)));
    }
    for (const row of this.list.children) {
      row.classList.toggle('shown', row.getAttribute('data-ply') === String(ply));
    }
  }

  #row({ ply, player, cost, action, better }: Cost, players: ViewPlayer[], names: string[]) {
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
