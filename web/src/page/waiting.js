import { h } from './dom.js';

/**
 * A page of a few words: what is being waited for, or what is wrong.
 * @param {...Node} parts
 */
export function waiting(...parts) {
  return { element: h('div', { class: 'waiting' }, h('h1', { text: 'pygames' }), ...parts) };
}
