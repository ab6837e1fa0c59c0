/** @import {Card, SeatPlayer, View} from "../types.js" */
import { makeButton } from '../page/button.js';
import { h, setText } from '../page/dom.js';
import { onlyPerson } from '../page/words.js';
import { inSentence, neighbours, whoseSheet } from './sheets.js';

/** Below a board that is one player's own: whose it is, the ways to the others', and back. */
export class Whose {
  #words = h('p', { class: 'whose-words' });
  #ways = h('div', { class: 'whose-ways' });
  element = h('div', { class: 'whose', hidden: true }, this.#words, this.#ways);
  #sheet;
  #look;
  #shown = '';

  /** @param {Card} card @param {(seat: number) => void} look */
  constructor(card, look) {
    this.#sheet = card.sheets;
    this.#look = look;
  }

  /** @param {View} view @param {SeatPlayer[]} seats @param {number} own whose is the usual one */
  show(view, seats, own) {
    const count = view.players.length;
    this.element.hidden = !this.#sheet || count < 2;
    if (this.element.hidden) return;
    setText(this.#words, `${whoseSheet(view, seats, this.#sheet)}, ${view.seat + 1} of ${count}`);
    this.element.classList.toggle('other', view.seat !== own);
    const key = `${view.seat} ${own}`;
    if (key !== this.#shown) this.#ways.replaceChildren(...this.#buttons(view, seats, own));
    this.#shown = key;
  }

  /** @param {View} view @param {SeatPlayer[]} seats @param {number} own */
  #buttons(view, seats, own) {
    const [before, after] = neighbours(view.seat, view.players.length);
    const buttons = before === after ? [] : [this.#way(view, seats, before, 'prev')];
    buttons.push(this.#way(view, seats, after, 'next'));
    if (view.seat === own) return buttons;
    const word = `Back to ${inSentence(whoseSheet(view, seats, this.#sheet, own))}`;
    return [makeButton({ word, look: 'small back', press: () => this.#look(own) }), ...buttons];
  }

  /** @param {View} view @param {SeatPlayer[]} seats @param {number} seat @param {"prev" | "next"} icon */
  #way(view, seats, seat, icon) {
    const word = onlyPerson(seats) === seat ? 'You' : view.players[seat].name;
    const button = makeButton({ word, icon, look: `quiet ${icon}`, press: () => this.#look(seat) });
    button.setAttribute(
      'aria-label',
      `Show ${inSentence(whoseSheet(view, seats, this.#sheet, seat))}`,
    );
    return button;
  }
}
