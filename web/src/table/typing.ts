import type { PickTree } from '../scene/types.ts';
import { makeButton } from '../ui/button.ts';
import { openSheet } from '../ui/dialog.ts';
import { attr, h, setText } from '../ui/dom.ts';
import { actionsOf, proposals } from './notation.ts';

/** Opens a field to write a move in. */
export function openTyping({
  picks,
  read,
  play,
}: {
  /** what can be played */ picks: PickTree;
  read: (text: string) => Promise<{ action: string | null; sentence: string | null }>;
  play: (action: string) => void;
}) {
  const actions = actionsOf(picks);
  const list = h('datalist', { id: 'proposals' });
  const why = h('p', { id: 'typing-why', class: 'typing-why', role: 'alert' });
  const field = fieldFor(list, why);
  const propose = () => {
    const found = proposals(actions, field.value);
    list.replaceChildren(...found.map((value) => h('option', { value })));
  };
  field.addEventListener('input', () => {
    propose();
    tell(field, why, '');
  });
  const submit = async () => {
    const { action, sentence } = await read(field.value);
    if (action === null) return tell(field, why, sentence ?? '');
    close();
    play(action);
  };
  const form = formOf(field, list, why, example(actions), submit);
  const close = openSheet({ title: 'Type a move', content: form });
  propose();
  field.focus();
}

function fieldFor(list: HTMLElement, why: HTMLElement) {
  const plain = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };
  return h('input', {
    ...plain,
    type: 'text',
    id: 'typing',
    list: list.id,
    'aria-describedby': `${why.id} typing-like`,
  });
}

function formOf(
  field: HTMLInputElement,
  list: HTMLElement,
  why: HTMLElement,
  like: string,
  submit: () => Promise<void>,
) {
  const button = makeButton({ word: 'Play', look: 'filled', press: () => {} });
  button.type = 'submit';
  const form = h(
    'form',
    { class: 'typing' },
    h('label', { for: field.id, text: 'Your move' }),
    h('div', { class: 'typing-line' }, field, button),
    h('p', { id: 'typing-like', class: 'typing-like', text: like }),
    list,
    why,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit().catch(() => setText(why, 'That could not be read just now.'));
  });
  return form;
}

function example(actions: string[]) {
  const count = actions.length === 1 ? 'one move' : `${actions.length} moves`;
  return actions.length ? `There are ${count} to choose from, like ${actions[0]}.` : '';
}

function tell(field: HTMLInputElement, why: HTMLElement, words: string) {
  setText(why, words);
  attr(field, 'aria-invalid', words ? 'true' : null);
  if (words) field.select();
}
