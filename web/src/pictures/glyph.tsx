// One of a game's drawings as a small picture.
import { useMemo } from 'preact/hooks';
import { lookOf } from '../paint/palette.ts';
import { paintShape } from '../paint/shapes.ts';
import type { Box } from '../scene/geometry.ts';
import { bounds, union } from '../scene/geometry.ts';
import type { Card, Glyphs } from '../scene/types.ts';
import { themeName } from '../ui/theme.ts';
import { usePainted } from './painted.ts';

export type GlyphProps = {
  card: Pick<Card, 'colors' | 'glyphs'>;
  name: string;
  /** Its height in CSS pixels. */
  size: number;
  /** Whether its corners are cut off round. */
  round?: boolean;
};

export function Glyph({ card, name, size, round = false }: GlyphProps) {
  const frame = useMemo(() => frameOf(card.glyphs, name), [card, name]);
  const paint = (canvas: HTMLCanvasElement) => {
    if (frame) paintGlyph(canvas, { card, name, size, round }, frame);
  };
  const canvas = usePainted(paint, [card, name, size, round]);
  const width = frame && `${size * ratioOf(frame)}px`;
  const style = { height: `${size}px`, ...(width && { width }) };
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is focusable only with tabindex
  return <canvas class="glyph" aria-hidden="true" ref={canvas} style={style} />;
}

function paintGlyph(
  canvas: HTMLCanvasElement,
  { card, name, size, round = false }: GlyphProps,
  frame: Box,
) {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const scale = (size * devicePixelRatio) / (frame.bottom - frame.top);
  canvas.height = Math.round(size * devicePixelRatio);
  canvas.width = Math.round(size * ratioOf(frame) * devicePixelRatio);
  ctx.scale(scale, scale);
  ctx.translate(-frame.left, -frame.top);
  if (round) clipTo(ctx, frame);
  const look = lookOf(card, themeName(), canvas);
  for (const shape of card.glyphs[name]) paintShape(ctx, shape, look, `${name} ${shape.id}`);
}

/**
 * The part of a drawing that shows: its first shape is its ground, where that is a polygon. Null
 * for a drawing that the game does not have.
 */
function frameOf(glyphs: Glyphs, name: string): Box | null {
  const [first, ...rest] = glyphs[name] ?? [];
  if (!first) return null;
  const box = bounds(first, glyphs);
  if (first.kind === 'polygon' && first.round) return box;
  return union([box, ...rest.map((shape) => bounds(shape, glyphs))]);
}

function ratioOf({ left, right, top, bottom }: Box) {
  return (right - left) / (bottom - top);
}

function clipTo(ctx: CanvasRenderingContext2D, { left, right, top, bottom }: Box) {
  const width = right - left;
  ctx.beginPath();
  ctx.roundRect(left, top, width, bottom - top, width * 0.2);
  ctx.clip();
}
