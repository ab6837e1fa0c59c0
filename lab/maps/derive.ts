// Derives the outlines of On Tour's maps from the pinned atlases (us-atlas and world-atlas, ISC).
//
//   npm ci && node derive.ts <folder to write to>
//
// The packages are installed for this alone. The outlines are committed, and made.json says from what
// they were made, so that a test sees what is changed and not derived anew.
// Points are projected equal-area (Albers), the shared borders found again, and simplified once
// for both sides (Visvalingam), so that neighbours still fit. What is written are arcs as steps in
// tenths of a board unit, and each area as rings of arcs; pygames/games/on_tour/rules/charts.py reads it.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Box, PLANS, type Plan } from './plans.ts';

type Point = [number, number];
type Ring = Point[];
type Polygon = Ring[];
/** The polygons of each area, by its id. */
type Areas = Record<string, Polygon[]>;
type Feature = {
  properties: { name: string };
  geometry:
    | { type: 'Polygon'; coordinates: Polygon }
    | { type: 'MultiPolygon'; coordinates: Polygon[] };
};
/** Shapes that share their borders: rings are numbers of arcs, `~n` is arc n backwards. */
type Shapes = { arcs: Point[][]; objects: Record<string, { arcs: number[][][] }> };
/** The rings of each area, as numbers of arcs. */
type Rings = Record<string, number[][]>;
/** The areas that each arc borders. */
type Owners = Map<number, string[]>;
type Regions = Record<string, [row: string, column: string]>;
type Link = { a: string; b: string };
type Area = { id: string; regions: [string, string]; atlas_names: string[]; adjacent: string[] };
type GameMap = { id: string; areas: Area[]; declared_links: Link[]; dropped_links: Link[] };

const [, , target] = process.argv as [string, string, string];
const require = createRequire(import.meta.url);
const { geoConicEqualArea } = require('d3-geo');
const { feature, merge } = require('topojson-client');
const { topology } = require('topojson-server');
const { presimplify, simplify } = require('topojson-simplify');
const { default: polylabel } = require('polylabel');

const MAPS: Record<string, GameMap> = JSON.parse(
  readFileSync(new URL('../../tests/games/on_tour/maps.json', import.meta.url), 'utf8'),
).maps;
const BEYOND = 'beyond';
const INLAND = 7;
const SMALL_ISLAND = 22;
/** How coarse the small maps are: triangles dropped, and islands, in square units. */
const COARSE = 30;
const COARSE_ISLAND = 120;

/** The rings of each area's features, in degrees: {id: [polygon, …]}. */
function polygonsOf(map: GameMap, plan: Plan): Areas {
  const atlas = require(plan.atlas);
  const { features }: { features: Feature[] } = feature(atlas, atlas.objects[plan.object]);
  return Object.fromEntries(
    map.areas.map((area) => [area.id, polygonsOfArea(area, features, plan)]),
  );
}

function polygonsOfArea(area: Area, features: Feature[], plan: Plan): Polygon[] {
  const named = (name: string) => {
    const match = features.find((f) => f.properties.name === name);
    if (!match) throw new Error(`${area.id}: ${name} is not in the atlas`);
    return match;
  };
  const own = area.atlas_names.map(named);
  const additions = (plan.given?.[area.id] ?? []).flatMap(([name, within]) =>
    polygons(named(name)).filter((p) => isWithin(p, within)),
  );
  const gap = plan.taken?.[area.id];
  return [...own.flatMap(polygons), ...additions].filter((p) => !(gap && isWithin(p, gap)));
}

/** The polygons of a feature; what lies beyond the date line is counted on eastwards. */
function polygons({ geometry }: Feature): Polygon[] {
  const list = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const onward = ([x, y]: Point): Point => [x < -140 ? x + 360 : x, y];
  return list.map((polygon) => polygon.map((ring) => ring.map(onward)));
}

function isWithin([ring]: Polygon, [west, south, east, north]: Box) {
  return ring?.every(([x, y]) => x > west && x < east && y > south && y < north);
}

/** Cuts polygons to a box of degrees (Sutherland and Hodgman); drops what is outside. */
function cut(list: Polygon[], [west, south, east, north]: Box): Polygon[] {
  const edges: [axis: 0 | 1, at: number, side: number][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  const cutRing = (ring: Ring) =>
    edges.reduce((points, edge) => cutAt(points, ...edge), ring.slice(0, -1));
  return list
    .map((polygon) => polygon.map(cutRing).filter((ring) => ring.length > 2))
    .filter((polygon) => polygon.length > 0)
    .map((polygon) => polygon.map((ring) => [...ring, ring[0]]));
}

/** Triangles outside along the cut edge, so that it is found as a border and not as coast. */
function beyond(areas: Areas, east: number): Polygon[] {
  const edges = Object.values(areas)
    .flat(2)
    .flatMap((ring) =>
      ring
        .slice(1)
        .map((point, i) => [ring[i], point])
        .filter((ends) => ends.every(([x]) => x === east)),
    );
  return edges.map(([from, to]) => [[to, from, [east + 3, (from[1] + to[1]) / 2], to]]);
}

function cutAt(points: Ring, axis: 0 | 1, at: number, side: number): Ring {
  const inside = (p: Point) => (p[axis] - at) * side >= 0;
  return points.flatMap((point, i) => {
    const last = points[(i + points.length - 1) % points.length];
    if (inside(point) === inside(last)) return inside(point) ? [point] : [];
    const t = (at - last[axis]) / (point[axis] - last[axis]);
    const on = (k: 0 | 1) => (k === axis ? at : last[k] + t * (point[k] - last[k]));
    const crossing: Point = [on(0), on(1)];
    return inside(point) ? [crossing, point] : [crossing];
  });
}

/** Projects everything, fitted into the extent of the plan. */
function projected(areas: Areas, plan: Plan): Areas {
  const projection = geoConicEqualArea().parallels(plan.parallels).rotate(plan.rotate);
  const everything = Object.entries(areas).flatMap(([id, list]) => (id === BEYOND ? [] : list));
  projection.fitExtent(plan.extent, {
    type: 'MultiPoint',
    coordinates: everything.flatMap(([outer]) => outer),
  });
  const ring = (points: Ring): Ring => points.map((point) => projection(point));
  return Object.fromEntries(
    Object.entries(areas).map(([id, list]) => [id, list.map((polygon) => polygon.map(ring))]),
  );
}

function areaOf(ring: Ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return Math.abs(sum / 2);
}

/** Drops islands that are too small to draw, but no part that touches another area. */
function withoutSmall(areas: Areas): Areas {
  const owners = new Map<string, Set<string>>();
  for (const [id, list] of Object.entries(areas)) {
    for (const point of list.flat(2))
      owners.set(String(point), (owners.get(String(point)) ?? new Set()).add(id));
  }
  const touches = ([outer]: Polygon) =>
    outer.some((point) => (owners.get(String(point))?.size ?? 0) > 1);
  const drawn = (part: Polygon, list: Polygon[]) =>
    areaOf(part[0]) >= SMALL_ISLAND || touches(part) || list.length === 1;
  return Object.fromEntries(
    Object.entries(areas).map(([id, list]) => [id, list.filter((part) => drawn(part, list))]),
  );
}

/** Returns an area's rings; an arc between two of its own features is no border, so it goes. */
function joined(shapes: Shapes, id: string, owners: Owners): number[][] {
  const rings = shapes.objects[id].arcs.flat();
  const inner = (arc: number) => {
    const ours = (owners.get(indexOf(arc)) ?? []).filter((owner) => owner === id);
    return ours.length > 1;
  };
  const whole = rings.filter((ring) => !ring.some(inner));
  const loose = rings
    .filter((ring) => ring.some(inner))
    .flat()
    .filter((arc) => !inner(arc));
  while (loose.length) whole.push(chained(shapes, loose));
  return whole;
}

/** Takes arcs out of a list until they make a ring. */
function chained(shapes: Shapes, loose: number[]): number[] {
  const ring = loose.splice(0, 1);
  const start = endsOf(shapes, ring[0])[0];
  let end = endsOf(shapes, ring[0])[1];
  while (end !== start) {
    const next = loose.findIndex((arc) => endsOf(shapes, arc)[0] === end);
    const [arc] = loose.splice(next, 1);
    ring.push(arc);
    end = endsOf(shapes, arc)[1];
  }
  return ring;
}

function indexOf(arc: number) {
  return arc < 0 ? ~arc : arc;
}

function endsOf(shapes: Shapes, arc: number): [string, string] {
  const points = shapes.arcs[indexOf(arc)];
  const [first, last] = [String(points[0]), String(points.at(-1))];
  return arc < 0 ? [last, first] : [first, last];
}

function ownersOf(shapes: Shapes): Owners {
  const owners: Owners = new Map();
  for (const [id, { arcs }] of Object.entries(shapes.objects)) {
    for (const arc of arcs.flat(2)) {
      owners.set(indexOf(arc), [...(owners.get(indexOf(arc)) ?? []), id]);
    }
  }
  return owners;
}

/** What a border between two areas is: of a column, of North and South, or neither (T1). */
function kindOf(ids: string[], regions: Regions) {
  if (ids.length < 2) return 'coast';
  if (ids.includes(BEYOND)) return 'edge';
  const [[row, column], [otherRow, otherColumn]] = ids.map((id) => regions[id]);
  if (column !== otherColumn) return 'column';
  return row === otherRow ? 'border' : 'row';
}

const tenths = (value: number) => Math.round(value * 10);

/** Steps from point to point in tenths; points that fall together are one. */
function steps(points: Point[]): number[] {
  const rounded = points.map((point) => point.map(tenths));
  const corners = rounded.filter(
    (p, i) => i === 0 || p[0] !== rounded[i - 1][0] || p[1] !== rounded[i - 1][1],
  );
  return corners.flatMap((p, i) => (i ? [p[0] - corners[i - 1][0], p[1] - corners[i - 1][1]] : p));
}

function pointsOf(shapes: Shapes, ring: number[]): Ring {
  return ring.flatMap((arc) => {
    const points = shapes.arcs[indexOf(arc)];
    return arc < 0 ? [...points].reverse() : points;
  });
}

function simplified(areas: Areas, least: number): [Shapes, Shapes] {
  const objects = Object.fromEntries(
    Object.entries(areas).map(([id, coordinates]) => [id, { type: 'MultiPolygon', coordinates }]),
  );
  const weighed = presimplify(topology(objects));
  return [simplify(weighed, least), simplify(weighed, COARSE)];
}

/** The land of West, Central and East, coarse: for small maps and the shadow on the sea. */
function columns(coarse: Shapes, regions: Regions) {
  return ['W', 'C', 'E'].map((column) => {
    const ids = Object.keys(regions).filter((id) => regions[id][1] === column);
    const { coordinates }: { coordinates: Polygon[] } = merge(
      coarse,
      ids.map((id) => coarse.objects[id]),
    );
    const outer = coordinates.map(([ring]) => ring).filter((ring) => areaOf(ring) > COARSE_ISLAND);
    return `land ${column} ${outer.map((ring) => steps(ring).join(' ')).join(',')}`;
  });
}

/** The pole of inaccessibility of the largest part, and how far it is from the nearest border. */
function pole(shapes: Shapes, rings: number[][]): [number, number, number] {
  const drawn = rings.map((ring) => pointsOf(shapes, ring));
  const largest = drawn.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a));
  const point = polylabel([largest], 0.5);
  return [point[0], point[1], point.distance];
}

function checkBorders(map: GameMap, owners: Owners) {
  const land = new Set<string>();
  for (const ids of owners.values()) {
    const [one, other] = [...new Set(ids)].sort();
    if (other && ![one, other].includes(BEYOND)) land.add(`${one} ${other}`);
  }
  const declared = new Set(map.declared_links.map(({ a, b }) => [a, b].sort().join(' ')));
  const dropped = new Set(map.dropped_links.map(({ a, b }) => [a, b].sort().join(' ')));
  const wanted = new Set(
    map.areas.flatMap((area) => area.adjacent.map((other) => [area.id, other].sort().join(' '))),
  );
  const missing = [...wanted].filter((link) => !declared.has(link) && !land.has(link));
  const extra = [...land].filter((link) => !wanted.has(link) && !dropped.has(link));
  if (missing.length || extra.length) {
    throw new Error(`${map.id}: borders missing ${missing}, not declared ${extra}`);
  }
}

function derive(map: GameMap, plan: Plan) {
  const regions: Regions = Object.fromEntries(map.areas.map((area) => [area.id, area.regions]));
  const cutAreas: Areas = Object.fromEntries(
    Object.entries(polygonsOf(map, plan)).map(([id, list]) => [
      id,
      plan.box ? cut(list, plan.box) : list,
    ]),
  );
  if (plan.box) cutAreas[BEYOND] = beyond(cutAreas, plan.box[2]);
  const [shapes, coarse] = simplified(withoutSmall(projected(cutAreas, plan)), plan.least);
  const owners = ownersOf(shapes);
  const ringsOf: Rings = Object.fromEntries(
    map.areas.map(({ id }) => [id, joined(shapes, id, owners)]),
  );
  checkBorders(map, owners);
  const lines = written(map, plan, shapes, ringsOf, owners, regions);
  const links = map.declared_links.map((link) => linkLine(shapes, ringsOf, link));
  return `${[...lines, ...links, ...columns(coarse, regions)].join('\n')}\n`;
}

function written(
  map: GameMap,
  plan: Plan,
  shapes: Shapes,
  ringsOf: Rings,
  owners: Owners,
  regions: Regions,
) {
  const used = [...new Set(Object.values(ringsOf).flat(2).map(indexOf))];
  used.sort((a, b) => a - b);
  const number = new Map(used.map((arc, i) => [arc, i]));
  const placed = (arc: number) => number.get(arc) as number;
  const lines = [`# Derived from ${plan.atlas} by lab/maps/derive.ts`];
  for (const arc of used) {
    const ids = [...new Set(owners.get(arc))];
    lines.push(`${kindOf(ids, regions)} ${steps(shapes.arcs[arc]).join(' ')}`);
  }
  for (const { id } of [...map.areas].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const [x, y, free] = pole(shapes, ringsOf[id]);
    const rings = ringsOf[id].map((ring) =>
      ring.map((arc) => (arc < 0 ? ~placed(~arc) : placed(arc))).join(' '),
    );
    lines.push(`area ${id} ${[x, y, free].map(tenths).join(' ')} ${rings.join(',')}`);
  }
  return lines;
}

/** A line over the water for a declared link: between the nearest points, and a little inland. */
function linkLine(shapes: Shapes, ringsOf: Rings, { a, b }: Link) {
  const [ones, others] = [a, b].map((id) => ringsOf[id].flatMap((ring) => pointsOf(shapes, ring)));
  let ends: [Point, Point] = [ones[0], others[0]];
  for (const one of ones) {
    for (const other of others) {
      if (apart(one, other) < apart(...ends)) ends = [one, other];
    }
  }
  const [from, to] = ends;
  const inland = INLAND / apart(from, to);
  const [dx, dy] = [(to[0] - from[0]) * inland, (to[1] - from[1]) * inland];
  const line = [from[0] - dx, from[1] - dy, to[0] + dx, to[1] + dy];
  return `link ${a} ${b} ${line.map(tenths).join(' ')}`;
}

function apart([x, y]: Point, [u, v]: Point) {
  return Math.hypot(x - u, y - v);
}

const hash = (...contents: (string | Buffer)[]) => {
  const state = createHash('sha256');
  for (const each of contents) state.update(each);
  return state.digest('hex');
};
const FROM = ['derive.ts', 'plans.ts', 'package-lock.json', '../../tests/games/on_tour/maps.json'];
const made = { from: hash(...FROM.map((name) => readFileSync(new URL(name, import.meta.url)))) };
for (const [id, plan] of Object.entries(PLANS)) {
  const text = derive(MAPS[id], plan);
  writeFileSync(join(target, `${id}.outlines.txt`), text);
  Object.assign(made, { [id]: hash(text) });
}
writeFileSync(new URL('made.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`);
