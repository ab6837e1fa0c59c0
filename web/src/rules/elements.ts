import { h } from '../ui/dom.ts';
import type { Block, Span } from './markdown.ts';

/**
 * Rules as elements. A clause has its number in the margin, a ruling its frame; figures belong
 * to what stands before them.
 * @param figure makes one
 */
export function elementsOf(
  blocks: Block[],
  figure: (name: string, caption: string) => HTMLElement | null,
): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (const block of blocks) {
    if (block.kind !== 'figure') elements.push(elementOf(block));
    else illustrate(elements, figure(block.name, block.caption));
  }
  return elements;
}

/** Puts a figure with the element before it. */
function illustrate(elements: HTMLElement[], figure: HTMLElement | null) {
  if (!figure) return;
  const last = elements.pop();
  if (last?.classList.contains('illustrated')) {
    last.lastElementChild?.before(figure);
    elements.push(last);
  } else elements.push(h('div', { class: 'illustrated' }, figure, last));
}

function elementOf(block: Exclude<Block, { kind: 'figure' }>): HTMLElement {
  if (block.kind === 'heading') {
    const tag = `h${Math.min(6, block.level + 1)}` as 'h2';
    return h(tag, {}, ...nodesOf(block.spans));
  }
  if (block.kind === 'paragraph') return h('p', {}, ...nodesOf(block.spans));
  if (block.kind === 'clause') return clause(block);
  const items = block.items.map((item) => h('li', {}, ...nodesOf(item)));
  return h(block.ordered ? 'ol' : 'ul', {}, ...items);
}

function clause({ number, spans, ruling }: Block & { kind: 'clause' }) {
  const element = h('div', { class: 'clauses', id: `clause-${number}` });
  if (spans.length) element.append(row('clause', number, spans));
  if (ruling.length) element.append(row('clause ruling', spans.length ? '' : number, ruling));
  return element;
}

function row(kind: string, number: string, spans: Span[]) {
  const margin = h('span', { class: 'number', text: number });
  return h('div', { class: kind }, margin, h('p', {}, ...nodesOf(spans)));
}

function nodesOf(spans: Span[]): (Node | string)[] {
  return spans.map(({ mark, text, spans: inner }) =>
    mark ? h(mark, {}, text, ...nodesOf(inner)) : text,
  );
}
