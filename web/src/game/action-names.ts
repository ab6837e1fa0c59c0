/** What an action is called: in words, or in notation where people have asked for it. */
import type { Move } from '../scene/types.ts';

type Named = Pick<Move, 'text' | 'phrase'> & Partial<Pick<Move, 'brief'>>;

/** Returns an action in words, or in notation. */
export function actionName({ text, phrase }: Named, notation: boolean): string {
  return notation ? text : phrase;
}

/** Returns an action's name with what shows of it, which people may say to the device. */
export function accessibleName(name: string, shown: string): string {
  return plain(name).includes(plain(shown)) ? name : `${name}: ${shown}`;
}

/** The words of a text, whatever stands between them. */
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
