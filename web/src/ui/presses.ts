// One press is one act: it is about what it began on, not about what it uncovers, and a key that is
// held down presses once.

/** A press: on what, where and when; `on` is null if nothing hears it. */
type Press = { on: Element | null; x: number; y: number; time: number };

/** So soon after another tap, in ms, and so near, in CSS pixels, one is the second of two. */
const SOON_MS = 400;
const NEAR = 24;

const PRESSED = 'a, button, input, label, select, summary, textarea';
/** Elements that hear presses anywhere in them. */
const AROUND = '.dialog-head, .dialog-body, dialog';
/** Fields in which Enter or the space bar writes. */
const WRITTEN = 'textarea, [contenteditable]';
const TYPED = `${WRITTEN}, input:not([type="checkbox"], [type="radio"], [type="range"])`;

/** The last press that counted. */
let last: Press | null = null;
/** What the one under way began on. Browsers take a finger to mean what is near: null then. */
let start: Element | null = null;
/** Whether that is the second of two, of which the first has brought up what lies there now. */
let echoes = false;

export function watchPresses() {
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('mousedown', mouseDown, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('click', click, true);
  document.addEventListener('keydown', keyDown, true);
}

function down(event: PointerEvent) {
  if (!event.isPrimary || event.button !== 0) return;
  const { on, ...press } = pressOf(event);
  const taps = event.pointerType !== 'mouse';
  start = event.pointerType === 'touch' ? null : on;
  echoes = taps && on !== null && last?.on != null && on !== last.on && isSecond(press, last);
  if (echoes) event.stopImmediatePropagation();
}

/** The browser counts the presses of a mouse. */
function mouseDown(event: MouseEvent) {
  if (event.detail < 2 || !isAnother(pressOf(event).on)) return;
  echoes = true;
  event.stopImmediatePropagation();
}

function up(event: PointerEvent) {
  if (!event.isPrimary || !echoes) return;
  event.stopImmediatePropagation();
  // Whatever heard the press begin lets go of it.
  const { pointerId, isPrimary } = event;
  event.target?.dispatchEvent(
    new PointerEvent('pointercancel', { pointerId, isPrimary, bubbles: true }),
  );
}

/** Of keys and of assistive technology, which has no detail, each click counts. */
function click(event: MouseEvent) {
  if (event.detail === 0) return;
  const press = pressOf(event);
  // An element that was rendered again and looks the same counts as the same.
  const slid = start?.isConnected === true && start !== press.on;
  if (echoes || slid || (event.detail > 1 && isAnother(press.on))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else last = press;
}

/** Whether the second click of two is about something else: so is a game's button, in the next turn. */
function isAnother(on: Element | null) {
  return on !== last?.on || on?.matches('[data-pick]') === true;
}

function isSecond(one: Omit<Press, 'on'>, other: Press) {
  return one.time - other.time < SOON_MS && Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;
}

function pressOf(event: MouseEvent): Press {
  const { clientX: x, clientY: y, timeStamp: time } = event;
  return { on: pressedBy(event.target), x, y, time };
}

/** Returns what a press is about: a board tells its places apart itself. */
function pressedBy(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const on = target.closest('.board') ?? target.closest(PRESSED) ?? target.closest(AROUND);
  return on instanceof HTMLLabelElement ? (on.control ?? on) : on;
}

/** What is written, and the keys that go from one thing to another, are repeated as ever. */
function keyDown(event: KeyboardEvent) {
  if (!event.repeat || !(event.target instanceof Element) || !acts(event.key, event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function acts(key: string, target: Element) {
  if (key === 'Enter') return !target.matches(WRITTEN);
  if (key === ' ') return !target.matches(TYPED) && pressedBy(target) !== null;
  return key === 'Escape';
}
