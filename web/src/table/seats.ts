import { glyphPicture } from '../pictures/glyph.ts';
import type { Card, SeatPlayer, View } from '../scene/types.ts';
import { attr, h, setText } from '../ui/dom.ts';
import { playerName } from '../ui/words.ts';
import { ranked, turnOrder } from './order.ts';
import { inSentence, whoseSheet } from './sheets.ts';

/** More than so many have only their marks on a phone. */
const MANY = 4;

/** The plates of those who play: mark, name, a note, the score. */
export class Seats {
  element = h('div', { class: 'seats' });
  #plates: Plate[] = [];
  /** The seats as they stand. */
  #shown = '';
  #card;
  #look;

  /** @param look shows a player's sheet */
  constructor(card: Card, look: (seat: number) => void) {
    this.#card = card;
    this.#look = look;
  }

  show(view: View, seats: SeatPlayer[], bottom: number, thinking: number | null) {
    if (this.#plates.length !== view.players.length) this.#make(view);
    attr(this.element, 'data-count', view.players.length);
    this.element.classList.toggle('many', view.players.length > MANY);
    this.#order(view.over ? ranked(view) : turnOrder(view.players.length, bottom), bottom);
    for (const [index, plate] of this.#plates.entries()) {
      plate.show(view, seats, index, thinking === index);
    }
  }

  #make(view: View) {
    const sheets = this.#card.sheets && view.players.length > 1;
    this.#plates = view.players.map((player, seat) => {
      const look = sheets ? () => this.#look(seat) : null;
      return new Plate(this.#card, player.glyph, look);
    });
    this.#shown = '';
  }

  #order(seats: number[], bottom: number) {
    if (String(seats) === this.#shown) return;
    this.#shown = String(seats);
    this.element.replaceChildren(...seats.map((seat) => this.#plates[seat].element));
    for (const [i, plate] of this.#plates.entries()) {
      plate.element.classList.toggle('own', i === bottom);
    }
  }

  think(seat: number, seconds: number) {
    this.#plates[seat]?.think(seconds);
  }
}

class Plate {
  /** shows this player's sheet */
  #look: HTMLButtonElement | null = null;
  #name = h('b');
  #note = h('span', { class: 'note' });
  #score = h('span', { class: 'score figures' });
  #fill = h('span', { class: 'fill' });
  /** of the line: to ask for it would lay the page out anew */
  #filling: Animation | null = null;
  #sheet;
  element;

  constructor(card: Card, glyph: string, look: (() => void) | null) {
    if (look) this.#look = h('button', { type: 'button', class: 'look', on: { click: look } });
    const words = h('div', { class: 'who' }, this.#name, this.#note);
    const track = h('span', { class: 'track' }, this.#fill);
    this.element = h(
      'div',
      { class: 'plate' },
      glyphPicture(card, glyph, 40, { round: true }),
      words,
      this.#score,
      track,
      this.#look,
    );
    this.#sheet = card.sheets;
  }

  show(view: View, seats: SeatPlayer[], index: number, thinking: boolean) {
    const player = view.players[index];
    const name = playerName(seats, index, player.name);
    const toMove = view.to_move === index && !view.over;
    const scored = player.score !== null;
    const doing = thinking ? 'thinking' : toMove ? 'to move' : '';
    const side = name === player.name || seats.length === 1 ? '' : player.name;
    const parts = [side, doing, scored ? player.note : ''];
    const note = parts.filter(Boolean).join(', ');
    setText(this.#name, name);
    setText(this.#note, note.charAt(0).toUpperCase() + note.slice(1));
    setText(this.#score, scored ? String(player.score) : player.note);
    this.#score.classList.toggle('words', !scored);
    if (this.#look) {
      const shown = view.seat === index;
      attr(
        this.#look,
        'aria-label',
        `Show ${inSentence(whoseSheet(view, seats, this.#sheet, index))}`,
      );
      attr(this.#look, 'aria-pressed', String(shown));
      this.element.classList.toggle('shown', shown);
    }
    this.element.classList.toggle('on', toMove);
    this.element.classList.toggle('thinking', thinking);
    if (!thinking) this.#filling?.cancel();
  }

  /** Fills the line in the time that the bot has. */
  think(seconds: number) {
    const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
    this.#filling = this.#fill.animate(frames, { duration: seconds * 1000, fill: 'forwards' });
  }
}
