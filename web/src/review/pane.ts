// The look back at a finished game, in the place of the list of moves.
import { effect } from '@preact/signals-core';
import { h as vnode } from 'preact';
import type { Session } from '../game/session.ts';
import { playerName } from '../game/speech.ts';
import { PanelList } from '../pictures/panels.tsx';
import type { Card, GameRecord, Panel } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import { makeButton, reword } from '../ui/button.ts';
import { h, setText } from '../ui/dom.ts';
import { mount } from '../ui/mount.ts';
import { errorKind, errorWords, sentence } from '../ui/words.ts';
import { Chart } from './chart.ts';
import { expected } from './graph.ts';
import { Rows } from './rows.ts';
import { Run } from './run.ts';

export class ReviewPane {
  #card;
  #session;
  #tells;
  #chart;
  #rows;
  #run: Run | null = null;
  #problem = '';
  /** Whether the game's own review is being asked for. */
  #asking = false;
  /** The game that is reviewed, as a text. */
  #game = '';
  #sentences = h('div', { class: 'review-words' });
  #words = h('p', { class: 'review-progress' });
  #fill = h('span', { class: 'fill' });
  #track = h('div', { class: 'track' }, this.#fill);
  #stop = makeButton({ word: 'Stop', look: 'small', press: () => this.#stopOrGo() });
  #foot = h('div', { class: 'review-foot' }, this.#words, this.#stop, this.#track);
  #none = h('p', { class: 'review-none' });
  #own = h('div', { class: 'panels' });
  /** What stands in its place, which may be beside the board or in a dialog. */
  parts: Node[];
  #end;

  constructor(card: Card, session: Session, playFrom: (ply: number) => void) {
    const { bots } = session;
    this.#card = card;
    this.#session = session;
    this.#tells = {
      go: (ply: number) => session.goTo(ply),
      playFrom,
      think: (name: string, args: object) => bots.ask<any>(name, { ...args }),
      lanes: () => bots.gather(),
    };
    this.#chart = new Chart(card, this.#tells.go);
    this.#rows = new Rows(card, this.#tells);
    const { list } = this.#rows;
    this.parts = [this.#sentences, this.#chart.element, this.#foot, list, this.#none, this.#own];
    this.#end = effect(() => this.#show());
  }

  get #view() {
    const shown = this.#session.shown.value;
    return shown && !shown.prepared ? shown.view : null;
  }

  /** Another view shows, or another game. */
  #show() {
    const finished = this.#session.offers.value.review;
    const game = JSON.stringify(this.#session.record.value);
    if (!finished || game !== this.#game) this.#forget(finished ? game : '');
    this.#refresh();
  }

  #forget(game: string) {
    this.#halt();
    this.#game = game;
    this.#problem = '';
    this.#sentences.replaceChildren();
    this.#showOwn([]);
  }

  close() {
    this.#end();
    this.#halt();
  }

  #halt() {
    this.#run?.stop();
    this.#run = null;
  }

  /** Begins the review of this game, once. */
  begin() {
    const view = this.#view;
    if (!view || this.#run || !this.#session.offers.value.review) return;
    const record = this.#session.record.value;
    this.#run = new Run(this.#tells, record, view.moves, () => this.#refresh());
    this.#askOwn(record);
    if (this.#session.seats.value.length > 1) this.#go();
    else this.#refresh();
  }

  /** Asks for the game's own review. */
  async #askOwn(record: GameRecord) {
    const game = this.#game;
    this.#asking = true;
    try {
      const { sentences, panels } = await this.#tells.think('review', { record });
      if (game !== this.#game) return;
      this.#sentences.replaceChildren(...sentences.map((text: string) => h('p', { text })));
      this.#showOwn(panels);
    } catch (error) {
      if (game === this.#game) this.#failed(error);
    } finally {
      this.#asking = false;
      this.#refresh();
    }
  }

  #showOwn(panels: Panel[]) {
    mount(panels.length ? vnode(PanelList, { card: this.#card, panels }) : null, this.#own);
  }

  async #go() {
    const run = this.#run;
    this.#problem = '';
    try {
      await run?.go();
      if (run === this.#run && run?.finished) announce('The review is complete.');
    } catch (error) {
      if (run === this.#run) this.#failed(error);
    }
  }

  #stopOrGo() {
    if (this.#run?.running) this.#run.stop();
    else this.#go();
  }

  #failed(error: unknown) {
    if (errorKind(error) === 'stopped') return;
    this.#problem = `The review could not go on: ${sentence(errorWords(error))}`;
    this.#refresh();
  }

  #refresh() {
    const [run, view] = [this.#run, this.#view];
    const seats = this.#session.seats.value;
    const evaluated = run !== null && seats.length > 1;
    for (const part of [this.#chart.element, this.#rows.list, this.#none]) part.hidden = !evaluated;
    for (const part of [this.#stop, this.#track]) part.hidden = !evaluated;
    this.#foot.hidden = !this.#problem && (evaluated ? run.finished : !this.#asking);
    if (!evaluated || !view) {
      setText(this.#words, this.#problem || 'Looking at the game');
      return;
    }
    const { players, plies, ply } = view;
    const names = players.map(({ name }, seat) => playerName(seats, seat, name));
    const { worst } = run;
    const known = expected(run.known, view.moves);
    const bottom = this.#session.bottomSeat.value;
    this.#chart.show({ known, plies, ply, worst, players, names, bottom });
    this.#rows.show(worst, players, names, ply);
    this.#progress(run);
  }

  #progress(run: Run) {
    const { running, done, total, finished, worst } = run;
    this.#fill.style.transform = `scaleX(${done / total})`;
    const close = done >= total - 8 ? 'closely at what cost most' : 'at the moves';
    setText(this.#words, running ? `Looking ${close}` : this.#problem || 'Stopped');
    reword(this.#stop, running ? 'Stop' : 'Go on');
    const none = finished && !worst.length;
    setText(this.#none, none ? 'No move cost more than a few percent.' : '');
  }
}
