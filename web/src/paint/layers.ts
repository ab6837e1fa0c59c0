// The layers of a picture in painting order, and what of them is visible where.
import { type Box, bounds, padded, union } from '../scene/geometry.ts';
import type { Glyphs, Shape } from '../scene/types.ts';
import { blank, type Ctx, cleared } from './canvas.ts';
import type { Ground } from './ground.ts';
import { type MarkItem, paintMarks, thickness } from './marks.ts';
import { drawActor, restingTime } from './motion-draw.ts';
import type { Actor } from './motion-plan.ts';
import type { Look } from './palette.ts';
import { type Picture, place } from './picture.ts';
import { keyOf, paintShape } from './shapes.ts';
import { paintResting } from './still.ts';
import { boxAt, drawnBox, overlap, reachOf } from './windows.ts';

/** A shape or actor, and the box that it never leaves. */
type Boxed = { one: Shape | Actor; box: Box };
/** A visible item. It is unchanged if its key and box are. */
export type Item = { key: string; box: Box };

/** A picture in painting order; marks lie on the ground and on top of all. */
export type Layers = {
  /** The number of ground shapes below everything that moves. */
  below: number;
  /** The part of the board to paint; null for all of it. */
  within: Box | null;
  /** The ground from there on. */
  ground: Boxed[];
  /** The resting pieces, then the moving ones. */
  pieces: Boxed[];
};

/** @param pieces the picture's pieces, without those that are replaced */
export function layersOf({ scene: { ground }, actors, look }: Picture, pieces: Shape[]): Layers {
  const moving = new Map(actors.map((actor) => [actor.shape, actor]));
  const lying = new Set(ground);
  const first = ground.findIndex((shape) => moving.has(shape));
  const below = first < 0 ? ground.length : first;
  const boxed = (one: Shape | Actor) => {
    const box = isActor(one) ? reachOf(one, look.glyphs) : drawnBox(one, look.glyphs);
    return { one, box };
  };
  const resting = pieces.filter((shape) => !moving.has(shape));
  const standing = actors.filter(({ shape }) => !lying.has(shape));
  return {
    below,
    within: null,
    ground: ground.slice(below).map((shape) => boxed(moving.get(shape) ?? shape)),
    pieces: [...resting, ...standing].map(boxed),
  };
}

/** Returns what is visible of the layers in a part of the board. */
export function layersIn({ below, ground, pieces }: Layers, within: Box): Layers {
  const visible = (some: Boxed[]) => some.filter(({ box }) => overlap(box, within));
  return { below, within, ground: visible(ground), pieces: visible(pieces) };
}

function isActor(one: Shape | Actor): one is Actor {
  return 'phase' in one;
}

/** Returns all visible items, in painting order. */
export function itemsOf({ below, ground, pieces }: Layers, picture: Picture): Item[] {
  const { scene, look, lifted, held, under, top } = picture;
  const { glyphs } = look;
  const mark = (item: MarkItem) => ({ key: JSON.stringify(item), box: markBox(item, glyphs) });
  const item = ({ one, box }: Boxed): Item => {
    if (isActor(one)) return actorItem(one, picture);
    const of = one.of ?? '';
    return { key: `${keyOf(one)}${lifted.includes(of)} ${of !== '' && of === held}`, box };
  };
  return [
    ...scene.ground.slice(0, below).map((one) => item({ one, box: drawnBox(one, glyphs) })),
    ...ground.map(item),
    ...under.map(mark),
    ...pieces.map(item),
    ...top.map(mark),
  ];
}

function actorItem(actor: Actor, { time, look }: Picture): Item {
  const at = restingTime(actor, time);
  const { shape, phase, motion, offset } = actor;
  const key = `${keyOf(shape)}${phase} ${motion.motion} ${offset} ${at}`;
  return { key, box: boxAt(actor, look.glyphs, at) };
}

/** How far a mark's line and halo, or brackets, extend beyond what they mark, in board units. */
const ROUND_MARK = 24;

function markBox(item: MarkItem, glyphs: Glyphs): Box {
  return padded(markedBox(item, glyphs), ROUND_MARK);
}

function markedBox(item: MarkItem, glyphs: Glyphs): Box {
  if (item.kind === 'brackets') return item.box;
  if ('shape' in item) return padded(bounds(item.shape, glyphs), item.width);
  if (item.kind === 'rims') return union(item.within.flat().map((shape) => bounds(shape, glyphs)));
  const { x, y } = item;
  const [rx, ry] = item.kind === 'ring' ? [item.rx, item.ry] : [ROUND_MARK, ROUND_MARK];
  return { left: x - rx, right: x + rx, top: y - ry, bottom: y + ry };
}

/**
 * Paints a picture, or the part of it in the layers. Previews, and what picks have put down, have
 * no layer: they are painted with whole pictures.
 */
export function paintLayers(ctx: Ctx, picture: Picture, layers: Layers, ground: Ground) {
  const { below, within, ground: lying, pieces } = layers;
  const { look, ghost, proposal, laid = [] } = picture;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (below === picture.scene.ground.length) ground.fill(ctx, picture);
  else ground.fillBelow(ctx, picture, below, within);
  const pen = { ctx, look, thick: thickness(place(ctx, picture), devicePixelRatio) };
  paintSome(ctx, picture, lying);
  paintMarks(pen, picture.under);
  if (ghost) paintFaintly(ctx, ghost.ground, look);
  if (proposal) paintProposed(ctx, proposal.ground, look);
  paintSome(ctx, picture, pieces);
  for (const { shape } of laid) paintShape(ctx, shape, look);
  if (ghost) paintFaintly(ctx, ghost.pieces, look);
  if (proposal) paintProposed(ctx, proposal.pieces, look);
  paintMarks(pen, picture.top);
}

function paintSome(ctx: Ctx, picture: Picture, some: Boxed[]) {
  for (const { one } of some) {
    if (isActor(one)) drawActor(ctx, one, picture.time, picture.look);
    else paintResting(ctx, one, picture);
  }
}

/** The opacity of a preview. */
const FAINT = 0.62;

function paintFaintly(ctx: Ctx, shapes: Shape[], look: Look) {
  ctx.save();
  ctx.globalAlpha *= FAINT;
  for (const shape of shapes) paintShape(ctx, shape, look);
  ctx.restore();
}

// The action that a hint proposes, as a translucent ghost in the colour of picks.

/** How much of the colour of picks lies on the shapes, and how opaque they are. */
const TINT = 0.4;
const OPACITY = 0.92;
/** The glow around them, and the light edge inside, as fractions of the canvas's width. */
const GLOW = 0.012;
const EDGE = 0.006;
/** A single shadow is too faint on a strong ground. */
const TIMES = 3;

/** The canvas on which shapes are tinted, made when first needed. */
let tinted: HTMLCanvasElement | undefined;

/** Paints shapes that are only proposed. */
function paintProposed(ctx: Ctx, shapes: Shape[], look: Look) {
  if (!shapes.length) return;
  tinted ??= blank();
  const layer = cleared(tinted, ctx.canvas);
  layer.save();
  layer.setTransform(ctx.getTransform());
  for (const shape of shapes) paintShape(layer, shape, look);
  layer.restore();
  tint(layer, look.pick);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  paintShadow(ctx, tinted, look.pick, GLOW);
  paintShadow(ctx, tinted, look.halo, EDGE);
  ctx.globalAlpha = OPACITY;
  ctx.drawImage(tinted, 0, 0);
  ctx.restore();
}

/** Paints only the shadow of an image: the image itself is painted outside the canvas. */
function paintShadow(ctx: Ctx, image: HTMLCanvasElement, color: string, blur: number) {
  const { width } = ctx.canvas;
  ctx.save();
  ctx.shadowColor = color;
  ctx.shadowBlur = blur * width;
  ctx.shadowOffsetX = width;
  for (let i = 0; i < TIMES; i += 1) ctx.drawImage(image, -width, 0);
  ctx.restore();
}

/** Tints everything that is painted. */
function tint(ctx: Ctx, color: string) {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.globalAlpha = TINT;
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}
