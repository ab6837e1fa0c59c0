// Elements apart from components: made by hand, rendered into, measured, and within the keyboard's reach.
import { type ComponentChildren, render } from 'preact';

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Sets an attribute, or removes it if the value is null. */
export function attr(element: Element, name: string, value: string | number | null) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** Whether people mostly point with a finger here. */
export function byTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Renders a node into an element; returns what unmounts it. */
export function mount(node: ComponentChildren, element: Element): () => void {
  render(node, element);
  return () => render(null, element);
}

/**
 * Tells the size of an element in device pixels, now and whenever it or the density changes.
 * @returns ends it
 */
export function watchSize(element: HTMLElement, tell: (width: number, height: number) => void) {
  const observer = new ResizeObserver(([entry]) => tell(...deviceSize(entry)));
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
  return () => observer.disconnect();
}

/** The exact size, if the browser tells it; an emulated density makes it wrong. */
function deviceSize(entry: ResizeObserverEntry): [number, number] {
  const { contentRect, devicePixelContentBoxSize } = entry;
  const width = Math.round(contentRect.width * devicePixelRatio);
  const height = Math.round(contentRect.height * devicePixelRatio);
  const exact = devicePixelContentBoxSize?.[0];
  const near = exact && Math.abs(exact.inlineSize - width) <= 2;
  return near ? [exact.inlineSize, exact.blockSize] : [width, height];
}
