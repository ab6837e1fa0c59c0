/** @import {Card, SeatPlayer, View} from "../types.js" */
import { attr, h, setText } from '../page/dom.js';
import { playerName } from '../page/words.js';
import { glyphPicture } from './glyph.js';

/** The plates of those who play: mark, name, a note, the score. */
export class Seats {
  element = h('div', { class: 'seats' });
  /** @type {Plate[]} */
  #plates = [];
  #card;

  /** @param {Card} card */
  constructor(card) {
    this.#card = card;
  }

  /**
   * @param {View} view
   * @param {SeatPlayer[]} seats
   * @param {number} bottom
   * @param {number | null} thinking
   */
  show(view, seats, bottom, thinking) {
    if (this.#plates.length !== view.players.length) this.#make(view, bottom);
    attr(this.element, 'data-count', view.players.length);
    for (const [index, plate] of this.#plates.entries()) {
      plate.show(view, seats, index, thinking === index);
    }
  }

  /** @param {View} view @param {number} bottom */
  #make(view, bottom) {
    this.#plates = view.players.map((player) => new Plate(this.#card, player.glyph));
    const turned = [...this.#plates.slice(bottom), ...this.#plates.slice(0, bottom)];
    this.element.replaceChildren(...turned.map((plate) => plate.element));
    for (const [i, plate] of turned.entries()) plate.element.classList.toggle('own', i === 0);
  }

  /** @param {number} seat @param {number} seconds */
  think(seat, seconds) {
    this.#plates[seat]?.think(seconds);
  }
}

class Plate {
  #name = h('b');
  #note = h('span', { class: 'note' });
  #score = h('span', { class: 'score figures' });
  #fill = h('span', { class: 'fill' });
  element;

  /** @param {Card} card @param {string} glyph */
  constructor(card, glyph) {
    const words = h('div', { class: 'who' }, this.#name, this.#note);
    const track = h('span', { class: 'track' }, this.#fill);
    this.element = h(
      'div',
      { class: 'plate' },
      glyphPicture(card, glyph, 40),
      words,
      this.#score,
      track,
    );
  }

  /**
   * @param {View} view
   * @param {SeatPlayer[]} seats
   * @param {number} index
   * @param {boolean} thinking
   */
  show(view, seats, index, thinking) {
    const player = view.players[index];
    const name = playerName(seats, index, player.name);
    const toMove = view.to_move === index && !view.over;
    const scored = player.score !== null;
    const doing = thinking ? 'thinking' : toMove ? 'to move' : '';
    const parts = [name === player.name ? '' : player.name, doing, scored ? player.note : ''];
    const note = parts.filter(Boolean).join(', ');
    setText(this.#name, name);
    setText(this.#note, note.charAt(0).toUpperCase() + note.slice(1));
    setText(this.#score, scored ? String(player.score) : player.note);
    this.#score.classList.toggle('words', !scored);
    this.element.classList.toggle('on', toMove);
    this.element.classList.toggle('thinking', thinking);
    if (!thinking)
      this.#fill.getAnimations().forEach((animation) => {
        animation.cancel();
      });
  }

  /** Fills the line in the time that the bot has. @param {number} seconds */
  think(seconds) {
    const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
    this.#fill.animate(frames, { duration: seconds * 1000, fill: 'forwards' });
  }
}
