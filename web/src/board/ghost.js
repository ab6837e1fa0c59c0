/** @import {Glyphs, Scene, Shape} from "../types.js" */
import { bounds, middle } from './geometry.js';

/**
 * What an action would bring: shapes that lie and stand, to be shown faintly, and what they
 * stand in the place of.
 * @typedef {{ground: Shape[], pieces: Shape[], hidden: Set<Shape>}} Ghost
 */

const SAME_PLACE = 3;

/**
 * The shapes that are new in a scene. One that comes where another of its kind goes stands in
 * its place; of what lies, such a one isn't shown.
 * @param {Scene} now @param {Scene} next @param {Glyphs} glyphs @returns {Ghost}
 */
export function ghostOf(now, next, glyphs) {
  const known = new Set([...now.ground, ...now.pieces].map(({ id }) => id));
  const kept = new Set([...next.ground, ...next.pieces].map(({ id }) => id));
  const goes = (/** @type {Shape} */ { id }) => !kept.has(id);
  const [lying, standing] = [now.ground.filter(goes), now.pieces.filter(goes)];
  const isNew = (/** @type {Shape} */ shape) => !known.has(shape.id) && isSeen(shape);
  const instead = (/** @type {Shape} */ shape, /** @type {Shape[]} */ of) =>
    of.find((old) => old.kind === shape.kind && samePlace(old, shape, glyphs));
  const ground = next.ground.filter((shape) => isNew(shape) && !instead(shape, lying));
  const pieces = next.pieces.filter(isNew);
  const hidden = pieces.map((shape) => instead(shape, standing)).filter((old) => old !== undefined);
  return { ground, pieces, hidden: new Set(hidden) };
}

/** @param {Shape} shape */
function isSeen({ kind, fill, stroke, texture }) {
  return kind === 'glyph' || Boolean(fill || stroke || texture);
}

/** @param {Shape} one @param {Shape} other @param {Glyphs} glyphs */
function samePlace(one, other, glyphs) {
  const [[x, y], [u, v]] = [place(one, glyphs), place(other, glyphs)];
  return Math.hypot(u - x, v - y) < SAME_PLACE;
}

/** @param {Shape} shape @param {Glyphs} glyphs @returns {[number, number]} */
function place(shape, glyphs) {
  const { x, y } = shape;
  return x === undefined || y === undefined ? middle(bounds(shape, glyphs)) : [x, y];
}
