/** @import {Reading, View} from "../types.js" */
/** @import {Board} from "../board/board.js" */
/** @import {Command} from "./commands.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Session} from "./session.js" */
import { pickOf } from '../board/places.js';
import { announce } from '../page/announce.js';
import { hush, toast } from '../page/toast.js';
import { openBoardInWords, openHelp } from './help.js';
import { meaning } from './keys.js';
import { Reader, Story, scoreTold, turnTold } from './teller.js';
import { openTyping } from './typing.js';

/**
 * What of a table the keyboard works with.
 * @typedef {{board: Board, layout: Layout, session: Session, view: () => View | null,
 *   go: (ply: number) => void, play: (action: string) => void, why: () => void}} Host
 */

/** What single keys do at a table: they give commands, read the position, and let one type. */
export class Keyboard {
  #host;
  #reader = new Reader();
  #story = new Story();
  /** The place that has the focus, or had it last. */
  #place = '';
  /** @type {{view: View | null, readings: Promise<Reading[]>}} */
  #known = { view: null, readings: Promise.resolve([]) };

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    host.board.element.addEventListener('focusin', ({ target }) => {
      this.#place = pickOf(target) ?? this.#place;
    });
  }

  /** @type {Record<string, (view: View) => string | Promise<string> | void>} */
  #does = {
    turn: (view) => turnTold(view, this.#host.session),
    last: (view) => this.#story.last(view),
    score: (view) => scoreTold(view, this.#host.session),
    pieces: (view) => this.#part('pieces', view),
    row: (view) => this.#part('row', view),
    column: (view) => this.#part('column', view),
    area: (view) => this.#part('area', view),
    board: (view) =>
      this.#readings(view)
        .then(openBoardInWords)
        .then(() => ''),
    type: (view) => this.#type(view),
    earlier: (view) => this.#host.go(view.ply - 1),
    later: (view) => this.#host.go(view.ply + 1),
    near: () => this.#near(),
    keys: () => this.openHelp(),
  };

  /** A view that shows: what it tells can be heard again. @param {View} view */
  show(view) {
    hush();
    this.#story.add(view);
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key does something here */
  hear(event) {
    const does = meaning(event);
    if (does) this.#act(does);
    return does !== null;
  }

  openHelp() {
    openHelp((does) => this.#act(does));
  }

  /** @param {string} does @returns {Promise<string>} what was read out */
  async #act(does) {
    const view = this.#host.view();
    if (!view) return '';
    if (!this.#does[does]) return this.#command(/** @type {Command} */ (does));
    const words = (await this.#does[does](view)) ?? '';
    if (words) this.#say(words);
    return words;
  }

  /** @param {Command} name */
  #command(name) {
    const { commands } = this.#host.layout;
    if (!commands.press(name)) toast(`${commands.word(name)}: not possible now.`);
    return '';
  }

  /** Says it, and shows it where no sheet does. @param {string} words */
  #say(words) {
    if (document.querySelector('dialog[open]')) announce(words);
    else toast(words);
  }

  /** @param {Reading["kind"]} kind @param {View} view */
  async #part(kind, view) {
    return this.#reader.choose(await this.#readings(view), kind, this.#place, view);
  }

  /** @param {View} view */
  #readings(view) {
    if (this.#known.view !== view) {
      const readings = this.#host.session.read(view).then((answer) => answer.readings);
      this.#known = { view, readings };
    }
    return this.#known.readings;
  }

  /** @param {View} view */
  #type(view) {
    const { play, session, why } = this.#host;
    if (!session.mayAct(view)) return why();
    openTyping({ picks: view.picks, read: (text) => session.typed(text), play });
  }

  #near() {
    const { element, lens } = this.#host.board;
    const place = element.querySelector(`[data-pick="${CSS.escape(this.#place)}"]`);
    lens.toggleAt(place instanceof HTMLElement ? place : null);
  }
}
