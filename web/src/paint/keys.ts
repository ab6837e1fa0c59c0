// What is seen of a shape, as a text: where it stays the same, nothing has to be painted anew.
import type { Shape } from '../scene/types.ts';

/** Which fields of a shape are seen: a label or a mark can change while its looks don't. */
const IS_SEEN: Record<keyof Shape, boolean> = {
  id: true,
  kind: true,
  points: true,
  round: true,
  x: true,
  y: true,
  r: true,
  d: true,
  name: true,
  scale: true,
  text: true,
  size: true,
  weight: true,
  font: true,
  align: true,
  turn: true,
  fill: true,
  stroke: true,
  width: true,
  dash: true,
  opacity: true,
  join: true,
  texture: true,
  ink: true,
  last: false,
  label: false,
  title: false,
  sheet: false,
  puts: false,
  mark: false,
  of: false,
  enter: false,
  move: false,
  exit: false,
};

const known: WeakMap<Shape, string> = new WeakMap();

/** Returns what is seen of a shape as a text. JSON of these fields takes several times as long. */
export function keyOf(shape: Shape): string {
  const kept = known.get(shape);
  if (kept !== undefined) return kept;
  let key = '';
  for (const field in shape) {
    if (IS_SEEN[field as keyof Shape]) key += `${field} ${shape[field as keyof Shape]}\n`;
  }
  known.set(shape, key);
  return key;
}
