// Which screen shows, and how one gives way to another.
import { signal } from '@preact/signals';
import { type ComponentChildren, Fragment, render } from 'preact';

export type Screen = {
  /** What kind of page it is, for the style sheets. */
  page: string;
  title: string;
  content: ComponentChildren;
  /** If a screen of this name shows, it stays, and only its content changes. */
  name?: string;
  /** Whether it is a detour: its back link leads to where the page was before. */
  detour?: true;
  /** What the screen shows, if that listens. */
  of?: {
    /** Steps back one pick, as Escape does; returns false if there is none. */
    stepBack: () => boolean;
    /** Hears a key; returns false if it has no meaning here. */
    key?: (event: KeyboardEvent) => boolean;
    /** Called before another screen shows. */
    close: () => void;
  };
};

export const screen = signal<Screen | null>(null);

let count = 0;

/** Shows a screen in place of the current one. */
export function show(next: Screen) {
  const before = screen.value;
  if (before && next.name && next.name === before.name) return put({ ...before, ...next });
  before?.of?.close();
  count += 1;
  document.body.dataset.page = next.page;
  document.documentElement.dataset.board = 'none';
  document.title = next.title;
  put(next);
  scrollTo(0, 0);
  // The focused element is gone: the next Tab begins at the top of the page.
  main().focus({ preventScroll: true });
}

function put(next: Screen) {
  screen.value = next;
  render(<Fragment key={count}>{next.content}</Fragment>, main());
}

function main() {
  return document.querySelector('main') as HTMLElement;
}
