// Elements that are made by hand: those of the board, and lines that come and go.

/**
 * Makes an element. Keys of `props` that are properties of elements are set as such, the
 * rest as attributes; `on` holds listeners. False, null and undefined leave a key out.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Record<string, any> = {},
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

function setProp(element: HTMLElement, key: string, value: any) {
  if (value === undefined || value === null || value === false) return;
  if (key === 'on') listen(element, value);
  else if (key === 'class') element.className = value;
  else if (key === 'text') element.textContent = value;
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
