// Dialogs over the page, as native `<dialog>` elements.
import type { ComponentChildren } from 'preact';
import * as words from '../words/first.ts';
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
  begin(dialog, title);
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
 * Begins where a dialog says, else at its title, which readers say then. One that holds words alone
 * begins at these: the keyboard scrolls only what has the focus, and a reader reads on from there.
 */
function begin(dialog: HTMLElement, title: string) {
  const [head, body] = dialog.querySelectorAll<HTMLElement>('h2, .dialog-body');
  const words = { tabIndex: 0, role: 'document', ariaLabel: title };
  if (!body.querySelector(FOCUSABLE)) Object.assign(body, words, { autofocus: true });
  else if (!dialog.querySelector('[autofocus]'))
    Object.assign(head, { tabIndex: -1, autofocus: true });
}
