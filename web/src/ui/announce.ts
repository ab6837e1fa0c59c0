// Toasts and screen-reader announcements.
import { game } from '../words/first.ts';
import { h } from './dom.ts';

/** Maximum number of lines kept; so many places wait for the next ones. */
const KEPT = 8;
/** How long a line waits for what changes on the page with it, in ms: Orca drops it in a flood. */
const PAUSE_MS = 150;
/**
 * For so long, in ms, a line is taken in before the next comes: Firefox tells of two lines in any
 * order if they are new at once, and on a busy machine Orca says only the last.
 */
const TOLD_MS = 400;
/** How long readers may take to get the page back when a dialog closes, in ms. */
const BACK_MS = 300;
/** When they have it back. */
let back = 0;
globalThis.addEventListener?.('close', () => (back = performance.now() + BACK_MS), true);

/**
 * Makes the places in which lines will be said. Of two lines that are new in one element, Orca says
 * only the second if it hasn't come to the first yet. So each has a place that was there before.
 */
export function makePlaces(region: Element | null) {
  region?.append(...Array.from({ length: KEPT }, () => h('section')));
}
makePlaces(globalThis.document?.querySelector('#announcements'));

/** The lines to say, in their order. */
const waiting: string[] = [];
/** When the last one will have been. */
let silence = 0;
/** Whether something is told. */
export const isTelling = () => performance.now() < silence;

/**
 * Says something to screen readers when they have time. While a dialog is open nothing else is
 * heard, so it is said there. A line that waits isn't said twice.
 */
export function announce(text: string) {
  if (text && waiting.at(-1) !== text && waiting.push(text) === 1) sayNext();
}

function sayNext() {
  const due = Math.max(performance.now() + PAUSE_MS, silence, back);
  silence = due + TOLD_MS;
  setTimeout(() => {
    if (performance.now() < back) return sayNext();
    addLine(waiting.shift() ?? '');
    if (waiting.length) sayNext();
  }, due - performance.now());
}

/** Returns a text for the ear: readers name the dash in “c3–d3”. */
export const withoutDash = (text: string) => text.replace(/(\d)–(?=[a-z]\d)/g, `$1 ${game.to} `);

function addLine(text: string) {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const region = (dialog ?? document.body).querySelector('.live');
  if (!region) return;
  const place = region.querySelector('section:empty') ?? region;
  place.append(h('p', {}, withoutDash(text)));
  region.append(h('section'));
  while (region.children.length > 2 * KEPT) region.firstElementChild?.remove();
}

const SHOWN_MS = 3000;
/** Longer texts stay as long as they take to read. */
const LETTER_MS = 70;
/** Nearer than this, in pixels, they touch. */
const NEAR = 8;
/** More letters than these are written smaller. */
const LONG = 120;

/** What was pressed last. */
let pressed: EventTarget | null = null;
/** Whether that was done with a key. Until something is pressed, people may have no other way. */
export let byKey = true;
globalThis.addEventListener?.(
  'click',
  (event) => {
    pressed = event.target;
    byKey = !(event as UIEvent).detail;
  },
  true,
);

/** A few words that go away by themselves, or when others come. They never cover what was pressed. */
export function toast(words: string) {
  hush();
  const look = words.length > LONG ? 'toast long' : 'toast';
  const element = h('div', { class: look, 'aria-hidden': 'true' }, words);
  (document.querySelector('dialog[open]') ?? document.body).append(element);
  if (pressed instanceof Element && overlap(element, pressed)) element.classList.add('above');
  announce(words);
  setTimeout(() => element.remove(), Math.max(SHOWN_MS, words.length * LETTER_MS));
}

/** Whether two parts of the page cover each other, or nearly. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
  return a.top < b.bottom + NEAR && b.top < a.bottom + NEAR && a.left < b.right && b.left < a.right;
}

/** Closes the toast early; returns false if there is none. */
export function hush() {
  const toasts = [...document.querySelectorAll('.toast')];
  for (const element of toasts) element.remove();
  return toasts.length > 0;
}
