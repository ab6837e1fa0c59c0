// The board: a canvas with its places. It paints a view and walks its tree of picks, and is told
// what is legal; it knows no game.
import { leaveGround } from '../paint/ground.ts';
import { length, plan } from '../paint/motion-plan.ts';
import { Painter } from '../paint/painter.ts';
import { haveFonts, type Look, lookOf } from '../paint/palette.ts';
import type { Picture } from '../paint/picture.ts';
import { keepPainted } from '../pictures/painted.ts';
import { ghostOf, proposalOf } from '../scene/ghost.ts';
import { follow, inHand, isComplete, opening, pick } from '../scene/picks.ts';
import { Stretcher, stretchIn } from '../scene/stretch.ts';
import type { Card, Glyphs, Scene, View } from '../scene/types.ts';
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
import { Lens } from './lens.ts';
import { Places } from './places.ts';
import { Pointer, type PointerDeps } from './pointer.ts';
import { type How, roomFor, type Space, shapeAs, spaceOf } from './space.ts';

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
  #state: BoardState | null = null;
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
    this.#places.close();
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
    const before = this.#state;
    // What stands around the board is there with its first view: its size hardly changes then.
    if (!before) this.#endWatch = watchSize(this.#canvas, (...size) => this.#resize(...size));
    this.#view = view;
    const state = boardState(this.#filling.view(view), this.#filling.glyphs, options);
    if (before?.hover && state.shapes.has(before.hover)) state.hover = before.hover;
    this.#state = state;
    shapeAs(this.element, state.view.scene);
    // Text on a canvas makes the browser compute styles: change them before painting.
    this.#places.show(state.view, state.glyphs);
    this.#places.mark(usefulPicks(state), state.live ? state.path : []);
    this.#begin(before, state, how);
    if (state.live) this.#pointer.resumeDrag();
  }

  /** Shows the same in another window, once its styles are chosen. */
  readonly #refill = () =>
    requestAnimationFrame(() => {
      if (!this.#view || !this.#state || this.#filling.fits(this.#view)) return;
      const { live, promises, bare, path } = this.#state;
      this.show(this.#view, { live, promises, bare, path });
    });

  #begin(before: BoardState | null, state: BoardState, how: How) {
    if (!before || how === 'none') return this.#paint();
    const { seat, over, scene } = state.view;
    const turned = seat !== before.view.seat;
    if (how === 'fade' || calm() || (turned && !over)) return this.#crossFade();
    // At the end, another sheet moves nothing but what draws itself.
    this.#move(turned ? scene : before.view.scene, before, state);
  }

  /**
   * A motion begins from the picture that shows. Its first picture is painted at once after the
   * person's own move, or if the board lags. Otherwise the page is laid out now and painted in the
   * next frame, and the motion begins in the one after that.
   */
  #move(from: Scene, { view, path }: BoardState, state: BoardState) {
    state.actors = plan(from, state.view.scene, state.glyphs);
    if (!state.actors.length) return this.#paint();
    if (this.#behind || isComplete(view.picks, path)) this.#paint();
    else void this.element.clientWidth;
    this.#run(length(state.actors), (time) => this.#paint(time));
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
    if (this.#state) this.#state.actors = [];
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
    const state = this.#state;
    if (!state || state.live === live) return;
    state.live = live;
    if (!live) return;
    if (!isBegun(state)) return this.#setPath(state, []);
    this.#places.mark(usefulPicks(state), state.path);
    if (!this.#clock.running) this.#paint();
    this.#pointer.resumeDrag();
  }

  /** Picks a place or a button of the view, whichever way it was pointed at. */
  choose(id: string) {
    this.#clock.finish();
    const state = this.#state;
    if (!state) return;
    const { sheet } = state.shapes.get(id) ?? {};
    if (sheet !== undefined) return this.#events.sheet?.(sheet);
    if (!state.live) return this.#events.idle?.();
    if (id === inHand(state.view, state.path)) return;
    const result = pick(state.view.picks, state.path, id);
    if (!result) return this.#events.refused?.([...state.path, id]);
    this.#setPath(state, result.path, result.action);
  }

  /** Takes the last pick back; returns false where there was none. */
  back() {
    const state = this.#state;
    if (!state?.live || isBegun(state)) return false;
    this.#setPath(state, state.path.slice(0, -1));
    return true;
  }

  /**
   * Marks a path of picks without making any, and shows what it would bring; an empty one takes
   * both away.
   * @param next the scene after the action; without it, all that is picked is marked
   */
  hint(ids: readonly string[], next: Scene | null = null) {
    const state = this.#state;
    if (!state || (!ids.length && !state.hint.length)) return;
    this.#clock.finish();
    if (ids.length) state.path = opening(state.view);
    state.hint = ids;
    state.proposal = next && proposalOf(state.view.scene, this.#filling.scene(next), state.glyphs);
    this.#places.mark(usefulPicks(state), state.path);
    this.#paint();
  }

  /**
   * Shows faintly what an action would bring; null takes it away.
   * @param view for which it was asked
   */
  foresee(next: { scene: Scene; view: View } | null) {
    const state = this.#state;
    if (!state || this.#clock.running || (!next && !state.ghost)) return;
    if (next && (!state.live || next.view !== this.#view)) return;
    state.ghost = next && ghostOf(state.view.scene, this.#filling.scene(next.scene), state.glyphs);
    this.#paint();
  }

  /**
   * @param action which the path completes. It is told before anything is painted: the rules work
   * on it meanwhile.
   */
  #setPath(state: BoardState, path: string[], action?: string) {
    state.hint = [];
    state.proposal = null;
    state.path = path.length ? path : opening(state.view);
    state.ghost = null;
    this.#places.nameLater();
    this.#events.picked?.(state.path);
    if (action !== undefined) this.#events.completed?.(action);
    cancelAnimationFrame(this.#due);
    this.#due = 0;
    afterRender(() => {
      // The view that the picks lead to may have come meanwhile.
      if (state !== this.#state) return;
      this.#places.mark(usefulPicks(state), state.path);
      this.#paintSoon();
    });
  }

  // --- Pointing -------------------------------------------------------------------------------

  /** What pointing needs of the board, and does at it. */
  #pointed(): PointerDeps {
    return {
      element: this.element,
      lens: this.#lens,
      state: () => this.#state,
      settle: () => this.#settle(),
      painted: () => this.#painted(),
      pressBegins: (id) => this.pressBegins(id),
      choose: (id) => this.choose(id),
      back: () => this.back(),
      backTo: (path) => this.#state && this.#setPath(this.#state, path),
      hover: (id, mouse) => this.#hover(id, mouse),
    };
  }

  /** Ends a motion; returns whether it was over the board, so that a press ends only that. */
  #settle(): boolean {
    const over = this.#state?.actors.some(({ motion }) => motion.over) ?? false;
    this.#clock.finish();
    return over;
  }

  /** Tells what a press that has begun would complete: on a place, or on a button of the view. */
  pressBegins(id: string) {
    const state = this.#state;
    const result = state?.live ? pick(state.view.picks, state.path, id) : null;
    if (result?.action !== undefined) this.#events.pressed?.(result.action);
  }

  #hover(id: string | null, mouse: boolean) {
    const state = this.#state;
    if (!state || id === state.hover) return;
    state.hover = id;
    const { picks } = state.view;
    if (!isComplete(picks, state.path)) state.ghost = null;
    const action = mouse && id ? follow(picks, [...state.path, id]) : null;
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
    if (!this.#canvas.width && !this.#state?.promises) void this.#fitFirst();
    else this.#fit();
    this.#events.sized?.();
  }

  async #fitFirst() {
    await nextTask();
    const [width, height] = this.#size;
    const state = this.#state;
    const picture = state && this.#pictureOf(state, 0);
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
    const state = this.#state;
    if (!state || !this.#canvas.width) return;
    this.#behind = false;
    this.#painter.paint(this.#pictureOf(state, time), veil);
    attr(this.element, 'data-prepared', state.promises ? null : '');
    if (!state.promises) return;
    attr(this.element, 'data-ply', state.view.ply);
    attr(document.documentElement, 'data-board', 'painted');
  }

  #pictureOf(state: BoardState, time: number): Picture {
    const drawn = { ...this.#card, glyphs: this.#filling.glyphs };
    this.#look ??= lookOf(drawn, themeName(), this.#canvas);
    return { ...toPaint(state), look: this.#look, time, part: this.#lens.part };
  }
}

// How a board fills its room: scenes that can be taller are, where there is height to spare.

class Filling {
  readonly #element;
  readonly #stretcher;
  #by = 1;

  /** @param glyphs the drawings of the game */
  constructor(element: HTMLElement, glyphs: Glyphs) {
    this.#element = element;
    this.#stretcher = new Stretcher(glyphs);
  }

  /** All drawings, those that are taller among them. */
  get glyphs(): Glyphs {
    return this.#stretcher.glyphs;
  }

  /** Returns a view as it is drawn in the room that there is now. */
  view(view: View): View {
    this.#by = this.#needed(view);
    return { ...view, scene: this.scene(view.scene) };
  }

  /** Returns a scene like that of the last view. */
  scene(scene: Scene): Scene {
    return this.#stretcher.scene(scene, this.#by);
  }

  /** Whether a view would be drawn now like the last one. */
  fits(view: View): boolean {
    return this.#needed(view) === this.#by;
  }

  #needed({ scene }: View): number {
    return scene.stretch ? stretchIn(scene, roomFor(this.#element)) : 1;
  }
}
