import { attr, h, setText } from './dom.ts';
import { icon } from './icons.ts';

/**
 * A button with an icon and a word.
 * @param button `bare`: the word is only spoken
 */
export function makeButton({
  word,
  icon: name,
  command,
  look = '',
  bare = false,
  press,
}: {
  word: string;
  icon?: string;
  command?: string;
  look?: string;
  bare?: boolean;
  press: () => void;
}) {
  const button = h('button', {
    type: 'button',
    class: `button ${look}`,
    'data-command': command,
    // The word may be hidden where there is little room.
    'aria-label': word,
    title: bare ? word : undefined,
  });
  if (name) button.append(icon(name));
  if (!bare) button.append(h('span', { text: word }));
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
  return button;
}

/** Gives a button another word, and another icon where it has one. */
export function reword(button: HTMLButtonElement, word: string, name?: string) {
  if (button.getAttribute('aria-label') === word) return;
  attr(button, 'aria-label', word);
  const words = button.querySelector('span');
  if (words) setText(words, word);
  if (name) button.querySelector('svg')?.replaceWith(icon(name));
}
