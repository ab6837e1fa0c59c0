// Makes the upper part of a scene taller, where a board has more height than the scene needs.
import type { XY } from './geometry.ts';
import type { Glyphs, Mark, Motion, Scene, Shape } from './types.ts';

/** Returns where a height of the scene is drawn. */
type Down = (y: number) => number;

/**
 * Returns how much taller a scene's upper part may be; 1 where it can't.
 * @param room the height of the room for the board, as a part of its width
 */
export function stretchIn({ width, height, stretch }: Scene, room: number): number {
  if (!stretch) return 1;
  const { to, most, below } = stretch;
  const by = (room * width - Math.max(below, height - to)) / to;
  // Whole hundredths, so that few drawings are made.
  return Math.floor(100 * Math.max(1, Math.min(most, by))) / 100;
}

/** Scenes that are stretched, and the drawings in them. */
export class Stretcher {
  /** The game's drawings, and those that were made taller. */
  readonly glyphs: Glyphs;

  constructor(glyphs: Glyphs) {
    this.glyphs = { ...glyphs };
  }

  /** Returns a scene whose upper part is so much taller; what lies below it moves down. */
  scene(scene: Scene, by: number): Scene {
    if (!scene.stretch || by === 1) return scene;
    const { to } = scene.stretch;
    const down: Down = (y) => (y < to ? y * by : y + to * (by - 1));
    const each = (shape: Shape) => {
      const above = shape.y !== undefined && shape.y < to;
      const moved = this.#moved(shape, down, above ? by : 1);
      return shape.puts ? { ...moved, puts: grown(shape.puts, by) } : moved;
    };
    const [ground, pieces, gone] = [scene.ground, scene.pieces, scene.gone].map((shapes) =>
      shapes.map(each),
    );
    return { ...scene, height: down(scene.height), ground, pieces, gone };
  }

  #moved(shape: Shape, down: Down, by: number): Shape {
    const moved = movedDown(shape, down);
    if (!shape.stretch) return grown(moved, by);
    return { ...moved, name: this.#taller(shape.name ?? '', by) };
  }

  /** Returns the name of a drawing that is so much taller. */
  #taller(name: string, by: number): string {
    const taller = `${name} ${by}`;
    const stretched = (part: Shape): Shape =>
      part.kind === 'glyph' ? { ...part, stretch: true } : part;
    this.glyphs[taller] ??= (this.glyphs[name] ?? []).map((part) =>
      this.#moved(stretched(part), (y) => y * by, by),
    );
    return taller;
  }
}

/** Lets what keeps its form grow a little, in all directions. */
function grown(shape: Shape, by: number): Shape {
  const more = Math.sqrt(by);
  const { kind, size, r, scale = 1 } = shape;
  if (kind === 'text' && size) return { ...shape, size: size * more };
  if (kind === 'circle' && r) return { ...shape, r: r * more };
  return kind === 'glyph' ? { ...shape, scale: scale * more } : shape;
}

function movedDown(shape: Shape, down: Down): Shape {
  const moved = { ...shape };
  if (shape.y !== undefined) moved.y = down(shape.y);
  if (shape.points) moved.points = shape.points.map((n, i) => (i % 2 ? down(n) : n));
  if (shape.d) moved.d = pathDown(shape.d, down);
  if (shape.mark) moved.mark = markDown(shape.mark, down);
  for (const when of ['enter', 'move', 'exit'] as const) {
    const motion = shape[when];
    if (motion) moved[when] = motionDown(motion, down);
  }
  return moved;
}

function markDown(mark: Mark, down: Down): Mark {
  return mark.y === undefined ? mark : { ...mark, y: down(mark.y) };
}

function motionDown({ from, to, ...motion }: Motion, down: Down): Motion {
  const placed = ([x, y]: XY): XY => [x, down(y)];
  return { ...motion, ...(from && { from: placed(from) }), ...(to && { to: placed(to) }) };
}

/** Where the numbers of a command are heights; of others, every second one is. */
const HEIGHTS: Record<string, (i: number) => boolean> = {
  H: () => false,
  V: () => true,
  A: (i) => i % 7 === 6,
};
const everySecond = (i: number) => i % 2 === 1;

function pathDown(d: string, down: Down): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const isHeight = HEIGHTS[command] ?? everySecond;
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
    const moved = numbers.map((text, i) => (isHeight(i) ? tenths(down(Number(text))) : text));
    return command + moved.join(' ');
  });
}

function tenths(value: number) {
  return Math.round(10 * value) / 10;
}
