/** @import {PickTree} from "../types.js" */
import { makeButton } from '../page/button.js';
import { attr, h, setText } from '../page/dom.js';
import { openSheet } from '../page/sheet.js';
import { actionsOf, proposals } from './notation.js';

/**
 * Opens a field to write a move in.
 * @param {object} table
 * @param {PickTree} table.picks what can be played
 * @param {(text: string) => Promise<{action: string | null, sentence: string | null}>} table.read
 * @param {(action: string) => void} table.play
 */
export function openTyping({ picks, read, play }) {
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

/** @param {HTMLElement} list @param {HTMLElement} why */
function fieldFor(list, why) {
  const plain = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };
  return h('input', {
    ...plain,
    type: 'text',
    id: 'typing',
    list: list.id,
    'aria-describedby': `${why.id} typing-like`,
  });
}

/**
 * @param {HTMLInputElement} field @param {HTMLElement} list @param {HTMLElement} why
 * @param {string} like @param {() => Promise<void>} submit
 */
function formOf(field, list, why, like, submit) {
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

/** @param {string[]} actions */
function example(actions) {
  const count = actions.length === 1 ? 'one move' : `${actions.length} moves`;
  return actions.length ? `There are ${count} to choose from, like ${actions[0]}.` : '';
}

/** @param {HTMLInputElement} field @param {HTMLElement} why @param {string} words */
function tell(field, why, words) {
  setText(why, words);
  attr(field, 'aria-invalid', words ? 'true' : null);
  if (words) field.select();
}
