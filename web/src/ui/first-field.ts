// The field that a dialog is about: where it begins, for those who see and for those who listen.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { attr } from './dom.ts';

/** How long a reader may take to learn that the page behind a dialog has gone, in ms. */
const PATIENCE_MS = 500;

/**
 * Brings the focus from the title of a new dialog to a field in it, with the first key or soon. When
 * the page behind it goes away, Orca goes by itself to a field that has the focus, and says nothing.
 * Where people point with a finger, `autofocus` has to do it: without a press there is no keyboard on
 * the screen.
 */
export function useFirst(field: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = field;
    const dialog = current?.closest('dialog');
    const title = dialog?.querySelector('h2');
    if (current?.autofocus || !dialog || !title) return;
    title.tabIndex = -1;
    attr(title, 'autofocus', '');
    const begin = () => title === document.activeElement && current?.focus();
    dialog.addEventListener('keydown', begin);
    const timer = setTimeout(begin, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
}
