// What a mouse, a finger or a pen means at a board: it points, aims, drags, and taps twice.
import { pick } from '../scene/picks.ts';
import { type BoardState, openPicks } from './board-state.ts';
import { DragTrace } from './drag-trace.ts';
import { isFar, type Point, PointerInput, type Pointing, Taps } from './input.ts';
import type { Lens } from './lens.ts';
import { Loupe } from './loupe.ts';
import { again, goesOn, meant, reached } from './targets.ts';

/** What a pointer knows of its board, and what it does there. */
export type PointerDeps = {
  readonly element: HTMLElement;
  readonly lens: Lens;
  /** What shows; null before the first view. */
  state: () => BoardState | null;
  /** Ends what moves. */
  settle: () => boolean;
  /** Returns the canvas, which shows what it ought to. */
  painted: () => HTMLCanvasElement;
  /** A press has begun on a place. */
  pressBegins: (id: string) => void;
  choose: (id: string) => void;
  back: () => void;
  /** Takes all picks back to a path. */
  backTo: (path: string[]) => void;
  /** Marks the place under the pointer, null for none. */
  hover: (id: string | null, mouse: boolean) => void;
};

/** A finger that rests longer than this doesn't tap. */
const SLOW_MS = 280;

/** Follows the pointer at one board. */
export class Pointer implements Pointing {
  readonly #board;
  readonly #taps = new Taps();
  readonly #loupe = new Loupe();
  /** Where and when a finger began to aim. */
  #aim: { at: Point; time: number } | null = null;
  /** A drag that picks the places on its way. */
  readonly #trace = new DragTrace((x, y, touch) => this.#stepTo({ x, y, touch }));
  /** The element under the pointer where a press picks something. */
  #over: EventTarget | null = null;

  constructor(board: PointerDeps) {
    this.#board = board;
    new PointerInput(board.element, this);
  }

  /** Forgets what is pointed at: another view shows. */
  forget() {
    this.#taps.forget();
  }

  close() {
    this.#taps.forget();
    this.#loupe.hide();
  }

  /** Continues a drag that had to wait until something could be picked. */
  resumeDrag() {
    queueMicrotask(() => this.#trace.resume());
  }

  // --- Presses --------------------------------------------------------------------------------

  /** A press begins: most are released where they began. */
  down(at: Point) {
    if (!this.#board.state()?.live || (at.touch && this.#board.lens.busy)) return;
    const id = this.#meant(at);
    if (id !== null) this.#board.pressBegins(id);
  }

  press(at: Point, time: number) {
    const aim = this.#aim;
    this.#endAim();
    const state = this.#board.state();
    if (at.touch && this.#board.lens.busy) return;
    if (this.#board.settle()) return;
    const id = this.#meant(at);
    const [slid, slow] = aim ? [isFar(aim.at, at), time - aim.time > SLOW_MS] : [false, false];
    // A finger that has slid off the places has changed its mind.
    if (!id && slid) return this.#hover(null);
    if (state && at.touch && state.view.scene.zoom && !slid && !slow)
      this.#tap(state, id, at, time);
    else {
      this.#hover(null);
      this.#mean(id);
    }
  }

  choose(id: string) {
    this.#board.choose(id);
  }

  #mean(id: string | null) {
    if (id) this.choose(id);
    else this.#board.back();
  }

  /**
   * A tap on a board that can be looked at closely: the second of two zooms in or out, and takes
   * back what the first has picked.
   */
  #tap(state: BoardState, id: string | null, at: Point, time: number) {
    if (this.#taps.isSecond(id, at.x, at.y, time)) {
      this.#hover(null);
      if (state.live) this.#board.backTo(state.beforeTap);
      this.#board.lens.toggle(at);
      return;
    }
    state.beforeTap = state.path;
    const picked = id && state.live ? pick(state.view.picks, state.path, id) : null;
    if (picked?.action === undefined) return this.#mean(id);
    this.#hover(id);
    this.#taps.wait(() => this.#mean(id));
  }

  // --- What is meant --------------------------------------------------------------------------

  #meant(at: Point): string | null {
    const state = this.#board.state();
    return state && meant(state, this.#inUnits(state, at));
  }

  /** A point of the element in board units. */
  #inUnits({ view }: BoardState, at: Point) {
    const { element, lens } = this.#board;
    const { width, height } = view.scene;
    const [across, down] = lens.placeAt(at);
    const unit = width / (element.clientWidth || 1) / lens.part.scale;
    return { x: across * width, y: down * height, unit, touch: at.touch };
  }

  #isOpen(id: string | null) {
    const state = this.#board.state();
    return id !== null && state !== null && openPicks(state).includes(id);
  }

  // --- Aiming and hovering --------------------------------------------------------------------

  /** Begins to aim at places with names, and shows the name under the finger. */
  aim(at: Point, time: number) {
    this.#aim = null;
    if (!this.#board.state() || this.#board.lens.busy || !this.#titleAt(at)) return false;
    this.#aim = { at, time };
    this.hover(at, null);
    return true;
  }

  #endAim() {
    if (this.#aim) this.#loupe.hide(true);
    this.#aim = null;
  }

  leave() {
    this.#endAim();
    this.#hover(null);
  }

  hover(at: Point, over: EventTarget | null) {
    this.#trace.to(at.x, at.y, at.touch);
    const state = this.#board.state();
    const id = state?.live ? this.#meant({ ...at, touch: this.#aim !== null }) : null;
    const target =
      id && state && (this.#isOpen(id) || again(state, [id]) !== undefined) ? id : null;
    this.#hover(target, !at.touch);
    this.#pointTo(target ? over : null);
    if (this.#aim) this.#tell(at, target !== null);
  }

  #hover(id: string | null, mouse: boolean = false) {
    this.#board.hover(id, mouse);
    if (!id) this.#pointTo(null);
  }

  /**
   * Gives the pointer another shape where a press picks something. Only the element under it is
   * told: a change of the board's own style would be one of all places.
   */
  #pointTo(over: EventTarget | null) {
    if (over === this.#over) return;
    if (this.#over instanceof Element) this.#over.classList.remove('over-pick');
    if (over instanceof Element) over.classList.add('over-pick');
    this.#over = over;
  }

  #tell(at: Point, open: boolean) {
    const title = this.#titleAt(at);
    if (!title || this.#board.lens.busy) this.#loupe.hide();
    else this.#loupe.show(this.#board.painted(), at, title, open);
  }

  #titleAt(at: Point) {
    return this.#board.state()?.shapes.get(this.#meant({ ...at, touch: true }) ?? '')?.title ?? '';
  }

  // --- Drags ----------------------------------------------------------------------------------

  /** Begins a drag where a pick can be made. */
  grab(at: Point) {
    const state = this.#board.state();
    const { lens } = this.#board;
    if (!state?.live || (at.touch && (lens.isClose || lens.busy))) return false;
    const id = this.#meant(at);
    if (state.shapes.get(id ?? '')?.mark?.drag) return this.#beginWalk(id, at);
    // A finger that aims slides on to what it means.
    if (this.#aim) return false;
    if (goesOn(state, this.#inUnits(state, at))) return true;
    const result = id && pick(state.view.picks, state.path, id);
    if (!result || result.action !== undefined) return false;
    this.choose(id);
    return true;
  }

  /** Ends a drag: on a next pick it is made, anywhere else the first is taken back. */
  drop(at: Point) {
    this.#endAim();
    const id = this.#meant(at);
    const walked = this.#trace.on;
    this.#trace.end();
    if (id && this.#isOpen(id)) this.choose(id);
    else if (!walked && id !== this.#board.state()?.path.at(-1)) this.#board.back();
    this.#hover(null);
  }

  /** Begins a drag that picks all places on its way, as they are drawn through where it begins. */
  #beginWalk(id: string | null, { x, y, touch }: Point) {
    this.#trace.begin(x, y, touch);
    if (id && this.#isOpen(id)) this.choose(id);
    return true;
  }

  /** Picks what a drag reaches; returns false while nothing can be picked. */
  #stepTo(at: Point) {
    const state = this.#board.state();
    if (!state?.live) return false;
    const id = reached(state, this.#inUnits(state, at));
    if (id) this.choose(id);
    return true;
  }
}
