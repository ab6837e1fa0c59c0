import { Panels } from '../pictures/panels.ts';
import type { Card, GameRecord, View } from '../scene/types.ts';
import type { Session } from '../table/session.ts';
import { announce } from '../ui/announce.ts';
import { makeButton, reword } from '../ui/button.ts';
import { attr, h, setText } from '../ui/dom.ts';
import { errorKind, errorWords, playerName, sentence } from '../ui/words.ts';
import { Chart } from './chart.ts';
import { expected } from './graph.ts';
import { Rows } from './rows.ts';
import { Run } from './run.ts';

/** What a review tells the table, and whom it asks. */
export type ReviewTells = {
  go: (ply: number) => void;
  playFrom: (ply: number) => void;
  think: (name: string, args: object) => Promise<any>;
  lanes: () => number;
};

/** The look back at a finished game, in the place of the list of moves. */
export class ReviewPane {
  #tells;
  #record;
  #chart;
  #rows;
  #own;
  #run: Run | null = null;
  #problem = '';
  /** Whether the game's own review is being asked for. */
  #asking = false;
  /** The game that is reviewed, as a text. */
  #game = '';
  #at: { view: View; session: Session } | null = null;
  #heading = h('h2', { text: 'Moves' });
  #tabs;
  heading;
  #sentences = h('div', { class: 'review-words' });
  #words = h('p', { class: 'review-progress' });
  #fill = h('span', { class: 'fill' });
  #track = h('div', { class: 'track' }, this.#fill);
  #stop = makeButton({ word: 'Stop', look: 'small', press: () => this.#stopOrGo() });
  #foot = h('div', { class: 'review-foot' }, this.#words, this.#stop, this.#track);
  #none = h('p', { class: 'review-none' });
  element = h('div', { class: 'review' });

  /** @param record its place */
  constructor(card: Card, record: HTMLElement, tells: ReviewTells) {
    this.#tells = tells;
    this.#record = record;
    this.#chart = new Chart(card, tells.go);
    this.#rows = new Rows(card, tells);
    this.#own = new Panels(card);
    const tab = (word: string, reviews: boolean) =>
      h('button', {
        type: 'button',
        role: 'tab',
        text: word,
        on: { click: () => this.#turn(reviews) },
      });
    this.#tabs = h(
      'div',
      { class: 'tabs', role: 'tablist' },
      tab('Moves', false),
      tab('Review', true),
    );
    this.heading = h('div', { class: 'record-head' }, this.#heading, this.#tabs);
    const { list } = this.#rows;
    const own = this.#own.element;
    this.element.append(this.#sentences, this.#chart.element, this.#foot, list, this.#none, own);
    this.#turn(false);
  }

  show(view: View, session: Session, finished: boolean) {
    this.#at = { view, session };
    const game = JSON.stringify(session.record);
    if (!finished || game !== this.#game) this.#forget(finished ? game : '');
    this.#heading.hidden = finished;
    this.#tabs.hidden = !finished;
    if (!finished) this.#turn(false);
    this.#refresh();
  }

  #forget(game: string) {
    this.close();
    this.#game = game;
    this.#problem = '';
    this.#sentences.replaceChildren();
    this.#own.show([]);
  }

  /** What its place is called in a sheet. */
  get title() {
    return this.#tabs.hidden ? 'Moves' : 'Look back';
  }

  /** Opens the review, and begins it where it hasn't. */
  open() {
    this.#turn(true);
  }

  /** Ends what runs. */
  close() {
    this.#run?.stop();
    this.#run = null;
  }

  #turn(reviews: boolean) {
    this.#record.classList.toggle('reviewing', reviews);
    attr(this.#record, 'aria-label', reviews ? 'Review' : 'Moves');
    for (const [i, tab] of [...this.#tabs.children].entries()) {
      attr(tab, 'aria-selected', String(reviews === (i === 1)));
    }
    if (reviews) this.#begin();
  }

  /** Begins the review of this game, once. */
  #begin() {
    if (!this.#at || this.#run) return;
    const { view, session } = this.#at;
    this.#run = new Run(this.#tells, session.record, view.moves, () => this.#refresh());
    this.#askOwn(session.record);
    if (session.seats.length > 1) this.#go();
    else this.#refresh();
  }

  /** Asks for the game's own review. */
  async #askOwn(record: GameRecord) {
    const game = this.#game;
    this.#asking = true;
    try {
      const { sentences, panels } = await this.#tells.think('review', { record });
      if (game !== this.#game) return;
      const words = sentences as string[];
      this.#sentences.replaceChildren(...words.map((text) => h('p', { text })));
      this.#own.show(panels);
    } catch (error) {
      if (game === this.#game) this.#failed(error);
    } finally {
      this.#asking = false;
      this.#refresh();
    }
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
    const run = this.#run;
    const evaluated = run !== null && this.#at !== null && this.#at.session.seats.length > 1;
    for (const part of [this.#chart.element, this.#rows.list, this.#none]) part.hidden = !evaluated;
    for (const part of [this.#stop, this.#track]) part.hidden = !evaluated;
    this.#foot.hidden = !this.#problem && (evaluated ? run.finished : !this.#asking);
    if (!evaluated || !this.#at) {
      setText(this.#words, this.#problem || 'Looking at the game');
      return;
    }
    const { view, session } = this.#at;
    const { players, plies, ply } = view;
    const names = players.map(({ name }, seat) => playerName(session.seats, seat, name));
    const { worst } = run;
    const known = expected(run.known, view.moves);
    this.#chart.show({ known, plies, ply, worst, players, names, bottom: session.bottom });
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
