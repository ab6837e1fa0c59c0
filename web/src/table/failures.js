/** @import {Layout} from "./layout.js" */
import { problem } from '../page/notes.js';
import { errorWords, sentence } from '../page/words.js';

/**
 * Says at the table that something did not work, and offers to try again.
 * @param {Layout} layout @param {unknown} error @param {() => void} press
 */
export function sayFailed(layout, error, press) {
  const words = `That did not work: ${sentence(errorWords(error))} Your moves are kept.`;
  layout.note(problem(words, [{ word: 'Try again', press }]));
}

/**
 * Says that a bot has not moved, and lets it try again.
 * @param {Layout} layout @param {unknown} error @param {() => void} again
 */
export function sayBotFailed(layout, error, again) {
  const press = () => {
    layout.note(null);
    again();
  };
  const words = `The bot could not move: ${sentence(errorWords(error))}`;
  layout.note(problem(words, [{ word: 'Try again', press }]));
}
