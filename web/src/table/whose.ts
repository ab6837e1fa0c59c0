import type { Card, SeatPlayer, View } from '../scene/types.ts';
import { makeButton } from '../ui/button.ts';
import { h, setText } from '../ui/dom.ts';
import { onlyPerson } from '../ui/words.ts';
import { inSentence, neighbours, whoseSheet } from './sheets.ts';

/** Below a board that is one player's own: whose it is, the ways to the others', and back. */
export class Whose {
  #words = h('p', { class: 'whose-words' });
  #ways = h('div', { class: 'whose-ways' });
  element = h('div', { class: 'whose', hidden: true }, this.#words, this.#ways);
  #sheet;
  #look;
  #shown = '';

  constructor(card: Card, look: (seat: number) => void) {
    this.#sheet = card.sheets;
    this.#look = look;
  }

  /** @param own whose is the usual one */
  show(view: View, seats: SeatPlayer[], own: number) {
    const count = view.players.length;
    this.element.hidden = !this.#sheet || count < 2;
    if (this.element.hidden) return;
    setText(this.#words, `${whoseSheet(view, seats, this.#sheet)}, ${view.seat + 1} of ${count}`);
    this.element.classList.toggle('other', view.seat !== own);
    const key = `${view.seat} ${own}`;
    if (key !== this.#shown) this.#ways.replaceChildren(...this.#buttons(view, seats, own));
    this.#shown = key;
  }

  #buttons(view: View, seats: SeatPlayer[], own: number) {
    const [before, after] = neighbours(view.seat, view.players.length);
    const buttons = before === after ? [] : [this.#way(view, seats, before, 'prev')];
    buttons.push(this.#way(view, seats, after, 'next'));
    if (view.seat === own) return buttons;
    const word = `Back to ${inSentence(whoseSheet(view, seats, this.#sheet, own))}`;
    return [makeButton({ word, look: 'small back', press: () => this.#look(own) }), ...buttons];
  }

  #way(view: View, seats: SeatPlayer[], seat: number, icon: 'prev' | 'next') {
    const word = onlyPerson(seats) === seat ? 'You' : view.players[seat].name;
    const button = makeButton({ word, icon, look: `quiet ${icon}`, press: () => this.#look(seat) });
    button.setAttribute(
      'aria-label',
      `Show ${inSentence(whoseSheet(view, seats, this.#sheet, seat))}`,
    );
    return button;
  }
}
