/** @import {ThemeName} from "../types.js" */
import { motion, theme } from './setting.js';

const QUERIES = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'];
const [contrast, dark] = QUERIES.map((query) => matchMedia(query));

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {WeakMap<Element, () => void>} */
const pictures = new WeakMap();

/** The theme that shows. @returns {ThemeName} */
export function themeName() {
  const choice = theme.value;
  if (choice !== 'system') return choice;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'dark' : 'light';
}

/** Puts the choice on the page; what is not chosen stays with the style sheet. */
export function applyTheme() {
  mark('theme', theme.value);
  const ground = getComputedStyle(document.body).backgroundColor;
  // One for each scheme, so that the first paint has its colour; from here on both say what shows.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ground);
  }
  for (const listener of listeners) listener();
  for (const canvas of document.querySelectorAll('canvas')) pictures.get(canvas)?.();
}

/** @param {"theme" | "motion"} name @param {string} value */
function mark(name, value) {
  const { dataset } = document.documentElement;
  if (value === 'system') delete dataset[name];
  else dataset[name] = value;
}

/**
 * Paints a picture anew when the theme changes, as long as it is on the page.
 * @param {HTMLCanvasElement} canvas
 * @param {() => void} paint
 */
export function repaintOnTheme(canvas, paint) {
  pictures.set(canvas, paint);
}

/** Calls when the theme changes. @param {() => void} listener @returns {() => void} ends it */
export function onTheme(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

for (const query of [contrast, dark]) query.addEventListener('change', applyTheme);
theme.onChange(applyTheme);
motion.onChange(() => mark('motion', motion.value));
