/** @import {ThemeName} from "../types.js" */
import { read, write } from './prefs.js';

/** @typedef {"system" | ThemeName} ThemeChoice */

const QUERIES = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'];
const [contrast, dark] = QUERIES.map((query) => matchMedia(query));

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {WeakMap<Element, () => void>} */
const pictures = new WeakMap();

/** The theme that is asked for. @returns {ThemeChoice} */
export function themeChoice() {
  const saved = read('theme');
  return saved === 'light' || saved === 'dark' || saved === 'contrast' ? saved : 'system';
}

/** The theme that shows. @returns {ThemeName} */
export function themeName() {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'dark' : 'light';
}

/** @param {ThemeChoice} choice */
export function chooseTheme(choice) {
  write('theme', choice);
  applyTheme();
}

/** Puts the choice on the page; what is not chosen stays with the style sheet. */
export function applyTheme() {
  const choice = themeChoice();
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  const ground = getComputedStyle(document.body).backgroundColor;
  // One for each scheme, so that the first paint has its colour; from here on both say what shows.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ground);
  }
  for (const listener of listeners) listener();
  for (const canvas of document.querySelectorAll('canvas')) pictures.get(canvas)?.();
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
