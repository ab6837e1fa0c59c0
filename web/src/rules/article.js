/** @import {Card, Door, Figure} from "../types.js" */
import { makeButton } from '../page/button.js';
import { h } from '../page/dom.js';
import { elementsOf } from './elements.js';
import { figureOf } from './figure.js';
import { parse } from './markdown.js';

/**
 * The rules of a game as an article.
 * @param {Door} door
 * @param {Card} card
 */
export async function articleOf(door, card) {
  const { text, figures } = await door.call('rules', { game: card.id });
  const figure = (/** @type {string} */ name, /** @type {string} */ caption) => {
    const found = /** @type {Figure | undefined} */ (figures[name]);
    return found ? figureOf(card, found, caption) : null;
  };
  return h('article', { class: 'rules' }, ...elementsOf(parse(text), figure));
}

/** The button that prints the rules that show. */
export function printButton() {
  return makeButton({ word: 'Print', icon: 'print', look: 'quiet', press: () => print() });
}
