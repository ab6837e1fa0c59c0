import type { Board } from '../board/board.ts';
import { pickOf } from '../board/places.ts';
import type { Reading, View } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import { hush, toast } from '../ui/toast.ts';
import type { Command } from './commands.ts';
import { openBoardInWords, openHelp } from './help.ts';
import { meaning } from './keys.ts';
import type { Layout } from './layout.ts';
import type { Session } from './session.ts';
import { Reader, Story, scoreTold, turnTold } from './teller.ts';
import { openTyping } from './typing.ts';

/** What of a table the keyboard works with. */
export type Host = {
  board: Board;
  layout: Layout;
  session: Session;
  view: () => View | null;
  go: (ply: number) => void;
  play: (action: string) => void;
  why: () => void;
};

/** What single keys do at a table: they give commands, read the position, and let one type. */
export class Keyboard {
  #host;
  #reader = new Reader();
  #story = new Story();
  /** The place that has the focus, or had it last. */
  #place = '';
  #known: { view: View | null; readings: Promise<Reading[]> } = {
    view: null,
    readings: Promise.resolve([]),
  };

  constructor(host: Host) {
    this.#host = host;
    host.board.element.addEventListener('focusin', ({ target }) => {
      this.#place = pickOf(target) ?? this.#place;
    });
  }

  #does: Record<string, (view: View) => string | Promise<string> | void> = {
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

  /** A view that shows: what it tells can be heard again. */
  show(view: View) {
    hush();
    this.#story.add(view);
  }

  /** @returns whether the key does something here */
  hear(event: KeyboardEvent): boolean {
    const does = meaning(event);
    if (does) this.#act(does);
    return does !== null;
  }

  openHelp() {
    openHelp((does) => this.#act(does));
  }

  /** @returns what was read out */
  async #act(does: string): Promise<string> {
    const view = this.#host.view();
    if (!view) return '';
    if (!this.#does[does]) return this.#command(does as Command);
    const words = (await this.#does[does](view)) ?? '';
    if (words) this.#say(words);
    return words;
  }

  #command(name: Command) {
    const { commands } = this.#host.layout;
    if (!commands.press(name)) toast(`${commands.word(name)}: not possible now.`);
    return '';
  }

  /** Says it, and shows it where no sheet does. */
  #say(words: string) {
    if (document.querySelector('dialog[open]')) announce(words);
    else toast(words);
  }

  async #part(kind: Reading['kind'], view: View) {
    return this.#reader.choose(await this.#readings(view), kind, this.#place, view);
  }

  #readings(view: View) {
    if (this.#known.view !== view) {
      const readings = this.#host.session.read(view).then((answer) => answer.readings);
      this.#known = { view, readings };
    }
    return this.#known.readings;
  }

  #type(view: View) {
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
