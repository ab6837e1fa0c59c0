import { h } from '../page/dom.js';

/**
 * The little of Markdown that the rules are written in, as elements: headings, paragraphs,
 * lists, bold, italic and code. A paragraph that begins with a bold clause number such as
 * "M4" gets it in the margin; a ruling gets a frame.
 * @param {string} text @returns {DocumentFragment}
 */
export function render(text) {
  const fragment = document.createDocumentFragment();
  for (const block of text.replaceAll('\r', '').split(/\n\s*\n/)) {
    const lines = block.split('\n').filter((line) => line.trim());
    if (lines.length) fragment.append(...blocks(lines));
  }
  return fragment;
}

/** @param {string[]} lines @returns {HTMLElement[]} */
function blocks(lines) {
  const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0]);
  if (heading) {
    const rest = lines.slice(1);
    return [headingOf(heading), ...(rest.length ? blocks(rest) : [])];
  }
  if (isItem(lines[0])) return [list(lines)];
  const start = lines.findIndex(isItem);
  if (start > 0) return [paragraph(lines.slice(0, start)), list(lines.slice(start))];
  return [paragraph(lines)];
}

/** @param {RegExpExecArray} match */
function headingOf([, marks, words]) {
  const element = h(/** @type {"h2"} */ (`h${Math.min(6, marks.length + 1)}`));
  element.append(...inline(words));
  return element;
}

/** @param {string} line */
function isItem(line) {
  return /^\s*(?:[-*]|\d+\.)\s+/.test(line);
}

/** @param {string[]} lines */
function list(lines) {
  const element = h(/^\s*\d/.test(lines[0]) ? 'ol' : 'ul');
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  element.append(...items.map((item) => h('li', {}, ...inline(item))));
  return element;
}

/** @param {string[]} lines */
function paragraph(lines) {
  const text = lines.map((line) => line.trim()).join(' ');
  const clause = /^\*\*([A-Z]{1,2}\d+[a-z]?)\*\*\s*(.*)$/s.exec(text);
  if (!clause) return h('p', {}, ...inline(text));
  const [, number, words] = clause;
  const ruling = /^\*\*Our ruling/i.test(words);
  const props = { class: ruling ? 'clause ruling' : 'clause', id: `clause-${number}` };
  return h(
    'div',
    props,
    h('span', { class: 'number', text: number }),
    h('p', {}, ...inline(words)),
  );
}

const TAGS = /** @type {[RegExp, "strong" | "em" | "code"][]} */ ([
  [/^\*\*(.+?)\*\*/s, 'strong'],
  [/^`(.+?)`/s, 'code'],
  [/^\*(.+?)\*/s, 'em'],
]);

/** @param {string} text @returns {(Node | string)[]} */
function inline(text) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  let plain = '';
  for (let rest = text; rest; ) {
    const [length, node] = marked(rest);
    if (node) nodes.push(plain, node);
    plain = node ? '' : plain + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return [...nodes, plain].filter((node) => node !== '');
}

/**
 * What stands at the beginning of a text: a marked stretch, or one letter.
 * @param {string} text
 * @returns {[number, Node | null]}
 */
function marked(text) {
  for (const [pattern, tag] of TAGS) {
    const match = pattern.exec(text);
    if (match)
      return [match[0].length, h(tag, {}, ...(tag === 'code' ? [match[1]] : inline(match[1])))];
  }
  return [1, null];
}
