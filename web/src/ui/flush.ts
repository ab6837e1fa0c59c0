// Renders at once what would otherwise be rendered in the next microtask.
import { options } from 'preact';

let waiting: (() => void) | null = null;
/** What waits until all is rendered; null while nothing is being rendered. */
let after: (() => void)[] | null = null;

options.debounceRendering = (render) => {
  waiting = render;
  queueMicrotask(flush);
};

/** Brings the page up to date with its signals, before anything is measured or painted. */
export function flush() {
  const render = waiting;
  waiting = null;
  if (!render) return;
  if (after) return render();
  after = [];
  try {
    render();
  } finally {
    const jobs = after;
    after = null;
    for (const job of jobs) job();
  }
}

/**
 * Does something as soon as all that is being rendered is on the page, in the order in which it was
 * asked for; at once while nothing is. What needs the page's styles or layout makes the browser
 * find these once instead of once for each component.
 */
export function rendered(job: () => void) {
  if (after) after.push(job);
  else job();
}
