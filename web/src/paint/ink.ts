// The box of what is painted of a shape, with its stroke.
import type { Box } from '../scene/geometry.ts';
import { bounds, boxKeeper, boxOf, padded, pathPoints, roundParts } from '../scene/geometry.ts';
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

const keptBox = boxKeeper();

/** Returns the box of what is painted of a shape. */
export function inkBox(shape: Shape, glyphs: Glyphs): Box {
  return keptBox(shape, () =>
    shape.kind === 'glyph'
      ? roundParts(shape, glyphs, keptBox, inkBox)
      : padded(filled(shape), edge(shape)),
  );
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
