/**
 * Makes an element. Keys of `props` that are properties of elements are set as such, the
 * rest as attributes; `on` holds listeners. False, null and undefined leave a key out.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) setProp(element, key, value);
  element.append(.../** @type {(Node | string)[]} */ (children.filter(isThere)));
  return element;
}

/** @param {unknown} child */
function isThere(child) {
  return child !== null && child !== undefined && child !== false && child !== '';
}

/** @param {HTMLElement} element @param {string} key @param {any} value */
function setProp(element, key, value) {
  if (value === undefined || value === null || value === false) return;
  if (key === 'on') listen(element, value);
  else if (key === 'class') element.className = value;
  else if (key === 'text') element.textContent = value;
  else element.setAttribute(key, value === true ? '' : String(value));
}

/** @param {HTMLElement} element @param {Record<string, EventListener>} listeners */
function listen(element, listeners) {
  for (const [type, listener] of Object.entries(listeners)) {
    element.addEventListener(type, listener);
  }
}

/**
 * Sets an attribute, or removes it where the value is null.
 * @param {Element} element @param {string} name @param {string | number | null} value
 */
export function attr(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
