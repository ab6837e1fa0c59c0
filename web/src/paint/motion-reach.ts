import type { Box } from '../scene/geometry.ts';
import { bounds, middle, union } from '../scene/geometry.ts';
import type { Glyphs, Motion, Shape } from '../scene/types.ts';
import type { Actor } from './motion-plan.ts';

/** Room for strokes and arcs, which stand out from the box of a shape. */
const EDGE = 24;
/** How far above its way a shape is carried, or falls from, where its motion doesn't say. */
const LIFTS = { lift: 10, fall: 60, rise: 30, turn: 10 } as Record<string, number>;
/** How far chips fly, and how much higher than its lift a fall can begin. */
const CHIPS = 34;
const ARC = 1.3;

/** The box that a shape under way never leaves. */
export function reachOf(actor: Actor, glyphs: Glyphs): Box {
  const { motion, offset } = actor;
  const here = grown(swept(actor, glyphs), motion);
  const boxes = [here, moved(here, offset)];
  if (motion.then) {
    const next = reachOf({ ...actor, motion: motion.then, offset: [0, 0] }, glyphs);
    boxes.push(moved(next, offset));
  }
  return union(boxes);
}

/** The box of a shape in whatever size and turn its motion shows it. */
function swept({ shape, motion }: Actor, glyphs: Glyphs) {
  const box = drawnBox(shape, glyphs);
  const turns = motion.motion === 'break' || motion.faces;
  const scale = Math.max(1, motion.scale ?? 1);
  return turns || scale > 1 ? round(shape, box, scale) : box;
}

/** The box of what is drawn of a shape. */
export function drawnBox(shape: Shape, glyphs: Glyphs): Box {
  const { kind, size = 16, text = '', width = 0 } = shape;
  // Letters can be wider than the box of a text takes them for.
  const wide = kind === 'text' ? size * 0.25 * text.length : 0;
  return padded(bounds(shape, glyphs), EDGE + width + wide);
}

/** The box round a shape that turns about its place, or grows from there. */
function round({ x, y }: Shape, box: Box, scale: number): Box {
  const [mx, my] = x === undefined || y === undefined ? middle(box) : [x, y];
  const [across, down] = [
    Math.max(mx - box.left, box.right - mx),
    Math.max(my - box.top, box.bottom - my),
  ];
  const far = Math.hypot(across, down) * scale;
  return { left: mx - far, right: mx + far, top: my - far, bottom: my + far };
}

function grown(box: Box, { motion, lift = LIFTS[motion] ?? 0 }: Motion) {
  return padded(box, motion === 'break' ? CHIPS : lift * ARC);
}

function padded({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function moved({ left, top, right, bottom }: Box, [x, y]: [number, number]): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
