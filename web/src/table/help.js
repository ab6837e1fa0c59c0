/** @import {Reading} from "../types.js" */
/** @import {Key} from "./keys.js" */
import { h, setText } from '../page/dom.js';
import { singleKeys } from '../page/setting.js';
import { openSheet } from '../page/sheet.js';
import { ALWAYS, KEYS } from './keys.js';

/**
 * Opens the list of keys. Each line does what its key does, for those without a keyboard; what
 * is read out shows in the sheet.
 * @param {(does: string) => Promise<string> | string | void} act gives the words to read, if any
 */
export function openHelp(act) {
  const told = h('p', { class: 'told', 'aria-hidden': 'true' });
  const press = async (/** @type {Key} */ { does, stays }) => {
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

/** @param {string} title @param {HTMLElement[]} items */
function section(title, items) {
  return h('section', {}, h('h3', { text: title }), h('ul', {}, ...items));
}

/** @param {Key} key @param {(key: Key) => void} press */
function line(key, press) {
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

const TITLES = /** @type {[Reading["kind"], string][]} */ ([
  ['pieces', 'Players'],
  ['row', 'Rows'],
  ['column', 'Columns'],
  ['area', 'Areas'],
]);

/** Opens a position in words, all of it. @param {Reading[]} readings */
export function openBoardInWords(readings) {
  const parts = TITLES.flatMap(([kind, title]) => {
    const found = readings.filter((reading) => reading.kind === kind);
    return found.length ? [section(title, found.map(item))] : [];
  });
  const content = h('div', { class: 'in-words' }, ...parts);
  openSheet({ title: 'The board in words', content, kind: 'side' });
}

/** @param {Reading} reading */
function item({ title, words }) {
  return h('li', {}, h('b', { text: `${title}:` }), ` ${words}`);
}
