// Renders at once what would otherwise be rendered in the next microtask.
import { options } from 'preact';

let waiting: (() => void) | null = null;

options.debounceRendering = (render) => {
  waiting = render;
  queueMicrotask(flush);
};

/** Brings the page up to date with its signals, before anything is measured or painted. */
export function flush() {
  const render = waiting;
  waiting = null;
  render?.();
}
