import { problem } from '../ui/notes.ts';
import { errorWords, sentence } from '../ui/words.ts';
import type { Layout } from './layout.ts';

/** Says at the table that something did not work, and offers to try again. */
export function sayFailed(layout: Layout, error: unknown, press: () => void) {
  const words = `That did not work: ${sentence(errorWords(error))} Your moves are kept.`;
  layout.note(problem(words, [{ word: 'Try again', press }]));
}

/** Says that a bot has not moved, and lets it try again. */
export function sayBotFailed(layout: Layout, error: unknown, again: () => void) {
  const press = () => {
    layout.note(null);
    again();
  };
  const words = `The bot could not move: ${sentence(errorWords(error))}`;
  layout.note(problem(words, [{ word: 'Try again', press }]));
}
