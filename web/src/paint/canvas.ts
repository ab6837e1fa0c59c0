// Small helpers for canvases.

export type Ctx = CanvasRenderingContext2D;

/** Makes a canvas that is not on the page. */
export function blank() {
  return document.createElement('canvas');
}

export function contextOf(canvas: HTMLCanvasElement): Ctx {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser has no canvas');
  return ctx;
}

export function copyOf(canvas: HTMLCanvasElement) {
  const copy = blank();
  resize(copy, canvas);
  if (canvas.width && canvas.height) contextOf(copy).drawImage(canvas, 0, 0);
  return copy;
}

export type Size = { width: number; height: number };

/**
 * Gives a canvas its size; true where it has another now. Where it is given the same again, its
 * memory would be allocated again, and then collected.
 */
export function resize(canvas: HTMLCanvasElement, { width, height }: Size): boolean {
  if (canvas.width === width && canvas.height === height) return false;
  Object.assign(canvas, { width, height });
  return true;
}

/** Makes a canvas empty and as large as this: a new one would cost more. */
export function cleared(canvas: HTMLCanvasElement, size: Size) {
  const ctx = contextOf(canvas);
  if (resize(canvas, size)) return ctx;
  const { width, height } = canvas;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, width, height);
  return ctx;
}

let gives: boolean | undefined;

/** Some browsers change what is read by so little that nobody sees it. */
const UNSEEN = 8;
/** The side of the square that is read back: noise is hardly ever right all over it. */
const READ = 4;

/**
 * Whether a canvas gives back what was painted, as far as can be seen: some browsers give noise or
 * nothing, lest it tells them apart.
 */
export function givesBack(): boolean {
  gives ??= isGiven(contextOf(blank()));
  return gives;
}

function isGiven(ctx: Ctx): boolean {
  const colour = [18, 52, 86, 255];
  ctx.canvas.width = ctx.canvas.height = READ;
  ctx.fillStyle = `rgb(${colour.slice(0, 3).join()})`;
  ctx.fillRect(0, 0, READ, READ);
  try {
    const { data } = ctx.getImageData(0, 0, READ, READ);
    return data.every((part, i) => Math.abs(part - colour[i % colour.length]) < UNSEEN);
  } catch {
    return false;
  }
}
