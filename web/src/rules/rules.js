/** @import {Card, Door} from "../types.js" */
import { h } from '../page/dom.js';
import { problem } from '../page/notes.js';
import { openSheet } from '../page/sheet.js';
import { errorWords, sentence } from '../page/words.js';
import { render } from './markdown.js';

/** Opens a game's rules as a sheet. @param {Door} door @param {Card} card */
export async function openRules(door, card) {
  const content = h('article', { class: 'rules' }, h('p', { text: 'Fetching the rules …' }));
  openSheet({ title: 'Rules', content, kind: 'side' });
  try {
    const { text } = await door.call('rules', { game: card.id });
    content.replaceChildren(render(text));
  } catch (error) {
    const words = `The rules can’t be shown now: ${sentence(errorWords(error))}`;
    content.replaceChildren(problem(words));
  }
}
