import { h } from './dom.js';

let groups = 0;

/**
 * A row of choices of which one is made.
 * @param {string} legend @param {string} name @param {[string, string][]} choices @param {string} chosen
 * @param {() => void} [changed]
 */
export function radios(legend, name, choices, chosen, changed = () => {}) {
  groups += 1;
  const group = h('fieldset', { class: 'choices row' }, h('legend', { text: legend }));
  for (const [value, words] of choices) {
    const props = { type: 'radio', name: `${name}-${groups}`, value, checked: value === chosen };
    const input = h('input', { ...props, on: { change: changed } });
    group.append(h('label', { class: 'choice' }, input, h('span', { text: words })));
  }
  return group;
}

/** The choice that is made. @param {HTMLElement} group @returns {string | null} */
export function checked(group) {
  const input = group.querySelector('input:checked');
  return input instanceof HTMLInputElement ? input.value : null;
}
