// Parts of the page that are rendered anew only where what they tell has changed.
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

type Same<Told> = (name: string | number, told: Told, make: (told: Told) => VNode) => VNode;

/**
 * Returns a function that gives a part again, by its name, as long as what it tells stays the same:
 * what is given again is not rendered. Else it makes the part.
 * @param of what else the parts are made of; where it changes, all are made anew
 */
export function useSame<Told>(of: unknown): Same<Told> {
  return useMemo(() => {
    const known = new Map<string | number, { key: string; part: VNode }>();
    return (name, told, make) => {
      const key = JSON.stringify(told);
      const kept = known.get(name);
      if (kept?.key === key) return kept.part;
      const part = make(told);
      known.set(name, { key, part });
      return part;
    };
  }, [of]);
}
