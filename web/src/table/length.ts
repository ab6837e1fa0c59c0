// About how long a game with people elsewhere takes, if chance has a part in it.
import { useEffect, useState } from 'preact/hooks';
import type { Door, MatchLength, View } from '../scene/types.ts';
import type { OpenTable } from './hooks.ts';

type Variant = { game: string; players: number; options: Record<string, string> };

/** What the rules have said; they play a game to find out. */
const lengths = new Map<string, MatchLength>();

/** Asks about how long a game will be; null until it is known, and if nothing is asked. */
export function useLength(door: Door, variant: Variant | null): MatchLength | null {
  const name = JSON.stringify(variant);
  const [length, setLength] = useState(lengths.get(name) ?? null);
  useEffect(() => {
    setLength(lengths.get(name) ?? null);
    if (!variant || lengths.has(name)) return;
    const keep = (value: MatchLength) => {
      lengths.set(name, value);
      setLength(value);
    };
    door.call('length', variant).then(keep, () => {});
  }, [door, name]);
  return length;
}

/** Asks about the game at a table. */
export function useTableLength({ page, session }: OpenTable, asks: boolean): MatchLength | null {
  const { record, display } = session.now;
  const view = display.value?.view;
  const { game, players, options } = record.value;
  return useLength(page.door, asks && view && hasChance(view) ? { game, players, options } : null);
}

export function hasChance({ moves, to_move: next }: View): boolean {
  return next === 'chance' || moves.some(({ player }) => player === 'chance');
}
