// The strength of bot that makes a game even, as it was last found: the dialog before a game says it.
import { read, write } from './prefs.ts';

const entryName = (game: string) => `even:${game}`;

export function keepStrength(game: string, strength: number) {
  write(entryName(game), `${strength}`);
}

/** Returns null where none was found yet. */
export function keptStrength(game: string): number | null {
  const strength = Number(read(entryName(game)));
  return strength >= 1 && strength <= 99 ? strength : null;
}
