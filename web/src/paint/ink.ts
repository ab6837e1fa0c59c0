// The box of what is painted of a shape, with its stroke.
import type { Box } from '../scene/geometry.ts';
import { bounds, boxOf, pathPoints, union } from '../scene/geometry.ts';
import type { Glyphs, Shape } from '../scene/types.ts';

/** How far a pointed corner reaches beyond its line: the limit of a canvas, in half widths. */
const POINTED = 10;
/** How far a pencil's line wanders beyond its edge, in half widths. */
const WANDERS = 2;
/**
 * What letters can have outside the box of a text, as parts of its size: on either side for each
 * of them, and above and below it.
 */
const WIDER = 0.25;
const TALLER = 0.35;

/** Boxes that take long to find: neither shapes nor glyphs change. */
const known: WeakMap<object, Box> = new WeakMap();

/** Returns the box of what is painted of a shape. */
export function inkBox(shape: Shape, glyphs: Glyphs): Box {
  const kept = known.get(shape);
  if (kept) return kept;
  const box = shape.kind === 'glyph' ? glyphInk(shape, glyphs) : padded(filled(shape), edge(shape));
  known.set(shape, box);
  return box;
}

function filled(shape: Shape): Box {
  if (shape.kind === 'text') return lettered(shape);
  return shape.kind === 'path' ? boxOf(pathPoints(shape.d ?? '', true)) : bounds(shape);
}

function lettered(shape: Shape): Box {
  const { size = 16, text = '', turn } = shape;
  const [across, down] = [size * WIDER * text.length, size * TALLER];
  return turn ? padded(bounds(shape), Math.max(across, down)) : padded(bounds(shape), across, down);
}

/** How far the line round a shape reaches. */
function edge({ stroke, width = 1, join, texture }: Shape) {
  const beyond = join === 'miter' ? POINTED : texture === 'pencil' ? WANDERS : 1;
  return stroke ? (width / 2) * beyond : 0;
}

function glyphInk({ x = 0, y = 0, scale = 1, name = '' }: Shape, glyphs: Glyphs): Box {
  const parts = glyphs[name] ?? [];
  if (!parts.length) return { left: x, right: x, top: y, bottom: y };
  const box = known.get(parts) ?? union(parts.map((part) => inkBox(part, glyphs)));
  known.set(parts, box);
  return {
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  };
}

/** Returns a box with so much room on its left and right, and above and below. */
export function padded({ left, top, right, bottom }: Box, across: number, down = across): Box {
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}
