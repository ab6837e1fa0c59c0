// Renders at once what would otherwise be rendered in the next microtask, or waits for more of it.
import { options } from 'preact';

/** How long what has changed may wait for what is on its way, in ms: nobody sees so short a wait. */
const PATIENCE_MS = 50;

let waiting: (() => void) | null = null;
/** What waits until all is rendered; null while nothing is, and nothing waits for more. */
let after: (() => void)[] | null = null;
let rendering = false;
/** The end of the wait for more; undefined while nothing waits. */
let patience: ReturnType<typeof setTimeout> | undefined;

options.debounceRendering = (render) => {
  waiting = render;
  queueMicrotask(() => {
    if (patience === undefined) flush();
  });
};

/**
 * Renders nothing before the next `flush`, unless that takes long: what changes now is seen
 * together with what is on its way. Two renderings would cost two passes over the page's styles
 * and two frames, and what comes would wait for the first.
 */
export function putOff() {
  if (rendering) return;
  after ??= [];
  clearTimeout(patience);
  patience = setTimeout(flush, PATIENCE_MS);
}

/** Brings the page up to date with its signals, before anything is measured or painted. */
export function flush() {
  const render = waiting;
  waiting = null;
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
export function rendered(job: () => void) {
  if (after) after.push(job);
  else job();
}
