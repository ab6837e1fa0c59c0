// What the picks of an action take up and put down, such as numbers that are written on a map.
import type { Shape, View } from './types.ts';

type Hand = Pick<View, 'hand' | 'picks'>;

/** Returns the picks that are made from the start: the first thing is in the hand. */
export function begun({ hand, picks }: Hand): string[] {
  return hand.slice(0, 1).filter((id) => Object.hasOwn(picks, id));
}

/** Returns what is in the hand after some picks: once a thing is put down, the next one. */
export function inHand({ hand }: Hand, path: readonly string[]): string | null {
  const last = path.at(-1);
  if (last === undefined || !hand.includes(path[0])) return null;
  return hand.includes(last) ? last : (hand.find((id) => !path.includes(id)) ?? null);
}

/** Returns what some picks have put down, each with the place that it lies on. */
export function putDown(
  shapes: ReadonlyMap<string, Shape>,
  path: readonly string[],
): { shape: Shape; on: string }[] {
  return path.slice(1).flatMap((on, i) => {
    const shape = shapes.get(path[i])?.puts;
    return shape ? [{ shape, on }] : [];
  });
}
