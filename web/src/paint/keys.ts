// What is seen of a shape, as a text: where it stays the same, nothing has to be painted anew.
import type { Shape } from '../scene/types.ts';

/** What is not seen of a shape: a label or a mark can change while its looks don't. */
const UNSEEN: ReadonlySet<string> = new Set<keyof Shape>([
  'last',
  'label',
  'title',
  'sheet',
  'puts',
  'mark',
  'of',
  'enter',
  'move',
  'exit',
]);

const known: WeakMap<Shape, string> = new WeakMap();

/** Returns what is seen of a shape as a text. JSON of these fields takes several times as long. */
export function keyOf(shape: Shape): string {
  const kept = known.get(shape);
  if (kept !== undefined) return kept;
  let key = '';
  for (const field in shape) {
    if (!UNSEEN.has(field)) key += `${field} ${shape[field as keyof Shape]}\n`;
  }
  known.set(shape, key);
  return key;
}
