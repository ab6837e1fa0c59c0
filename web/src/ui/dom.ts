// Elements apart from components: made by hand, rendered into, measured, and within the keyboard's reach.
import { type ComponentChildren, render } from 'preact';

/**
 * Makes an element. Keys of `props` that are properties of elements are set as such, the
 * rest as attributes; `on` holds listeners. False, null and undefined leave a key out.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Record<string, unknown> = {},
  ...children: (Node | string | null | undefined | false)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) setProp(element, key, value);
  element.append(...(children.filter(isThere) as (Node | string)[]));
  return element;
}

function isThere(child: unknown) {
  return child !== null && child !== undefined && child !== false && child !== '';
}

function setProp(element: HTMLElement, key: string, value: unknown) {
  if (value === undefined || value === null || value === false) return;
  if (key === 'on') listen(element, value as Record<string, EventListener>);
  else if (key === 'class') element.className = String(value);
  else if (key === 'text') element.textContent = String(value);
  else element.setAttribute(key, value === true ? '' : String(value));
}

function listen(element: HTMLElement, listeners: Record<string, EventListener>) {
  for (const [type, listener] of Object.entries(listeners)) {
    element.addEventListener(type, listener);
  }
}

/** Sets an attribute, or removes it where the value is null. */
export function attr(element: Element, name: string, value: string | number | null) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/**
 * Renders a node into an element.
 * @returns unmounts it
 */
export function mount(node: ComponentChildren, element: Element): () => void {
  render(node, element);
  return () => render(null, element);
}

/**
 * Tells the size of an element in device pixels, now and whenever it or the density changes.
 * @returns ends it
 */
export function watchSize(
  element: HTMLElement,
  tell: (width: number, height: number) => void,
): () => void {
  const observer = new ResizeObserver(([entry]) => tell(...deviceSize(entry)));
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
  return () => observer.disconnect();
}

/** The exact size where the browser tells it; an emulated density makes that one wrong. */
function deviceSize({
  contentRect,
  devicePixelContentBoxSize,
}: ResizeObserverEntry): [number, number] {
  const width = Math.round(contentRect.width * devicePixelRatio);
  const height = Math.round(contentRect.height * devicePixelRatio);
  const exact = devicePixelContentBoxSize?.[0];
  const near = exact && Math.abs(exact.inlineSize - width) <= 2;
  return near ? [exact.inlineSize, exact.blockSize] : [width, height];
}

/**
 * Has an element know how tall it has been at its tallest (`--tallest`), until its width changes:
 * so what stands below it can keep its place.
 * @returns ends it
 */
export function watchTallest(element: HTMLElement): () => void {
  let [width, tallest] = [0, 0];
  const observer = new ResizeObserver(([{ borderBoxSize }]) => {
    const [{ inlineSize, blockSize }] = borderBoxSize;
    if (inlineSize !== width) element.style.removeProperty('--tallest');
    const tall = tallest && inlineSize !== width ? element.offsetHeight : blockSize;
    tallest = inlineSize === width ? Math.max(tallest, tall) : tall;
    width = inlineSize;
    element.style.setProperty('--tallest', `${tallest}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
