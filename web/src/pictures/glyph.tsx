// One of a game's drawings as a small picture.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../scene/types.ts';
import { paintGlyph } from './glyph.ts';

export type GlyphProps = {
  card: Card;
  name: string;
  /** In CSS pixels. */
  size: number;
  /** Whether its corners are cut off round. */
  round?: boolean;
};

export function Glyph({ card, name, size, round = false }: GlyphProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) paintGlyph(canvas.current, card, name, { size, round });
  }, [card, name, size, round]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing focuses a canvas without tabindex
  return <canvas class="glyph" aria-hidden="true" ref={canvas} />;
}
