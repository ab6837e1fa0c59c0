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
  /** The id of the words that say what it is for, where its title doesn't. */
  about?: string;
  onClose?: () => void;
};

const FOCUSABLE = 'a[href], button, input, select, textarea';

// In an element that hears presses itself, Orca calls what has the focus clickable.
globalThis.document?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement) target.close();
});

/** Opens a dialog; Escape, its cross, and a press beside it close it. Returns what closes it. */
export function openDialog(options: DialogOptions) {
  const { title, content, kind = 'small', actions, onClose } = options;
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${kind}`;
  dialog.setAttribute('aria-label', title);
  const close = () => dialog.close();
  const inside = { title, actions, close, children: content };
  const unmount = mount(<Inside {...inside} />, dialog);
  makePlaces(dialog.querySelector('.live'));
  dialog.addEventListener('close', () => {
    onClose?.();
    unmount();
    dialog.remove();
    // Else what was typed leaves a caret on the page, and readers follow it.
    document.getSelection()?.removeAllRanges();
    markSide();
  });
  const first = beginning(dialog, { ...options, kind });
  // The browser goes there at once, and nowhere else before: a reader misses one of two.
  attr(first, 'autofocus', '');
  document.body.append(dialog);
  dialog.showModal();
  first.focus();
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

type InsideProps = Pick<DialogOptions, 'title' | 'actions'> & {
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
 * Returns where a dialog begins, if it doesn't say so: a small one at itself, since readers then say its
 * name and all its words. A long one begins at what it holds: they say its name and what it is for. One
 * of words alone does so too: the keyboard scrolls only what has the focus, and a reader reads on from
 * there. Of a heading or a `document` that gets the focus, Orca says nothing; of a button that is no
 * more than its word it says in which group it is, but not in which dialog.
 */
function beginning(dialog: HTMLElement, { title, kind, about }: DialogOptions): HTMLElement {
  const body = dialog.querySelector('.dialog-body') as HTMLElement;
  const holds = body.querySelector(FOCUSABLE);
  const first = dialog.querySelector<HTMLElement>('[autofocus]');
  if (first ? first.getAttribute('aria-label') !== first.textContent : holds && kind === 'small')
    return first ?? Object.assign(dialog, { tabIndex: -1 });
  if (about) attr(body, 'aria-describedby', about);
  const group = Object.assign(body, { tabIndex: holds ? -1 : 0, role: 'group', ariaLabel: title });
  return first ?? group;
}
