// What people say of the positions of a game, each known by the actions that lead there: a branch
// that becomes the game keeps what was said of it.
import { asFields, isText } from './checks.ts';

/** By place; '' where something was said and taken back, so that another device takes it back too. */
export type Remarks = Readonly<Record<string, string>>;

/** Maximum number of letters said of a position, and of positions of which something is said. */
export const LONGEST_SAID = 2000;
const MOST_SAID = 500;

/** Names a position: the number of actions that lead there, and what they are. */
export function placeOf(actions: readonly string[]): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of actions.join(' ')) {
    const code = letter.charCodeAt(0);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  return `${actions.length}.${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** Returns what is said once this is said of a position. */
export function saying(remarks: Remarks, actions: readonly string[], words: string): Remarks {
  const [place, text] = [placeOf(actions), clean(words)];
  return text || remarks[place] ? { ...remarks, [place]: text } : remarks;
}

/** Lines stay apart; what shows nothing says nothing. */
function clean(words: string): string {
  return words.trim().slice(0, LONGEST_SAID);
}

/** What is damaged is left out: it says nothing of the game. */
export function readSaid(value: unknown): { said?: Remarks } {
  const all = Object.entries(asFields(value)).slice(0, MOST_SAID);
  const right = all.flatMap(([place, words]) => (isText(words) ? [[place, clean(words)]] : []));
  return right.length ? { said: Object.fromEntries(right) } : {};
}
