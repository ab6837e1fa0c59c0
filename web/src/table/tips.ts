import type { Card } from '../scene/types.ts';

/**
 * What a tip goes by: how many actions people have decided at this table, whether the board is
 * small and under a finger, and which commands could be given.
 */
export type TipState = {
  card: Pick<Card, 'id' | 'tip'>;
  decided: number;
  small: boolean;
  can: { undo: boolean; hint: boolean };
};

export type Tip = { id: string; words: string };

/** After so many actions of theirs people need no tips, and what is due may be something else. */
const BEGINNING = 12;

/**
 * Every tip that fits, the first to show first. What it is about makes it go: `undo`, `hint` and
 * `rules` are commands.
 */
function fitting({ card, decided, small, can }: TipState): Tip[] {
  const tips = [
    [Boolean(card.tip), `game ${card.id}`, card.tip],
    [small, 'near', 'Two fingers make the board larger.'],
    [decided > 0 && can.undo, 'undo', 'A slip? Take back undoes it.'],
    [decided > 1 && can.hint, 'hint', 'Not sure? Hint shows a good move.'],
    [decided > 2, 'rules', 'The rules are always there, beside the game.'],
  ] as [boolean, string, string][];
  return tips.filter(([fits]) => fits).map(([, id, words]) => ({ id, words }));
}

/** The next tip that nobody has seen. */
export function nextTip(now: TipState, seen: string[]): Tip | null {
  if (now.decided > BEGINNING) return null;
  return fitting(now).find(({ id }) => !seen.includes(id)) ?? null;
}
