import { figureOf } from '../pictures/figure.ts';
import type { Card, Door, Figure } from '../scene/types.ts';
import { makeButton } from '../ui/button.ts';
import { h } from '../ui/dom.ts';
import { elementsOf } from './elements.ts';
import { parse } from './markdown.ts';

/** The rules of a game as an article. */
export async function articleOf(door: Door, card: Card) {
  const { text, figures } = await door.call('rules', { game: card.id });
  const figure = (name: string, caption: string) => {
    const found = figures[name] as Figure | undefined;
    return found ? figureOf(card, found, caption) : null;
  };
  return h('article', { class: 'rules' }, ...elementsOf(parse(text), figure));
}

/** The button that prints the rules that show. */
export function printButton() {
  return makeButton({ word: 'Print', icon: 'print', look: 'quiet', press: () => print() });
}
