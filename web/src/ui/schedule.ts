// When something is done. Of the page's own ways:
//
// - `flush()`: the page shows at once what its signals say, as before something is measured.
// - `deferRender()`: what changes now waits for what is on its way, and shows together with it.
// - `afterRender(job)`: once all that is being rendered is on the page, as what needs its layout.
// - `afterFrame(job)`: once the next frame is painted, when nobody waits for it; a `FrameJob` does
//   so with one job that a newer one replaces.
// - `nextTask()`: in a task of its own, so that the browser can paint or answer a press in between.
// - `inSlices(job)`: at once while the task is short, else in one of the next tasks, in order.
import { options } from 'preact';

/** How long a change may wait for others on their way, in ms: too short to be seen. */
const PATIENCE_MS = 50;

let toRender: (() => void) | null = null;
/** Jobs that wait for the rendering under way; null if nothing is being rendered. */
let after: (() => void)[] | null = null;
let rendering = false;
/** The end of the wait for more; undefined while nothing waits. */
let patience: ReturnType<typeof setTimeout> | undefined;

options.debounceRendering = (render) => {
  toRender = render;
  queueMicrotask(() => {
    if (patience === undefined) flush();
  });
};

/**
 * Renders nothing before the next `flush`, unless that takes long: what changes now is seen
 * together with what is on its way. Two renderings would cost two passes over the page's styles
 * and two frames, and what comes would wait for the first.
 */
export function deferRender() {
  if (rendering) return;
  after ??= [];
  clearTimeout(patience);
  patience = setTimeout(flush, PATIENCE_MS);
}

/** Brings the page up to date with its signals, before anything is measured or painted. */
export function flush() {
  const render = toRender;
  toRender = null;
  if (rendering) return render?.();
  clearTimeout(patience);
  patience = undefined;
  after ??= [];
  rendering = true;
  try {
    render?.();
  } finally {
    rendering = false;
    const jobs = after;
    after = null;
    for (const job of jobs) job();
  }
}

/**
 * Does something as soon as all that is being rendered, or waits to be, is on the page, in the
 * order in which it was asked for; at once while nothing is. What needs the page's styles or
 * layout makes the browser find these once instead of once for each component.
 */
export function afterRender(job: () => void) {
  if (after) after.push(job);
  else job();
}

/** How long a page that is seen is waited for, in ms: it may be put aside before its next frame. */
const LONGEST_MS = 1000;

/**
 * Does something right after the next frame was painted, in a task of its own; soon, where the page
 * is not seen and has no frames.
 * @returns ends the wait
 */
export function afterFrame(job: () => void): () => void {
  let timer = setTimeout(
    () => {
      cancelAnimationFrame(frame);
      job();
    },
    document.hidden ? 0 : LONGEST_MS,
  );
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(job);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A job that need not be done within the frame that brings it about. */
export class FrameJob {
  #job: (() => void) | null = null;
  #end = () => {};

  /** @param job comes in the place of one that still waits */
  begin(job: () => void) {
    this.#end();
    this.#job = job;
    this.#end = afterFrame(() => this.finish());
  }

  /** Does at once what still waits. */
  finish() {
    const job = this.#job;
    this.#job = null;
    this.#end();
    job?.();
  }
}

/**
 * Resolves in another task: a long one is cut in two, and what the browser has to do, such as to
 * paint or to answer a press, comes between them.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** After so long, in ms, what else is to be done waits for the next task. */
const TURN_MS = 4;

const queue: (() => void)[] = [];
/** When the current turn is over; null if there is none. */
let over: number | null = null;

/**
 * Does something at once if the task has been short so far; otherwise in one of the next tasks,
 * after what was asked for before.
 */
export function inSlices(job: () => void) {
  queue.push(job);
  if (over === null) takeTurn();
  else work(over);
}

function takeTurn() {
  over = performance.now() + TURN_MS;
  nextTask().then(() => {
    if (queue.length) takeTurn();
    else over = null;
  });
  work(over);
}

function work(end: number) {
  while (queue.length && performance.now() < end) queue.shift()?.();
}
