import { singleKeys } from '../keep/settings.ts';
import type { Reading } from '../scene/types.ts';
import { openSheet } from '../ui/dialog.ts';
import { h, setText } from '../ui/dom.ts';
import type { Key } from './keys.ts';
import { ALWAYS, KEYS } from './keys.ts';

/**
 * Opens the list of keys. Each line does what its key does, for those without a keyboard; what
 * is read out shows in the sheet.
 * @param act gives the words to read, if any
 */
export function openHelp(act: (does: string) => Promise<string> | string | void) {
  const told = h('p', { class: 'told', 'aria-hidden': 'true' });
  const press = async ({ does, stays }: Key) => {
    if (!stays) close();
    const words = await act(does);
    if (words) setText(told, words);
  };
  const lists = KEYS.map(({ title, keys }) =>
    section(
      title,
      keys.map((key) => line(key, press)),
    ),
  );
  const always = ALWAYS.map(([name, words]) => h('li', {}, h('kbd', { text: name }), words));
  const content = h(
    'div',
    { class: 'keys' },
    theSwitch(),
    told,
    ...lists,
    section('Always', always),
  );
  const close = openSheet({ title: 'Keys and reading', content, kind: 'side' });
}

function section(title: string, items: HTMLElement[]) {
  return h('section', {}, h('h3', { text: title }), h('ul', {}, ...items));
}

function line(key: Key, press: (key: Key) => void) {
  const words = h('span', { text: key.words });
  const on = { click: () => press(key) };
  return h('li', {}, h('button', { type: 'button', on }, h('kbd', { text: key.key }), words));
}

function theSwitch() {
  const on = singleKeys.value === 'on';
  const box = h('input', { type: 'checkbox', role: 'switch', checked: on });
  box.addEventListener('change', () => singleKeys.choose(box.checked ? 'on' : 'off'));
  const words = h('span', { text: 'Single keys work at the table' });
  return h('label', { class: 'choice' }, box, words);
}

const TITLES = [
  ['pieces', 'Players'],
  ['row', 'Rows'],
  ['column', 'Columns'],
  ['area', 'Areas'],
] as [Reading['kind'], string][];

/** Opens a position in words, all of it. */
export function openBoardInWords(readings: Reading[]) {
  const parts = TITLES.flatMap(([kind, title]) => {
    const found = readings.filter((reading) => reading.kind === kind);
    return found.length ? [section(title, found.map(item))] : [];
  });
  const content = h('div', { class: 'in-words' }, ...parts);
  openSheet({ title: 'The board in words', content, kind: 'side' });
}

function item({ title, words }: Reading) {
  return h('li', {}, h('b', { text: `${title}:` }), ` ${words}`);
}
