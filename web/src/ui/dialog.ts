import { liveRegion } from './announce.ts';
import { h } from './dom.ts';
import { icon } from './icons.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea';

let sheets = 0;

/**
 * Opens a sheet over the page; Escape, its cross, and a press beside it close it.
 * @param sheet `actions`: buttons in its head
 * @returns closes it
 */
export function openSheet({
  title,
  content,
  kind = 'small',
  actions = [],
  onClose,
}: {
  title: string;
  content: Node;
  kind?: 'side' | 'small' | 'up' | 'low';
  actions?: Node[];
  onClose?: () => void;
}): () => void {
  const close = () => dialog.close();
  sheets += 1;
  const id = `sheet-title-${sheets}`;
  const cross = h('button', {
    class: 'button quiet square',
    'aria-label': 'Close',
    on: { click: close },
  });
  cross.append(icon('close'));
  const heading = h('h2', { id, text: title });
  // Words alone are scrolled by arrow keys: only what has the focus is.
  const scrolls = content instanceof Element && content.querySelector(FOCUSABLE) ? null : '0';
  const body = h('div', { class: 'sheet-body', tabindex: scrolls }, content);
  const dialog = h('dialog', { class: `sheet ${kind}`, 'aria-labelledby': id });
  const head = h('header', { class: 'sheet-head' }, heading, ...actions, cross);
  dialog.append(head, body, liveRegion());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener('close', () => {
    onClose?.();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return close;
}

/** Closes whatever sheet is open, as when the page goes elsewhere. */
export function closeSheets() {
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  }
}
