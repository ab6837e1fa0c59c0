import type { Card, Door } from '../scene/types.ts';
import { openSheet } from '../ui/dialog.ts';
import { h } from '../ui/dom.ts';
import { problem } from '../ui/notes.ts';
import { errorWords, sentence } from '../ui/words.ts';
import { articleOf, printButton } from './article.ts';

/**
 * Opens a game's rules as a sheet beside the board.
 * @param progress says how far the start of the rules is
 */
export async function openRules(door: Door, card: Card, progress: HTMLElement) {
  const content = h('div', { class: 'rules-beside' }, progress);
  openSheet({ title: 'Rules', content, kind: 'side', actions: [printButton()] });
  try {
    content.replaceChildren(await articleOf(door, card));
  } catch (error) {
    const words = `The rules can’t be shown now: ${sentence(errorWords(error))}`;
    content.replaceChildren(problem(words));
  }
}
