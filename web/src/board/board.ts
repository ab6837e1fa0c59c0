import type { Actor } from '../paint/motion-plan.ts';
import { length, plan } from '../paint/motion-plan.ts';
import { Painter } from '../paint/painter.ts';
import type { Look } from '../paint/palette.ts';
import { lookOf } from '../paint/palette.ts';
import { marksOf } from '../paint/view-marks.ts';
import type { Ghost } from '../scene/ghost.ts';
import { ghostOf } from '../scene/ghost.ts';
import { follow, nextPicks, pick } from '../scene/picks.ts';
import type { Card, Glyphs, Scene, Shape, View } from '../scene/types.ts';
import { Clock, calm } from '../ui/clock.ts';
import { attr, h } from '../ui/dom.ts';
import { watchSize } from '../ui/size.ts';
import { onTheme, themeName } from '../ui/theme.ts';
import { again, goesOn, meant } from './aim.ts';
import type { How, Tells } from './events.ts';
import { Lens } from './lens.ts';
import { Places } from './places.ts';
import { watchPointer } from './pointer.ts';
import { roomOf, shapeAs } from './room.ts';
import { Taps } from './taps.ts';

const FADE = 90;
const CALM_FADE = 120;

/** A board: paints a view, and walks its tree of picks. It knows no game. */
export class Board {
  element = h('div', { class: 'board', role: 'group', 'aria-label': 'Board' });
  #canvas = h('canvas', { 'aria-hidden': 'true' });
  #places = new Places();
  lens = new Lens(this.element, this.#places.element, () => this.#moved());
  #taps = new Taps();
  #painter = new Painter(this.#canvas);
  #clock = new Clock();
  #tells;
  #view: View | null = null;
  #card: Card | null = null;
  #look: Look | null = null;
  #shapes: Map<string, Shape> = new Map();
  #actors: Actor[] = [];
  #path: string[] = [];
  /** the path before the last tap */
  #before: string[] = [];
  #hover: string | null = null;
  /** the things to point at that a hint marks */
  #hint: string[] = [];
  #ghost: Ghost | null = null;
  #live = false;
  #promises = true;
  #waiting: (() => void)[] = [];
  #stops;

  constructor(tells: Tells) {
    this.#tells = tells;
    this.element.prepend(this.#canvas, this.#places.element);
    watchPointer(this.element, {
      press: (...where) => this.#press(...where),
      choose: (id) => this.choose(id),
      hover: (x, y, mouse) => this.#hoverAt(x, y, mouse),
      leave: () => this.#setHover(null),
      grab: (x, y, touch) => this.#grab(x, y, touch),
      drop: (x, y, touch) => this.#drop(x, y, touch),
    });
    this.#stops = [
      watchSize(this.#canvas, (width, height) => this.#resize(width, height)),
      onTheme(() => this.#relook()),
    ];
    document.fonts?.addEventListener('loadingdone', this.#fontsCame);
  }

  /** Ends what listens and runs. */
  close() {
    this.#clock.finish();
    for (const stop of this.#stops) stop();
    document.fonts?.removeEventListener('loadingdone', this.#fontsCame);
  }

  #fontsCame = () => {
    this.#painter.forget();
    this.#paint();
  };

  get path() {
    return this.#path;
  }

  /**
   * Shows a view: with its motions (`step`), by a cross-fade, or at once.
   * @param options `live`: a person at this
   * device may pick; `promises`: false for a prepared picture that answers to nothing
   */
  show(
    view: View,
    card: Card,
    {
      how = 'none',
      live = false,
      promises = true,
    }: { how?: How; live?: boolean; promises?: boolean } = {},
  ) {
    this.#clock.finish();
    this.#taps.forget();
    const before = this.#view;
    if (card !== this.#card) this.#dress(card);
    this.#view = view;
    this.#path = [];
    this.#hint = [];
    this.#ghost = null;
    this.#live = live;
    this.#promises = promises;
    this.#shapes = new Map(
      [...view.scene.ground, ...view.scene.pieces].map((shape) => [shape.id, shape]),
    );
    if (!this.#shapes.has(this.#hover ?? '')) this.#hover = null;
    shapeAs(this.element, view.scene);
    this.#begin(before, how);
    this.#places.show(view, card.glyphs);
    this.#places.mark(this.open(), []);
  }

  #begin(before: View | null, how: How) {
    const view = this.#view;
    if (!view || !before || how === 'none') this.#paint();
    else if (how === 'fade' || calm() || view.seat !== before.seat) this.#crossFade();
    else this.#move(before, view);
  }

  #move(before: View, view: View) {
    this.#actors = plan(before.scene, view.scene, this.#glyphs);
    if (!this.#actors.length) this.#paint();
    else this.#run(length(this.#actors), (time) => this.#paint(time));
  }

  #crossFade() {
    const duration = calm() ? CALM_FADE : FADE;
    this.#painter.hold();
    this.#run(duration, (time) => this.#paint(0, 1 - time / duration));
  }

  #run(duration: number, draw: (time: number) => void) {
    attr(this.element, 'data-moving', '');
    draw(0);
    this.#clock.start(duration, draw, () => this.#land());
  }

  #land() {
    this.#actors = [];
    this.#painter.drop();
    attr(this.element, 'data-moving', null);
    this.#paint();
    this.#tells.landed();
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Brings the focus to the place that had it last. */
  focus() {
    this.#places.focus();
  }

  /** Ends the motion at once. */
  finish() {
    this.#clock.finish();
  }

  /** Whether something moves. */
  get moving() {
    return this.#clock.running;
  }

  /** Resolves when nothing moves. */
  landed(): Promise<void> {
    if (!this.#clock.running) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Whether a person may pick now. */
  setLive(live: boolean) {
    this.#live = live;
    this.#setPath([]);
  }

  /** What can be picked next. */
  open(): string[] {
    return this.#live && this.#view ? nextPicks(this.#view.picks, this.#path) : [];
  }

  /** Picks a place or a button of the view, whichever way it was pointed at. */
  choose(id: string) {
    this.#clock.finish();
    if (!this.#view) return;
    if (!this.#live) return this.#tells.idle();
    const result = pick(this.#view.picks, this.#path, id);
    if (!result) this.#tells.ask([...this.#path, id]);
    else {
      this.#setPath(result.path);
      if (result.action !== undefined && !this.#tells.holds(result.action)) this.complete();
    }
  }

  /** The action whose picks are all made, null where some are still to be. */
  get held() {
    const action = this.#live && this.#view ? follow(this.#view.picks, this.#path) : null;
    return typeof action === 'string' ? action : null;
  }

  /** Plays the action whose picks are all made. */
  complete() {
    const action = this.held;
    if (action === null) return;
    this.#live = false;
    this.#tells.action(action);
  }

  /** Takes the last pick back; false where there was none. */
  back() {
    if (!this.#live || !this.#path.length) return false;
    this.#setPath(this.#path.slice(0, -1));
    return true;
  }

  /** Marks a path of picks without making any; none takes the marks away. */
  hint(ids: string[]) {
    this.#clock.finish();
    if (ids.length) this.#path = [];
    this.#hint = ids;
    this.#places.mark(this.open(), this.#path);
    this.#paint();
  }

  #setPath(path: string[]) {
    this.#hint = [];
    this.#path = path;
    this.#ghost = null;
    this.#places.mark(this.open(), path);
    this.#paint();
    this.#tells.picks(path);
  }

  #press(x: number, y: number, touch: boolean, time: number) {
    if (touch && this.lens.busy) return;
    this.#clock.finish();
    const id = this.#meant(x, y, touch);
    if (touch && this.#view?.scene.zoom) this.#tap(id, x, y, time);
    else this.#mean(id);
  }

  #mean(id: string | null) {
    if (id) this.choose(id);
    else this.back();
  }

  /**
   * A tap on a board that can be looked at closely: the second of two goes near or away, and
   * takes back what the first has picked.
   */
  #tap(id: string | null, x: number, y: number, time: number) {
    if (this.#taps.isSecond(id, x, y, time)) {
      this.#setHover(null);
      if (this.#live) this.#setPath(this.#before);
      this.lens.toggle(x, y);
      return;
    }
    this.#before = this.#path;
    const picked = id && this.#live && this.#view ? pick(this.#view.picks, this.#path, id) : null;
    if (picked?.action === undefined) return this.#mean(id);
    this.#setHover(id);
    this.#taps.wait(() => this.#mean(id));
  }

  /** Another part of the board shows. */
  #moved() {
    this.#clock.finish();
    this.#paint();
  }

  /** What room the board has. */
  get room() {
    return roomOf(this.element);
  }

  #meant(x: number, y: number, touch: boolean): string | null {
    const view = this.#view;
    return view && meant(this.#aimed(view), this.#point(view, x, y, touch));
  }

  /** A point of the element in board units. */
  #point({ scene: { width, height } }: View, x: number, y: number, touch: boolean) {
    const [across, down] = this.lens.placeAt(x, y);
    const unit = width / (this.element.clientWidth || 1) / this.lens.part.scale;
    return { x: across * width, y: down * height, unit, touch };
  }

  #aimed(view: View) {
    const { open, path } = { open: this.open(), path: this.#path };
    return { view, shapes: this.#shapes, glyphs: this.#glyphs, open, path };
  }

  #hoverAt(x: number, y: number, mouse: boolean) {
    const id = this.#live ? this.#meant(x, y, false) : null;
    const view = this.#view;
    if (!id || !view) return this.#setHover(null);
    const known = this.open().includes(id) || again({ view, path: this.#path }, [id]) !== undefined;
    this.#setHover(known ? id : null, mouse);
  }

  #setHover(id: string | null, mouse: boolean = false) {
    if (id === this.#hover) return;
    this.#hover = id;
    if (this.held === null) this.#ghost = null;
    const action = mouse && id ? follow(this.#view?.picks ?? {}, [...this.#path, id]) : null;
    this.#tells.foresee(typeof action === 'string' ? action : null);
    this.element.classList.toggle('over-pick', id !== null);
    if (!this.#clock.running) this.#paint();
  }

  /**
   * Shows faintly what an action would bring.
   * @param view that shows
   */
  foresee(next: Scene, view: View) {
    if (this.#view !== view || !this.#live || this.#clock.running) return;
    this.#ghost = ghostOf(view.scene, next, this.#glyphs);
    this.#paint();
  }

  /** Begins a drag where a pick can be made. */
  #grab(x: number, y: number, touch: boolean) {
    if (touch && (this.lens.isClose || this.lens.busy)) return false;
    const view = this.#live ? this.#view : null;
    if (!view) return false;
    if (goesOn(this.#aimed(view), this.#point(view, x, y, touch))) return true;
    const id = this.#meant(x, y, touch);
    const result = id && pick(view.picks, this.#path, id);
    if (!result || result.action !== undefined) return false;
    this.choose(id);
    return true;
  }

  /** Ends a drag: on a next pick it is made, anywhere else the first is taken back. */
  #drop(x: number, y: number, touch: boolean) {
    const id = this.#meant(x, y, touch);
    if (id && this.open().includes(id)) this.choose(id);
    else if (id !== this.#path.at(-1)) this.back();
    this.#setHover(null);
  }

  get #glyphs(): Glyphs {
    return this.#card?.glyphs ?? {};
  }

  /** @param height in device pixels */
  #resize(width: number, height: number) {
    if (this.#painter.resize(width, height)) this.#paint();
    this.#tells.sized();
  }

  #relook() {
    if (!this.#card) return;
    this.#dress(this.#card);
    this.#paint();
  }

  #dress(card: Card) {
    this.#card = card;
    this.#look = lookOf(card, themeName(), this.#canvas);
  }

  /** @param time ms since the change */
  #paint(time: number = 0, veil: number = 0) {
    const [view, look] = [this.#view, this.#look];
    if (!view || !look || !this.#canvas.width) return;
    const [path, hint] = [this.#path, this.#hint];
    const state = { view, shapes: this.#shapes, glyphs: this.#glyphs, path, hint };
    const live = this.#live && !this.#actors.length;
    const marks = marksOf({ ...state, hover: this.#hover, live });
    const lifted = live ? [...this.#path, ...hint.slice(0, 1)] : [];
    const picture = { scene: view.scene, look, ...marks, lifted };
    const part = this.lens.part;
    const ghost = live ? this.#ghost : null;
    this.#painter.paint({ ...picture, actors: this.#actors, time, part, ghost }, veil);
    if (this.#promises) this.#promise(view.ply);
  }

  /** @param ply painted completely */
  #promise(ply: number) {
    attr(this.element, 'data-ply', ply);
    attr(document.documentElement, 'data-board', 'painted');
  }
}
