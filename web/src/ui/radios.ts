import { h } from './dom.ts';

let groups = 0;

/** A row of choices of which one is made. */
export function radios(
  legend: string,
  name: string,
  choices: [string, string][],
  chosen: string,
  changed: () => void = () => {},
) {
  groups += 1;
  const group = h('fieldset', { class: 'choices row' }, h('legend', { text: legend }));
  for (const [value, words] of choices) {
    const props = { type: 'radio', name: `${name}-${groups}`, value, checked: value === chosen };
    const input = h('input', { ...props, on: { change: changed } });
    group.append(h('label', { class: 'choice' }, input, h('span', { text: words })));
  }
  return group;
}

/** The choice that is made. */
export function checked(group: HTMLElement): string | null {
  const input = group.querySelector('input:checked');
  return input instanceof HTMLInputElement ? input.value : null;
}
