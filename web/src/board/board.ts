// The board: a canvas with its places. It paints a view and walks its tree of picks, and is told
// what is legal; it knows no game.
import { leaveGround } from '../paint/ground.ts';
import { length, plan } from '../paint/motion-plan.ts';
import { Painter } from '../paint/painter.ts';
import { haveFonts, type Look, lookOf } from '../paint/palette.ts';
import type { Picture } from '../paint/picture.ts';
import { keepPainted } from '../pictures/painted.ts';
import { ghostOf, proposalOf } from '../scene/ghost.ts';
import { begun, follow, inHand, isComplete, pick } from '../scene/picks.ts';
import type { Card, Scene, View } from '../scene/types.ts';
import { Clock, calm } from '../ui/clock.ts';
import { attr, h, watchSize } from '../ui/dom.ts';
import { afterRender, inSlices, nextTask } from '../ui/schedule.ts';
import { themeName } from '../ui/theme.ts';
import * as words from '../words/words.ts';
import {
  type BoardState,
  boardState,
  isBegun,
  type ShowingOptions,
  toPaint,
  usefulPicks,
} from './board-state.ts';
import { Filling } from './filling.ts';
import { Lens } from './lens.ts';
import { Places } from './places.ts';
import { Pointer, type PointerDeps } from './pointer.ts';
import { type How, type Space, shapeAs, spaceOf } from './space.ts';

/** What a board tells. */
export type BoardEvents = {
  /** A press has begun that would complete an action where it is released. */
  pressed?: (action: string) => void;
  /** All picks of an action are made. */
  completed?: (action: string) => void;
  /** The picks that are made have changed. */
  picked?: (path: readonly string[]) => void;
  /** These picks can't be made. */
  refused?: (picks: string[]) => void;
  /** Something was pointed at while nothing can be picked. */
  idle?: () => void;
  /** The mouse rests on the last pick of an action; null: no more. */
  hovered?: (action: string | null) => void;
  /** The way to a player's own sheet was pointed at. */
  sheet?: (seat: number) => void;
  /** It was laid out anew. */
  sized?: () => void;
};

type ShowOptions = ShowingOptions & { how?: How };

/** How wide the last board of a game was. */
const widths: WeakMap<Card, number> = new WeakMap();

const FADE_MS = 90;
const CALM_FADE_MS = 120;
/** A fade shows something new in its first frame. */
const FRAME_MS = 16;

export class Board {
  readonly element = h('div', { class: 'board', role: 'group', 'aria-label': words.table.board });
  readonly #card;
  readonly #filling;
  #events;
  /** Has no size until it is laid out: painting before that would be wasted. */
  readonly #canvas = h('canvas', { 'aria-hidden': 'true', width: 0, height: 0 });
  readonly #places = new Places();
  readonly #lens = new Lens(this.element, this.#places.element, () => this.#moved());
  readonly #painter = new Painter(this.#canvas);
  readonly #clock = new Clock();
  readonly #pointer;
  #look: Look | null = null;
  #shown: BoardState | null = null;
  /** The view that shows, as the rules sent it. */
  #view: View | null = null;
  /** In CSS pixels, at the last layout: reading it from the element would force another. */
  #width = 0;
  /** In device pixels. */
  #size: [width: number, height: number] = [0, 0];
  #wakes: (() => void)[] = [];
  /** The frame in which it is to be painted anew; 0 for none. */
  #due = 0;
  /**
   * Whether a motion has begun of which nothing is painted yet. If each new one broke off the last
   * like that, the board would stand still.
   */
  #behind = false;
  #endWatch = () => {};

  constructor(card: Card, events: BoardEvents = {}) {
    this.#card = card;
    this.#filling = new Filling(this.element, card.glyphs);
    this.#events = events;
    this.element.prepend(this.#canvas, this.#places.element);
    this.#pointer = new Pointer(this.#pointed());
    keepPainted(this.#canvas, () => this.#paintAnew());
    addEventListener('resize', this.#refill);
  }

  /** Ends all that listens, runs or waits; nothing is told any more. */
  close() {
    this.#events = {};
    this.#pointer.close();
    this.#clock.finish();
    cancelAnimationFrame(this.#due);
    this.#endWatch();
    removeEventListener('resize', this.#refill);
    if (haveFonts()) leaveGround(this.#painter.ground);
  }

  // --- What shows -----------------------------------------------------------------------------

  show(view: View, { how = 'none', ...options }: ShowOptions = {}) {
    this.#clock.finish();
    this.#pointer.forget();
    const before = this.#shown;
    // What stands around the board is there with its first view: its size hardly changes then.
    if (!before) this.#endWatch = watchSize(this.#canvas, (...size) => this.#resize(...size));
    this.#view = view;
    const shown = boardState(this.#filling.view(view), this.#filling.glyphs, options);
    if (before?.hover && shown.shapes.has(before.hover)) shown.hover = before.hover;
    this.#shown = shown;
    shapeAs(this.element, shown.view.scene);
    // Text on a canvas makes the browser compute styles: change them before painting.
    this.#places.show(shown.view, shown.glyphs);
    this.#places.mark(usefulPicks(shown), shown.live ? shown.path : []);
    this.#begin(before, shown, how);
    if (shown.live) this.#pointer.resumeDrag();
  }

  /** Shows the same in another window, once its styles are chosen. */
  readonly #refill = () =>
    requestAnimationFrame(() => {
      if (!this.#view || !this.#shown || this.#filling.fits(this.#view)) return;
      const { live, promises, bare, path } = this.#shown;
      this.show(this.#view, { live, promises, bare, path });
    });

  #begin(before: BoardState | null, shown: BoardState, how: How) {
    if (!before || how === 'none') return this.#paint();
    const { seat, over, scene } = shown.view;
    const turned = seat !== before.view.seat;
    if (how === 'fade' || calm() || (turned && !over)) return this.#crossFade();
    // At the end, another sheet moves nothing but what draws itself.
    this.#move(turned ? scene : before.view.scene, before, shown);
  }

  /**
   * A motion begins from the picture that shows. Its first picture is painted at once after the
   * person's own move, or if the board lags. Otherwise the page is laid out now and painted in the
   * next frame, and the motion begins in the one after that.
   */
  #move(from: Scene, { view, path }: BoardState, shown: BoardState) {
    shown.actors = plan(from, shown.view.scene, shown.glyphs);
    if (!shown.actors.length) return this.#paint();
    if (this.#behind || isComplete(view.picks, path)) this.#paint();
    else void this.element.clientWidth;
    this.#run(length(shown.actors), (time) => this.#paint(time));
  }

  /** Fades to the new picture, or switches at once if the board lags. */
  #crossFade() {
    if (this.#behind) return this.#paint();
    const duration = calm() ? CALM_FADE_MS : FADE_MS;
    this.#painter.hold();
    this.#run(duration, (time) => this.#paint(0, 1 - time / duration), FRAME_MS);
  }

  #run(duration: number, draw: (time: number) => void, lead?: number) {
    attr(this.element, 'data-moving', '');
    this.#behind = true;
    this.#clock.start(duration, draw, (interrupted) => this.#land(interrupted), lead);
  }

  /** @param interrupted by something that is about to be painted itself */
  #land(interrupted: boolean) {
    if (this.#shown) this.#shown.actors = [];
    this.#painter.drop();
    attr(this.element, 'data-moving', null);
    if (interrupted) this.#paintSoon();
    else this.#paint();
    for (const wake of this.#wakes.splice(0)) wake();
  }

  get moving() {
    return this.#clock.running;
  }

  /** Resolves when nothing moves. */
  landed(): Promise<void> {
    if (!this.#clock.running) return Promise.resolve();
    return new Promise((resolve) => this.#wakes.push(resolve));
  }

  /** How much room it has; before it is laid out, how much the last one of its game had. */
  get room(): Space {
    return spaceOf(this.#width || widths.get(this.#card) || this.element.clientWidth);
  }

  /** The place that has the focus, or had it last; '' where none had. */
  get place() {
    return this.#places.current;
  }

  /** Brings the focus to the place that had it last. */
  focus() {
    this.#places.focus();
  }

  /** Zooms in on a place, or out again. */
  zoomAt(place: string) {
    const button = this.element.querySelector(`[data-pick="${CSS.escape(place)}"]`);
    this.#lens.toggleAt(button instanceof HTMLElement ? button : null);
  }

  // --- Picks ----------------------------------------------------------------------------------

  /** Whether a person at this device may pick. Picks are cleared when this becomes true. */
  setLive(live: boolean) {
    const shown = this.#shown;
    if (!shown || shown.live === live) return;
    shown.live = live;
    if (!live) return;
    if (!isBegun(shown)) return this.#setPath(shown, []);
    this.#places.mark(usefulPicks(shown), shown.path);
    if (!this.#clock.running) this.#paint();
    this.#pointer.resumeDrag();
  }

  /** Picks a place or a button of the view, whichever way it was pointed at. */
  choose(id: string) {
    this.#clock.finish();
    const shown = this.#shown;
    if (!shown) return;
    const { sheet } = shown.shapes.get(id) ?? {};
    if (sheet !== undefined) return this.#events.sheet?.(sheet);
    if (!shown.live) return this.#events.idle?.();
    if (id === inHand(shown.view, shown.path)) return;
    const result = pick(shown.view.picks, shown.path, id);
    if (!result) return this.#events.refused?.([...shown.path, id]);
    this.#setPath(shown, result.path, result.action);
  }

  /** Takes the last pick back; returns false where there was none. */
  back() {
    const shown = this.#shown;
    if (!shown?.live || isBegun(shown)) return false;
    this.#setPath(shown, shown.path.slice(0, -1));
    return true;
  }

  /**
   * Marks a path of picks without making any, and shows what it would bring; an empty one takes
   * both away.
   * @param next the scene after the action; without it, all that is picked is marked
   */
  hint(ids: readonly string[], next: Scene | null = null) {
    const shown = this.#shown;
    if (!shown || (!ids.length && !shown.hint.length)) return;
    this.#clock.finish();
    if (ids.length) shown.path = begun(shown.view);
    shown.hint = ids;
    shown.proposal = next && proposalOf(shown.view.scene, this.#filling.scene(next), shown.glyphs);
    this.#places.mark(usefulPicks(shown), shown.path);
    this.#paint();
  }

  /**
   * Shows faintly what an action would bring; null takes it away.
   * @param view for which it was asked
   */
  foresee(next: { scene: Scene; view: View } | null) {
    const shown = this.#shown;
    if (!shown || this.#clock.running || (!next && !shown.ghost)) return;
    if (next && (!shown.live || next.view !== this.#view)) return;
    shown.ghost = next && ghostOf(shown.view.scene, this.#filling.scene(next.scene), shown.glyphs);
    this.#paint();
  }

  /**
   * @param action which the path completes. It is told before anything is painted: the rules work
   * on it meanwhile.
   */
  #setPath(shown: BoardState, path: string[], action?: string) {
    shown.hint = [];
    shown.proposal = null;
    shown.path = path.length ? path : begun(shown.view);
    shown.ghost = null;
    this.#events.picked?.(shown.path);
    if (action !== undefined) this.#events.completed?.(action);
    cancelAnimationFrame(this.#due);
    this.#due = 0;
    afterRender(() => {
      // The view that the picks lead to may have come meanwhile.
      if (shown !== this.#shown) return;
      this.#places.mark(usefulPicks(shown), shown.path);
      this.#paintSoon();
    });
  }

  // --- Pointing -------------------------------------------------------------------------------

  /** What pointing needs of the board, and does at it. */
  #pointed(): PointerDeps {
    return {
      element: this.element,
      lens: this.#lens,
      shown: () => this.#shown,
      settle: () => this.#clock.finish(),
      painted: () => this.#painted(),
      pressBegins: (id) => this.pressBegins(id),
      choose: (id) => this.choose(id),
      back: () => this.back(),
      backTo: (path) => this.#shown && this.#setPath(this.#shown, path),
      hover: (id, mouse) => this.#hover(id, mouse),
    };
  }

  /** Tells what a press that has begun would complete: on a place, or on a button of the view. */
  pressBegins(id: string) {
    const shown = this.#shown;
    const result = shown?.live ? pick(shown.view.picks, shown.path, id) : null;
    if (result?.action !== undefined) this.#events.pressed?.(result.action);
  }

  #hover(id: string | null, mouse: boolean) {
    const shown = this.#shown;
    if (!shown || id === shown.hover) return;
    shown.hover = id;
    const { picks } = shown.view;
    if (!isComplete(picks, shown.path)) shown.ghost = null;
    const action = mouse && id ? follow(picks, [...shown.path, id]) : null;
    this.#events.hovered?.(typeof action === 'string' ? action : null);
    this.#paintSoon();
  }

  /** The canvas, up to date: a glass copies what it shows. */
  #painted() {
    if (this.#due && !this.#clock.running) this.#paint();
    return this.#canvas;
  }

  // --- Painting -------------------------------------------------------------------------------

  /** @param height in device pixels */
  #resize(width: number, height: number) {
    this.#width = this.element.clientWidth;
    widths.set(this.#card, this.#width);
    this.#size = [width, height];
    // Nothing can be played yet: show the page first, and paint the first picture in tasks of its
    // own.
    if (!this.#canvas.width && !this.#shown?.promises) void this.#fitFirst();
    else this.#fit();
    this.#events.sized?.();
  }

  async #fitFirst() {
    await nextTask();
    const [width, height] = this.#size;
    const shown = this.#shown;
    const picture = shown && this.#pictureOf(shown, 0);
    const parts = picture ? this.#painter.ground.prepaint({ width, height }, picture) : [];
    for (const job of [...parts, () => this.#fit()]) inSlices(job);
  }

  #fit() {
    if (this.#painter.resize(...this.#size)) this.#paint();
  }

  /** Paints all of it, as where a browser may have let go of what was painted. */
  #paintAnew() {
    this.#look = null;
    this.#painter.forget();
    if (!this.#clock.running) this.#paint();
  }

  /** Another part of it shows. */
  #moved() {
    this.#clock.finish();
    this.#paint();
  }

  /** Paints in the next frame, however much changes before it. A motion paints its own frames. */
  #paintSoon() {
    if (this.#due) return;
    this.#due = requestAnimationFrame(() => {
      this.#due = 0;
      if (!this.#clock.running) this.#paint();
    });
  }

  /** @param time ms since the change  @param veil how much of the picture before still shows */
  #paint(time: number = 0, veil: number = 0) {
    cancelAnimationFrame(this.#due);
    this.#due = 0;
    const shown = this.#shown;
    if (!shown || !this.#canvas.width) return;
    this.#behind = false;
    this.#painter.paint(this.#pictureOf(shown, time), veil);
    attr(this.element, 'data-prepared', shown.promises ? null : '');
    if (!shown.promises) return;
    attr(this.element, 'data-ply', shown.view.ply);
    attr(document.documentElement, 'data-board', 'painted');
  }

  #pictureOf(shown: BoardState, time: number): Picture {
    const drawn = { ...this.#card, glyphs: this.#filling.glyphs };
    this.#look ??= lookOf(drawn, themeName(), this.#canvas);
    return { ...toPaint(shown), look: this.#look, time, part: this.#lens.part };
  }
}
