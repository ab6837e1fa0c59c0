// The menu of rare commands, behind three dots.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useOwnId } from './own-id.ts';

/** Between a button and its menu, in CSS pixels. */
const GAP = 4;

type Props = {
  word: string;
  /** Whether the button shows its word in place of the dots. */
  spoken?: boolean;
  children: ComponentChildren;
};

export function More({ word, spoken, children }: Props) {
  const id = useOwnId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Before the press is heard: a dialog that it opens gives the focus back to what had it then.
  const close = () => menu.current?.hidePopover();
  const place = () => {
    if (!button.current || !menu.current) return;
    putBeside(menu.current, button.current);
    onceMoved(button.current, close);
  };
  return (
    <>
      <button
        type="button"
        class={spoken ? 'button more' : 'button quiet square more'}
        aria-label={word}
        title={spoken ? undefined : word}
        popoverTarget={id}
        ref={button}
        onClick={place}
      >
        {spoken ? word : <Icon name="more" />}
      </button>
      <div id={id} class="menu" popover="auto" ref={menu} onClickCapture={close}>
        {children}
      </div>
    </>
  );
}

/** Puts a menu below its button, or above it in the lower half of the window. */
function putBeside({ style }: HTMLElement, button: Element) {
  const { top, right, bottom } = button.getBoundingClientRect();
  const below = top + bottom < innerHeight;
  style.setProperty('--menu-right', `${innerWidth - right}px`);
  style.setProperty('--menu-top', below ? `${bottom + GAP}px` : 'auto');
  style.setProperty('--menu-bottom', below ? 'auto' : `${innerHeight - top + GAP}px`);
}

/** Does something as soon as an element has scrolled elsewhere. */
function onceMoved(element: Element, act: () => void) {
  const { top } = element.getBoundingClientRect();
  const look = () => {
    if (element.getBoundingClientRect().top === top) return;
    removeEventListener('scroll', look);
    act();
  };
  addEventListener('scroll', look);
}
