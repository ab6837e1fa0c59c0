// One of a game's drawings as a small picture.
import type { RefObject } from 'preact';
import { type Inputs, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { blank, contextOf, givesBack } from '../paint/canvas.ts';
import { haveFonts, lookOf } from '../paint/palette.ts';
import { paintShape } from '../paint/shapes.ts';
import { type Box, bounds, union } from '../scene/geometry.ts';
import type { Card, Glyphs } from '../scene/types.ts';
import { afterRender } from '../ui/schedule.ts';
import { themeName } from '../ui/theme.ts';
import { keepPainted, type Painted } from './painted.ts';

export type GlyphProps = {
  card: Pick<Card, 'colors' | 'glyphs'>;
  name: string;
  /** Its height in CSS pixels. */
  size: number;
  /** Whether its corners are cut off round. */
  round?: boolean;
};

/**
 * An image, not a canvas: a list has hundreds of them, and while anything on the page moves a
 * browser looks after every canvas in every frame.
 */
export function Glyph(props: GlyphProps) {
  const { card, name, size, round = false } = props;
  const frame = useMemo(() => frameOf(card.glyphs, name), [card, name]);
  const show = (element: Painted) => {
    if (!frame) return;
    if (element instanceof HTMLCanvasElement) paintGlyph(element, element, props, frame);
    else element.src = imageOf(element, props, frame);
  };
  const ref = usePainted(show, [card, name, size, round]);
  const width = frame && `${size * ratioOf(frame)}px`;
  const style = { height: `${size}px`, ...(width && { width }) };
  if (!givesBack()) {
    const canvas = ref as RefObject<HTMLCanvasElement>;
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is focusable only with tabindex
    return <canvas class="glyph" aria-hidden="true" ref={canvas} style={style} />;
  }
  const image = ref as RefObject<HTMLImageElement>;
  return <img class="glyph" alt="" draggable={false} decoding="sync" ref={image} style={style} />;
}

/** Keeps the picture painted that the returned ref is given to. */
function usePainted(paint: (picture: Painted) => void, inputs: Inputs) {
  const ref = useRef<Painted>(null);
  useLayoutEffect(() => {
    const picture = ref.current;
    if (!picture) return undefined;
    keepPainted(picture, () => paint(picture));
    return onPage(picture, () => paint(picture));
  }, inputs);
  return ref;
}

/**
 * Does something to an element as soon as it is on the page, where styles give it its colours: at
 * once, or in the next frame, as in a dialog that is filled before it opens.
 * @returns ends it
 */
function onPage(element: Element, act: () => void) {
  let frame = 0;
  let ended = false;
  afterRender(() => {
    if (ended) return;
    if (element.isConnected) act();
    else frame = requestAnimationFrame(act);
  });
  return () => {
    ended = true;
    cancelAnimationFrame(frame);
  };
}

/** Painted images, by the drawings that they show. */
const images: WeakMap<Glyphs, Map<string, string>> = new WeakMap();

/** Returns the address of an image, which is painted only once. */
function imageOf(element: Element, props: GlyphProps, frame: Box): string {
  const { card, name, size, round } = props;
  const ofCard = images.get(card.glyphs) ?? new Map<string, string>();
  images.set(card.glyphs, ofCard);
  const key = [name, size * devicePixelRatio, round, themeName(), haveFonts()].join();
  const image = ofCard.get(key) ?? paintGlyph(blank(), element, props, frame).toDataURL();
  ofCard.set(key, image);
  return image;
}

/** @param element whose style has the page's colours */
function paintGlyph(
  canvas: HTMLCanvasElement,
  element: Element,
  { card, name, size, round = false }: GlyphProps,
  frame: Box,
): HTMLCanvasElement {
  const ctx = contextOf(canvas);
  const scale = (size * devicePixelRatio) / (frame.bottom - frame.top);
  canvas.height = Math.round(size * devicePixelRatio);
  canvas.width = Math.round(size * ratioOf(frame) * devicePixelRatio);
  ctx.scale(scale, scale);
  ctx.translate(-frame.left, -frame.top);
  if (round) clipTo(ctx, frame);
  const look = lookOf(card, themeName(), element);
  for (const shape of card.glyphs[name]) paintShape(ctx, shape, look, `${name} ${shape.id}`);
  return canvas;
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
