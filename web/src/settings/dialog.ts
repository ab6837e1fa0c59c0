import type { Setting } from '../keep/settings.ts';
import { confirming, motion, side, singleKeys, sounds, theme } from '../keep/settings.ts';
import { makeButton } from '../ui/button.ts';
import { openSheet } from '../ui/dialog.ts';
import { h } from '../ui/dom.ts';
import { checked, radios } from '../ui/radios.ts';
import { about } from './about.ts';
import { askForget } from './forget.ts';

/** The button that opens the settings. */
export function settingsButton() {
  return makeButton({
    word: 'Settings',
    icon: 'gear',
    look: 'quiet square',
    bare: true,
    press: openSettings,
  });
}

export function openSettings() {
  openSheet({ title: 'Settings', content: settings(), kind: 'up' });
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

/** A row of words of which one holds. */
function choice<T extends string>(setting: Setting<T>, legend: string, words: Record<T, string>) {
  const choices = Object.entries(words) as [T, string][];
  const group = radios(legend, 'setting', choices, setting.value, () => {
    setting.choose(checked(group) as T);
  });
  return group;
}

/** Something that is on or off. */
function toggle(setting: Setting<'off' | 'on'>, words: string, more: string) {
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
