// Parts of the page that render again only if what they show has changed.
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

type Same<Facts> = (name: string | number, facts: Facts, make: (facts: Facts) => VNode) => VNode;

/**
 * Returns a function that gives a part again, by its name, as long as what it tells stays the same:
 * what is given again is not rendered. Else it makes the part.
 * @param of what else the parts depend on; if it changes, all are made again
 */
export function useSame<Facts>(of: unknown): Same<Facts> {
  return useMemo(() => {
    const entries = new Map<string | number, { key: string; part: VNode }>();
    return (name, facts, make) => {
      const key = JSON.stringify(facts);
      const entry = entries.get(name);
      if (entry?.key === key) return entry.part;
      const part = make(facts);
      entries.set(name, { key, part });
      return part;
    };
  }, [of]);
}
