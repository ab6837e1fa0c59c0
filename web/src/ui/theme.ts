// The theme that shows.
import { motion, theme } from '../keep/settings.ts';
import type { ThemeName } from '../scene/types.ts';
import { DARK, HIGH_CONTRAST } from './layout.ts';

const contrast = matchMedia(HIGH_CONTRAST);
const dark = matchMedia(DARK);

const listeners: Set<() => void> = new Set();

export function themeName(): ThemeName {
  const choice = theme.value;
  if (choice !== 'system') return choice;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'dark' : 'light';
}

/** Puts the choice on the page, or the system's wish for contrast; all else the styles know. */
export function applyTheme() {
  mark('theme', themeName() === 'contrast' ? 'contrast' : theme.value);
  const ground = getComputedStyle(document.body).backgroundColor;
  // One for each scheme, so that the first paint has its colour; from here on both say what shows.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ground);
  }
  for (const listener of listeners) listener();
}

function mark(name: 'theme' | 'motion', value: string) {
  const { dataset } = document.documentElement;
  if (value === 'system') delete dataset[name];
  else dataset[name] = value;
}

/** Calls when the theme changes; returns what ends it. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

for (const query of [contrast, dark]) query.addEventListener('change', applyTheme);
theme.onChange(applyTheme);
motion.onChange(() => mark('motion', motion.value));
