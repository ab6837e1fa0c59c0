/** @import {ThemeChoice} from "./theme.js" */
import { makeButton } from './button.js';
import { h } from './dom.js';
import { openSheet } from './sheet.js';
import { chooseTheme, themeChoice } from './theme.js';

const CHOICES = /** @type {[ThemeChoice, string][]} */ ([
  ['system', 'As the system has it'],
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
]);

/** The button that opens the choice of themes. */
export function themeButton() {
  return makeButton({ word: 'Theme', icon: 'theme', look: 'quiet square', bare: true, press: ask });
}

function ask() {
  const group = h(
    'fieldset',
    { class: 'choices' },
    h('legend', { class: 'spoken', text: 'Theme' }),
  );
  for (const [value, words] of CHOICES) {
    const props = { type: 'radio', name: 'theme', value, checked: themeChoice() === value };
    const input = h('input', { ...props, on: { change: () => chooseTheme(value) } });
    group.append(h('label', { class: 'choice' }, input, h('span', { text: words })));
  }
  openSheet({ title: 'Theme', content: group });
}
