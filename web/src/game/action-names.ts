/** The names of actions: in words, or in notation if people have chosen that. */
import type { Move } from '../scene/types.ts';

type Named = Pick<Move, 'text' | 'phrase'> & Partial<Pick<Move, 'brief'>>;

/** Returns an action in words, or in notation. */
export function actionName({ text, phrase }: Named, notation: boolean): string {
  return notation ? text : phrase;
}

/** Returns an action's name together with the text that shows, so that voice control finds it. */
export function accessibleName(name: string, label: string): string {
  return plain(name).includes(plain(label)) ? name : `${name}: ${label}`;
}

/** Returns the words of a text without punctuation. */
function plain(text: string) {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Returns an action for small spaces. */
export function briefName({ text, phrase, brief }: Named, notation: boolean): string {
  return notation ? text : (brief ?? phrase);
}
