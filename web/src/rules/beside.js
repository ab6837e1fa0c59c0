/** @import {Card, Door} from "../types.js" */
import { h } from '../page/dom.js';
import { problem } from '../page/notes.js';
import { openSheet } from '../page/sheet.js';
import { errorWords, sentence } from '../page/words.js';
import { articleOf, printButton } from './article.js';

/**
 * Opens a game's rules as a sheet beside the board.
 * @param {Door} door
 * @param {Card} card
 * @param {HTMLElement} progress says how far the start of the rules is
 */
export async function openRules(door, card, progress) {
  const content = h('div', { class: 'rules-beside' }, progress);
  openSheet({ title: 'Rules', content, kind: 'side', actions: [printButton()] });
  try {
    content.replaceChildren(await articleOf(door, card));
  } catch (error) {
    const words = `The rules can’t be shown now: ${sentence(errorWords(error))}`;
    content.replaceChildren(problem(words));
  }
}
