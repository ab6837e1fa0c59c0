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
 * Sets a canvas's size; returns whether it has changed. Setting the same size would allocate its
 * memory again.
 */
export function resize(canvas: HTMLCanvasElement, { width, height }: Size): boolean {
  if (canvas.width === width && canvas.height === height) return false;
  Object.assign(canvas, { width, height });
  return true;
}

/** Clears a canvas and gives it a size: a new canvas would cost more. */
export function cleared(canvas: HTMLCanvasElement, size: Size) {
  const ctx = contextOf(canvas);
  if (resize(canvas, size)) return ctx;
  const { width, height } = canvas;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, width, height);
  return ctx;
}

let gives: boolean | undefined;

/** Some browsers change what is read back by so little that nobody sees it. */
const UNSEEN = 8;
/** The side of the square that is read back: noise is hardly ever right in all of it. */
const READ = 4;

/**
 * Whether a canvas returns what was painted: against fingerprinting, some browsers return noise or
 * nothing (Tor Browser; Firefox with `privacy.resistFingerprinting`).
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
