import { makeButton } from '../page/button.js';
import { h } from '../page/dom.js';
import { checked, radios } from '../page/radios.js';
import { confirming, motion, side, singleKeys, sounds, theme } from '../page/setting.js';
import { openSheet } from '../page/sheet.js';
import { about } from './about.js';
import { askForget } from './forget.js';

/** @import {Setting} from "../page/setting.js" */

/** The button that opens the settings. */
export function settingsButton() {
  const press = () => openSheet({ title: 'Settings', content: settings(), kind: 'up' });
  return makeButton({ word: 'Settings', icon: 'gear', look: 'quiet square', bare: true, press });
}

function settings() {
  const forget = makeButton({ word: 'Delete all my data', press: askForget });
  return h(
    'div',
    { class: 'settings' },
    choice(theme, 'Theme', {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      contrast: 'High contrast',
    }),
    choice(motion, 'Motion', { system: 'System', full: 'Full', reduced: 'Reduced' }),
    choice(side, 'At the bottom of the board', {
      own: 'Automatic',
      turn: 'Whoever moves',
      first: 'First player',
      second: 'Second player',
    }),
    toggle(sounds, 'Sounds', 'Quiet ones, when something moves'),
    toggle(confirming, 'Confirm each move', 'See what it brings, then play it or go back'),
    toggle(singleKeys, 'Single keys', 'Letters do things at the table; ? lists them'),
    h('div', { class: 'ways' }, forget),
    about(),
  );
}

/**
 * A row of words of which one holds.
 * @template {string} T
 * @param {Setting<T>} setting @param {string} legend @param {Record<T, string>} words
 */
function choice(setting, legend, words) {
  const choices = /** @type {[T, string][]} */ (Object.entries(words));
  const group = radios(legend, 'setting', choices, setting.value, () => {
    setting.choose(/** @type {T} */ (checked(group)));
  });
  return group;
}

/**
 * Something that is on or off.
 * @param {Setting<"off" | "on">} setting @param {string} words @param {string} more
 */
function toggle(setting, words, more) {
  const change = () => setting.choose(input.checked ? 'on' : 'off');
  const input = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked: setting.value === 'on',
    on: { change },
  });
  const text = h('span', {}, h('b', { text: words }), h('small', { text: more }));
  return h('label', { class: 'choice toggle' }, input, text);
}
