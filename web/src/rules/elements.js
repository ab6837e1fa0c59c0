/** @import {Block, Span} from "./markdown.js" */
import { h } from '../page/dom.js';

/**
 * Rules as elements. A clause has its number in the margin, a ruling its frame; figures belong
 * to what stands before them.
 * @param {Block[]} blocks
 * @param {(name: string, caption: string) => HTMLElement | null} figure makes one
 * @returns {HTMLElement[]}
 */
export function elementsOf(blocks, figure) {
  /** @type {HTMLElement[]} */
  const elements = [];
  for (const block of blocks) {
    if (block.kind !== 'figure') elements.push(elementOf(block));
    else illustrate(elements, figure(block.name, block.caption));
  }
  return elements;
}

/**
 * Puts a figure with the element before it.
 * @param {HTMLElement[]} elements
 * @param {HTMLElement | null} figure
 */
function illustrate(elements, figure) {
  if (!figure) return;
  const last = elements.pop();
  if (last?.classList.contains('illustrated')) {
    last.lastElementChild?.before(figure);
    elements.push(last);
  } else elements.push(h('div', { class: 'illustrated' }, figure, last));
}

/** @param {Exclude<Block, {kind: "figure"}>} block @returns {HTMLElement} */
function elementOf(block) {
  if (block.kind === 'heading') {
    const tag = /** @type {"h2"} */ (`h${Math.min(6, block.level + 1)}`);
    return h(tag, {}, ...nodesOf(block.spans));
  }
  if (block.kind === 'paragraph') return h('p', {}, ...nodesOf(block.spans));
  if (block.kind === 'clause') return clause(block);
  const items = block.items.map((item) => h('li', {}, ...nodesOf(item)));
  return h(block.ordered ? 'ol' : 'ul', {}, ...items);
}

/** @param {Block & {kind: "clause"}} block */
function clause({ number, spans, ruling }) {
  const element = h('div', { class: 'clauses', id: `clause-${number}` });
  if (spans.length) element.append(row('clause', number, spans));
  if (ruling.length) element.append(row('clause ruling', spans.length ? '' : number, ruling));
  return element;
}

/** @param {string} kind @param {string} number @param {Span[]} spans */
function row(kind, number, spans) {
  const margin = h('span', { class: 'number', text: number });
  return h('div', { class: kind }, margin, h('p', {}, ...nodesOf(spans)));
}

/** @param {Span[]} spans @returns {(Node | string)[]} */
function nodesOf(spans) {
  return spans.map(({ mark, text, spans: inner }) =>
    mark ? h(mark, {}, text, ...nodesOf(inner)) : text,
  );
}
