import { h } from './dom.ts';

/** A page of a few words: what is being waited for, or what is wrong. */
export function waiting(...parts: Node[]) {
  return { element: h('div', { class: 'waiting' }, h('h1', { text: 'pygames' }), ...parts) };
}
