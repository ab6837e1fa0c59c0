// A button that opens a menu of what has no room on the page.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';

export function More({ word, children }: { word: string; children: ComponentChildren }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Before the press is heard: a dialog that it opens gives the focus back to what had it then.
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        class="button quiet square more"
        aria-label={word}
        title={word}
        popoverTarget={id}
      >
        <Icon name="more" />
      </button>
      <div id={id} class="menu" popover="auto" ref={menu} onClickCapture={close}>
        {children}
      </div>
    </>
  );
}
