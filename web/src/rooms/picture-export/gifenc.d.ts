// The types of gifenc 1.0.3 that are used here: it has none, and bundlers would take its CommonJS
// form.
declare module 'gifenc/dist/gifenc.esm.js' {
  type Palette = number[][];
  type Encoder = {
    writeFrame: (
      index: Uint8Array,
      width: number,
      height: number,
      options: { palette: Palette; delay: number },
    ) => void;
    finish: () => void;
    bytes: () => Uint8Array<ArrayBuffer>;
  };
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
