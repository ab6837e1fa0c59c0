// Dialogs over the page, as native `<dialog>` elements.
import type { ComponentChildren } from 'preact';
import * as words from '../words/first.ts';
import { makePlaces } from './announce.ts';
import { attr, mount } from './dom.ts';
import { Icon } from './icon.tsx';

export type DialogKind = 'side' | 'small' | 'up' | 'low' | 'trying';

export type DialogOptions = {
  title: string;
  content: ComponentChildren;
  kind?: DialogKind;
  /** Buttons in its head. */
  actions?: ComponentChildren;
  onClose?: () => void;
};

const FOCUSABLE = 'a[href], button, input, select, textarea';

/** Opens a dialog; Escape, its cross, and a press beside it close it. Returns what closes it. */
export function openDialog({ title, content, kind = 'small', actions, onClose }: DialogOptions) {
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${kind}`;
  dialog.setAttribute('aria-label', title);
  const close = () => dialog.close();
  const inside = { title, actions, close, children: content };
  const unmount = mount(<Inside {...inside} />, dialog);
  makePlaces(dialog.querySelector('.live'));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener('close', () => {
    onClose?.();
    unmount();
    dialog.remove();
    // Else what was typed leaves a caret on the page, and readers follow it.
    document.getSelection()?.removeAllRanges();
    markSide();
  });
  document.body.append(dialog);
  dialog.showModal();
  beginning(dialog, title).focus();
  markSide();
  return close;
}

/** Marks the page that is beside a dialog. With `:has()` each insertion would style it anew. */
function markSide() {
  attr(document.documentElement, 'data-beside', document.querySelector('dialog.side') ? '' : null);
}

/** Closes whatever dialogs are open, as when the page goes elsewhere. */
export function closeDialogs() {
  const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
  for (const dialog of open) dialog.close();
}

type InsideProps = {
  title: string;
  actions: ComponentChildren;
  close: () => void;
  children: ComponentChildren;
};

function Inside({ title, actions, close, children }: InsideProps) {
  const label = words.common.close;
  return (
    <>
      <header class="dialog-head">
        <h2>{title}</h2>
        {actions}
        <button type="button" class="button quiet square" aria-label={label} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
      <div class="live spoken" role="log" aria-live="polite" />
    </>
  );
}

/**
 * Returns where a dialog begins. If it doesn't say so, that is at itself, since readers then say its name and
 * its words. One that holds words alone begins at these: the keyboard scrolls only what has the focus,
 * and a reader reads on from there. Of a `document` that gets the focus, Orca says nothing.
 */
function beginning(dialog: HTMLElement, title: string): HTMLElement {
  const body = dialog.querySelector('.dialog-body') as HTMLElement;
  if (!body.querySelector(FOCUSABLE))
    return Object.assign(body, { tabIndex: 0, role: 'group', ariaLabel: title });
  const first = dialog.querySelector<HTMLElement>('[autofocus]');
  return first ?? Object.assign(dialog, { tabIndex: -1 });
}
