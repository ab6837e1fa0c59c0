// The board: a canvas with its places. It paints a view and walks its tree of picks, and is told
// what is legal; it knows no game.
import { haveFonts, onFonts } from '../paint/fonts.ts';
import { leaveGround, takeGround } from '../paint/ground.ts';
import type { Actor } from '../paint/motion-plan.ts';
import { length, plan } from '../paint/motion-plan.ts';
import { Painter } from '../paint/painter.ts';
import type { Look } from '../paint/palette.ts';
import { lookOf } from '../paint/palette.ts';
import { marksOf } from '../paint/view-marks.ts';
import { anchor } from '../scene/geometry.ts';
import type { Ghost, Proposal } from '../scene/ghost.ts';
import { ghostOf, proposalOf } from '../scene/ghost.ts';
import { begun, inHand, putDown } from '../scene/hand.ts';
import { follow, isComplete, nextPicks, pick } from '../scene/picks.ts';
import type { Card, Scene, Shape, View } from '../scene/types.ts';
import { Clock, calm } from '../ui/clock.ts';
import { attr, h } from '../ui/dom.ts';
import { rendered } from '../ui/flush.ts';
import { watchSize } from '../ui/size.ts';
import { nextTask } from '../ui/task.ts';
import { onTheme, themeName } from '../ui/theme.ts';
import * as words from '../words/words.ts';
import { Taps, watchPointer } from './input.ts';
import { Lens } from './lens.ts';
import { Loupe } from './loupe.ts';
import { Places } from './places.ts';
import type { Room } from './room.ts';
import { roomOf, shapeAs } from './room.ts';
import { again, goesOn, meant, reached } from './targets.ts';
import { Walk } from './walk.ts';

/** How one view follows another: with its motions, by a cross-fade, or at once. */
export type How = 'step' | 'fade' | 'none';

/** What a board tells. */
export type BoardEvents = {
  /** A press has begun that would complete an action where it is released. */
  pressed: (action: string) => void;
  /** All picks of an action are made. */
  completed: (action: string) => void;
  /** The picks that are made have changed. */
  picked: (path: readonly string[]) => void;
  /** These picks can't be made. */
  refused: (picks: string[]) => void;
  /** Something was pointed at while nobody may pick. */
  idle: () => void;
  /** The mouse rests on the last pick of an action; null: no more. */
  hovered: (action: string | null) => void;
  /** The way to a player's own sheet was pointed at. */
  sheet: (seat: number) => void;
  /** It was laid out anew. */
  sized: () => void;
};

const SILENT: BoardEvents = {
  pressed: () => {},
  completed: () => {},
  picked: () => {},
  refused: () => {},
  idle: () => {},
  hovered: () => {},
  sheet: () => {},
  sized: () => {},
};

/** What shows of a view, and how far the picks have come; another view begins it anew. */
type Showing = {
  view: View;
  shapes: Map<string, Shape>;
  /** Whether a person at this device may pick. */
  live: boolean;
  /** Whether the page may say that this ply is painted. */
  promises: boolean;
  /** Whether what can be picked is marked only under the pointer. */
  bare: boolean;
  path: string[];
  /** The path before the last tap. */
  untapped: string[];
  /** The place under the pointer. */
  hover: string | null;
  /** The things to point at that a hint marks. */
  hint: readonly string[];
  /** What an action would bring. */
  ghost: Ghost | null;
  /** What a hint proposes. */
  proposal: Proposal | null;
  /** What moves. */
  actors: Actor[];
};

function showing(view: View): Showing {
  const shapes = [...view.scene.ground, ...view.scene.pieces];
  return {
    view,
    shapes: new Map(shapes.map((shape) => [shape.id, shape])),
    live: false,
    promises: true,
    bare: false,
    path: begun(view),
    untapped: begun(view),
    hover: null,
    hint: [],
    ghost: null,
    proposal: null,
    actors: [],
  };
}

type ShowOptions = {
  how?: How;
  live?: boolean;
  promises?: boolean;
  bare?: boolean;
  path?: string[];
};

/** How wide the last board of a game was. */
const widths: WeakMap<Card, number> = new WeakMap();

/** A finger that rests longer than this doesn't tap. */
const SLOW_MS = 280;
/** A finger that moves farther than this, in CSS pixels, doesn't tap. */
const STILL = 8;
const FADE_MS = 90;
const CALM_FADE_MS = 120;

export class Board {
  readonly element = h('div', { class: 'board', role: 'group', 'aria-label': words.table.board });
  readonly #card;
  #events;
  /** Of no size until it is laid out: what is painted before that would be painted for nothing. */
  readonly #canvas = h('canvas', { 'aria-hidden': 'true', width: 0, height: 0 });
  readonly #places = new Places();
  readonly #lens = new Lens(this.element, this.#places.element, () => this.#moved());
  readonly #painter = new Painter(this.#canvas, takeGround);
  readonly #clock = new Clock();
  readonly #taps = new Taps();
  readonly #loupe = new Loupe();
  /** When and where a finger began to aim. */
  #aim: { x: number; y: number; time: number } | null = null;
  /** A drag that picks the places on its way. */
  readonly #walk = new Walk((x, y, touch) => this.#stepTo(x, y, touch));
  #look: Look | null = null;
  #shown: Showing | null = null;
  /** In CSS pixels, as it was laid out last: to ask for it while it changes costs a layout. */
  #width = 0;
  /** In device pixels. */
  #size: [width: number, height: number] = [0, 0];
  #wakes: (() => void)[] = [];
  /** The element under the pointer where a press picks something. */
  #pointedTo: EventTarget | null = null;
  /** The frame in which it is to be painted anew; 0 for none. */
  #due = 0;
  /** Whether something was painted while its fonts were on their way. */
  #makeshift = false;
  readonly #stops;

  constructor(card: Card, events: Partial<BoardEvents> = {}) {
    this.#card = card;
    this.#events = { ...SILENT, ...events };
    this.element.prepend(this.#canvas, this.#places.element);
    watchPointer(this.element, {
      down: (...where) => this.#foretell(...where),
      press: (...where) => this.#press(...where),
      choose: (id) => this.choose(id),
      aim: (...where) => this.#aimAt(...where),
      hover: (...where) => this.#hoverAt(...where),
      leave: () => this.#leave(),
      grab: (x, y, touch) => this.#grab(x, y, touch),
      drop: (x, y, touch) => this.#drop(x, y, touch),
    });
    this.#canvas.addEventListener('contextrestored', () => this.#paintAnew());
    this.#stops = [
      onTheme(() => this.#relook()),
      onFonts(() => this.#fontsCame()),
      onSeen(() => this.#paintAnew()),
    ];
  }

  /** Ends all that listens, runs or waits; nothing is told any more. */
  close() {
    this.#events = SILENT;
    this.#taps.forget();
    this.#loupe.hide();
    this.#clock.finish();
    cancelAnimationFrame(this.#due);
    for (const stop of this.#stops) stop();
    if (!this.#makeshift) leaveGround(this.#painter.ground);
  }

  // --- What shows -----------------------------------------------------------------------------

  /**
   * Shows a view.
   * @param options `live`: a person at this device may pick; `promises`: false for a picture that
   * shows until the rules answer; `bare`: nearly all can be picked, and is marked only under the
   * pointer; `path`: the picks that are made already
   */
  show(view: View, options: ShowOptions = {}) {
    const { how = 'none', live = false, promises = true, bare = false } = options;
    this.#clock.finish();
    this.#taps.forget();
    const before = this.#shown;
    if (!before) this.#watchSize();
    const path = options.path ?? begun(view);
    const shown = { ...showing(view), live, promises, bare, path, untapped: path };
    if (before?.hover && shown.shapes.has(before.hover)) shown.hover = before.hover;
    this.#shown = shown;
    shapeAs(this.element, view.scene);
    // Text on a canvas needs the styles of the page as it is: what changes them comes first.
    this.#places.show(view, this.#card.glyphs);
    this.#places.mark(this.#enabled, live ? shown.path : []);
    this.#begin(before, shown, how);
    if (live) queueMicrotask(() => this.#walk.goOn());
  }

  #begin(before: Showing | null, shown: Showing, how: How) {
    if (!before || how === 'none') this.#paint();
    else if (how === 'fade' || calm() || shown.view.seat !== before.view.seat) this.#crossFade();
    else this.#move(before, shown);
  }

  /**
   * A motion begins from what shows. Only after a move that was made here its first picture, with
   * other marks, is painted at once, for somebody waits for it, and where what shows is out of date:
   * a motion that is broken off would leave the board behind. Otherwise the page around the board
   * is laid out now, painted in the next frame, and the board moves in the one after that.
   */
  #move({ view, path }: Showing, shown: Showing) {
    shown.actors = plan(view.scene, shown.view.scene, this.#card.glyphs);
    if (!shown.actors.length) return this.#paint();
    if (this.#due || isComplete(view.picks, path)) this.#paint();
    else void this.element.clientWidth;
    this.#run(length(shown.actors), (time) => this.#paint(time));
  }

  #crossFade() {
    const duration = calm() ? CALM_FADE_MS : FADE_MS;
    this.#painter.hold();
    this.#run(duration, (time) => this.#paint(0, 1 - time / duration));
  }

  #run(duration: number, draw: (time: number) => void) {
    attr(this.element, 'data-moving', '');
    this.#clock.start(duration, draw, (early) => this.#land(early));
  }

  /** @param early by something that is about to be painted itself */
  #land(early: boolean) {
    if (this.#shown) this.#shown.actors = [];
    this.#painter.drop();
    attr(this.element, 'data-moving', null);
    if (early) this.#paintSoon();
    else this.#paint();
    for (const wake of this.#wakes.splice(0)) wake();
  }

  /** Whether something moves. */
  get moving() {
    return this.#clock.running;
  }

  /** Resolves when nothing moves. */
  landed(): Promise<void> {
    if (!this.#clock.running) return Promise.resolve();
    return new Promise((resolve) => this.#wakes.push(resolve));
  }

  /** How much room it has; before it is laid out, how much the last one of its game had. */
  get room(): Room {
    return roomOf(this.#width || widths.get(this.#card) || this.element.clientWidth);
  }

  /** The place that has the focus, or had it last; '' where none had. */
  get place() {
    return this.#places.current;
  }

  /** Brings the focus to the place that had it last. */
  focus() {
    this.#places.focus();
  }

  /** Shows a part of it at twice its size, round a place where there is one, or all of it again. */
  zoomAt(place: string) {
    const button = this.element.querySelector(`[data-pick="${CSS.escape(place)}"]`);
    this.#lens.toggleAt(button instanceof HTMLElement ? button : null);
  }

  // --- Picks ----------------------------------------------------------------------------------

  /** Whether a person at this device may pick. Picks begin anew as soon as somebody may. */
  setLive(live: boolean) {
    const shown = this.#shown;
    if (!shown || shown.live === live) return;
    shown.live = live;
    if (!live) return;
    if (!this.#isBegun(shown)) return this.#setPath(shown, []);
    this.#places.mark(this.#enabled, shown.path);
    if (!this.#clock.running) this.#paint();
    queueMicrotask(() => this.#walk.goOn());
  }

  /** Whether no pick has been made but those of the beginning. */
  #isBegun({ view, path }: Showing) {
    return path.join(' ') === begun(view).join(' ');
  }

  /** What can be picked next. */
  get #open(): string[] {
    const shown = this.#shown;
    return shown?.live ? nextPicks(shown.view.picks, shown.path) : [];
  }

  /** What is of use to press: what can be picked next, and what can be taken in the hand instead. */
  get #enabled(): string[] {
    const [shown, open] = [this.#shown, this.#open];
    const hand = shown?.live ? shown.view.hand.filter((id) => !open.includes(id)) : [];
    return [...open, ...hand];
  }

  /** Picks a place or a button of the view, whichever way it was pointed at. */
  choose(id: string) {
    this.#clock.finish();
    const shown = this.#shown;
    if (!shown) return;
    const { sheet } = shown.shapes.get(id) ?? {};
    if (sheet !== undefined) return this.#events.sheet(sheet);
    if (!shown.live) return this.#events.idle();
    if (id === inHand(shown.view, shown.path)) return;
    const result = pick(shown.view.picks, shown.path, id);
    if (!result) return this.#events.refused([...shown.path, id]);
    this.#setPath(shown, result.path, result.action);
  }

  /** Takes the last pick back; returns false where there was none. */
  back() {
    const shown = this.#shown;
    if (!shown?.live || this.#isBegun(shown)) return false;
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
    shown.proposal = next && proposalOf(shown.view.scene, next, this.#card.glyphs);
    this.#places.mark(this.#enabled, shown.path);
    this.#paint();
  }

  /**
   * Shows faintly what an action would bring; null takes it away.
   * @param view for which it was asked
   */
  foresee(next: { scene: Scene; view: View } | null) {
    const shown = this.#shown;
    if (!shown || this.#clock.running || (!next && !shown.ghost)) return;
    if (next && (!shown.live || next.view !== shown.view)) return;
    shown.ghost = next && ghostOf(shown.view.scene, next.scene, this.#card.glyphs);
    this.#paint();
  }

  /**
   * @param action which the path completes. It is told before anything is painted: the rules work
   * on it meanwhile.
   */
  #setPath(shown: Showing, path: string[], action?: string) {
    shown.hint = [];
    shown.proposal = null;
    shown.path = path.length ? path : begun(shown.view);
    shown.ghost = null;
    this.#events.picked(shown.path);
    if (action !== undefined) this.#events.completed(action);
    cancelAnimationFrame(this.#due);
    this.#due = 0;
    rendered(() => this.#showPath(shown));
  }

  /** Shows the picks that are made, unless the view that they lead to has come meanwhile. */
  #showPath(shown: Showing) {
    if (shown !== this.#shown) return;
    this.#places.mark(this.#enabled, shown.path);
    this.#paintSoon();
  }

  // --- Pointing -------------------------------------------------------------------------------

  /** A press begins: most are released where they began. */
  #foretell(x: number, y: number, touch: boolean) {
    const shown = this.#shown;
    if (!shown?.live || (touch && this.#lens.busy)) return;
    const id = this.#meant(x, y, touch);
    if (id !== null) this.foretell(id);
  }

  /** Tells what a press that has begun would complete: on a place, or on a button of the view. */
  foretell(id: string) {
    const shown = this.#shown;
    const result = shown?.live ? pick(shown.view.picks, shown.path, id) : null;
    if (result?.action !== undefined) this.#events.pressed(result.action);
  }

  #press(x: number, y: number, touch: boolean, time: number) {
    const aim = this.#aim;
    this.#endAim();
    if (touch && this.#lens.busy) return;
    this.#clock.finish();
    const shown = this.#shown;
    const id = this.#meant(x, y, touch);
    const [slid, slow] = aim ? [far(aim, { x, y }), time - aim.time > SLOW_MS] : [false, false];
    // A finger that has slid off the places has changed its mind.
    if (!id && slid) return this.#setHover(null);
    if (shown && touch && shown.view.scene.zoom && !slid && !slow) this.#tap(shown, id, x, y, time);
    else {
      this.#setHover(null);
      this.#mean(id);
    }
  }

  /** Begins to aim where there are places with names: the one under the finger is told. */
  #aimAt(x: number, y: number, time: number) {
    this.#aim = null;
    if (!this.#shown || this.#lens.busy || !this.#titleAt(x, y)) return false;
    this.#aim = { x, y, time };
    this.#hoverAt(x, y, false, null);
    return true;
  }

  #titleAt(x: number, y: number) {
    return this.#shown?.shapes.get(this.#meant(x, y, true) ?? '')?.title ?? '';
  }

  #endAim() {
    if (this.#aim) this.#loupe.hide(true);
    this.#aim = null;
  }

  #leave() {
    this.#endAim();
    this.#setHover(null);
  }

  #mean(id: string | null) {
    if (id) this.choose(id);
    else this.back();
  }

  /**
   * A tap on a board that can be looked at closely: the second of two zooms in or out, and takes
   * back what the first has picked.
   */
  #tap(shown: Showing, id: string | null, x: number, y: number, time: number) {
    if (this.#taps.isSecond(id, x, y, time)) {
      this.#setHover(null);
      if (shown.live) this.#setPath(shown, shown.untapped);
      this.#lens.toggle(x, y);
      return;
    }
    shown.untapped = shown.path;
    const picked = id && shown.live ? pick(shown.view.picks, shown.path, id) : null;
    if (picked?.action === undefined) return this.#mean(id);
    this.#setHover(id);
    this.#taps.wait(() => this.#mean(id));
  }

  #meant(x: number, y: number, touch: boolean): string | null {
    const shown = this.#shown;
    return shown && meant(this.#aimed(shown), this.#point(shown, x, y, touch));
  }

  /** A point of the element in board units. */
  #point({ view }: Showing, x: number, y: number, touch: boolean) {
    const { width, height } = view.scene;
    const [across, down] = this.#lens.placeAt(x, y);
    const unit = width / (this.element.clientWidth || 1) / this.#lens.part.scale;
    return { x: across * width, y: down * height, unit, touch };
  }

  #aimed({ view, shapes, path }: Showing) {
    return { view, shapes, path, glyphs: this.#card.glyphs, open: this.#open };
  }

  #hoverAt(x: number, y: number, mouse: boolean, over: EventTarget | null) {
    this.#walk.to(x, y, !mouse);
    const shown = this.#shown;
    const id = shown?.live ? this.#meant(x, y, this.#aim !== null) : null;
    const known =
      id && shown && (this.#open.includes(id) || again(shown, [id]) !== undefined) ? id : null;
    this.#setHover(known, mouse);
    this.#pointTo(known ? over : null);
    if (this.#aim) this.#tell(x, y, known);
  }

  /** Shows what a finger aims at. */
  #tell(x: number, y: number, open: string | null) {
    const title = this.#titleAt(x, y);
    // The glass copies what the board shows: that has to be up to date.
    if (this.#due && !this.#clock.running) this.#paint();
    if (!title || this.#lens.busy) this.#loupe.hide();
    else this.#loupe.show(this.#canvas, [x, y], title, open !== null);
  }

  #setHover(id: string | null, mouse: boolean = false) {
    const shown = this.#shown;
    if (!shown || id === shown.hover) return;
    shown.hover = id;
    const { picks } = shown.view;
    if (!isComplete(picks, shown.path)) shown.ghost = null;
    const action = mouse && id ? follow(picks, [...shown.path, id]) : null;
    this.#events.hovered(typeof action === 'string' ? action : null);
    if (!id) this.#pointTo(null);
    this.#paintSoon();
  }

  /**
   * Gives the pointer another shape where a press picks something. Only the element under it is
   * told: a change of the board's own style would be one of all places.
   */
  #pointTo(over: EventTarget | null) {
    if (over === this.#pointedTo) return;
    if (this.#pointedTo instanceof Element) this.#pointedTo.classList.remove('over-pick');
    if (over instanceof Element) over.classList.add('over-pick');
    this.#pointedTo = over;
  }

  /** Begins a drag where a pick can be made. */
  #grab(x: number, y: number, touch: boolean) {
    if (touch && (this.#lens.isClose || this.#lens.busy)) return false;
    const shown = this.#shown;
    if (!shown?.live) return false;
    if (this.#walks(shown, x, y, touch)) return true;
    // A finger that aims slides on to what it means.
    if (this.#aim) return false;
    if (goesOn(this.#aimed(shown), this.#point(shown, x, y, touch))) return true;
    const id = this.#meant(x, y, touch);
    const result = id && pick(shown.view.picks, shown.path, id);
    if (!result || result.action !== undefined) return false;
    this.choose(id);
    return true;
  }

  /** Ends a drag: on a next pick it is made, anywhere else the first is taken back. */
  #drop(x: number, y: number, touch: boolean) {
    this.#endAim();
    if (this.#walk.on) return this.#arrive(x, y, touch);
    const id = this.#meant(x, y, touch);
    if (id && this.#open.includes(id)) this.choose(id);
    else if (id !== this.#shown?.path.at(-1)) this.back();
    this.#setHover(null);
  }

  /** Begins a drag that picks all places on its way, where they are drawn through like that. */
  #walks({ shapes }: Showing, x: number, y: number, touch: boolean) {
    const id = this.#meant(x, y, touch) ?? '';
    if (!shapes.get(id)?.mark?.drag) return false;
    this.#walk.begin(x, y, touch);
    if (this.#open.includes(id)) this.choose(id);
    return true;
  }

  /** Picks what a drag comes to; returns false while nobody may pick. */
  #stepTo(x: number, y: number, touch: boolean) {
    const shown = this.#shown;
    if (!shown?.live) return false;
    const id = reached(this.#aimed(shown), this.#point(shown, x, y, touch));
    if (id) this.choose(id);
    return true;
  }

  /** Ends a drag that picks on its way: also the place where it ends. */
  #arrive(x: number, y: number, touch: boolean) {
    this.#walk.end();
    const id = this.#meant(x, y, touch);
    if (id && this.#open.includes(id)) this.choose(id);
    this.#setHover(null);
  }

  // --- Painting -------------------------------------------------------------------------------

  /** What stands around the board is there with its first view: its size hardly changes then. */
  #watchSize() {
    this.#stops.push(watchSize(this.#canvas, (width, height) => this.#resize(width, height)));
  }

  /** @param height in device pixels */
  #resize(width: number, height: number) {
    this.#width = this.element.clientWidth;
    widths.set(this.#card, this.#width);
    this.#size = [width, height];
    // Nobody can play yet: the page shows first, and the first picture has a task of its own.
    if (!this.#canvas.width && !this.#shown?.promises) nextTask().then(() => this.#fit());
    else this.#fit();
    this.#events.sized();
  }

  #fit() {
    if (this.#painter.resize(...this.#size)) this.#paint();
  }

  #relook() {
    this.#look = null;
    this.#paint();
  }

  #fontsCame() {
    if (!this.#makeshift) return;
    this.#makeshift = false;
    this.#paintAnew();
  }

  /** Paints all of it, as where a browser may have let go of what was painted. */
  #paintAnew() {
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
    this.#makeshift ||= !haveFonts();
    this.#look ??= lookOf(this.#card, themeName(), this.#canvas);
    const { view, path, hint, actors } = shown;
    const live = shown.live && !actors.length;
    const marks = marksOf({ ...shown, glyphs: this.#card.glyphs, hint: [...hint], live });
    const picks = live && !hint.length ? path : [];
    const laid = putDown(shown.shapes, picks).map(({ shape, on }) => ({
      shape: this.#movedTo(shape, on),
      on,
    }));
    const bare = picks.filter((id) => !view.hand.includes(id) && !laid.some(({ on }) => on === id));
    const ghost = live ? shown.ghost : null;
    const proposal = live ? shown.proposal : null;
    const held = inHand(view, picks);
    const picture = { scene: view.scene, look: this.#look, ...marks, lifted: bare, held, laid };
    this.#painter.paint({ ...picture, actors, time, part: this.#lens.part, ghost, proposal }, veil);
    attr(this.element, 'data-prepared', shown.promises ? null : '');
    if (shown.promises) this.#promise(view.ply);
  }

  /** Returns a shape moved to the place to point at of another. */
  #movedTo(shape: Shape, id: string): Shape {
    const [x, y] = anchor(this.#shown?.shapes.get(id) as Shape, this.#card.glyphs);
    return { ...shape, x: x + (shape.x ?? 0), y: y + (shape.y ?? 0) };
  }

  /** @param ply painted completely */
  #promise(ply: number) {
    attr(this.element, 'data-ply', ply);
    attr(document.documentElement, 'data-board', 'painted');
  }
}

/**
 * Calls whenever the page is looked at again: some browsers save memory at what is put aside.
 * @returns ends it
 */
function onSeen(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

function far(one: { x: number; y: number }, other: { x: number; y: number }) {
  return Math.hypot(one.x - other.x, one.y - other.y) > STILL;
}
