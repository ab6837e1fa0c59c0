// Paints the small picture of a game that is kept until the next visit.
import type { SavedTable } from '../keep/saved-table.ts';
import { keepThumbnail, type ThumbnailPart, thumbnailOf } from '../keep/thumbnails.ts';
import { blank, givesBack, resize } from '../paint/canvas.ts';
import { lookOf } from '../paint/palette.ts';
import { paintPart, still } from '../paint/still.ts';
import type { Card, View } from '../scene/types.ts';
import { themeName } from '../ui/theme.ts';
import { cropRound, fill } from './crop.ts';

/** Dots of the longer side. */
const SIDE = 256;
const QUALITY = 0.85;

/** Keeps the picture of a table, unless it is there, where the browser gives back what was painted. */
export function keepPainted(saved: SavedTable, card: Card, view: View) {
  const theme = themeName();
  if (thumbnailOf(saved, theme)?.fresh || !givesBack()) return;
  const { scene } = view;
  const { width, height } = scene;
  const scale = SIDE / Math.max(width, height);
  const canvas = blank();
  resize(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  paintPart(canvas, still(scene, lookOf(card, theme, document.body)));
  const image = canvas.toDataURL('image/webp', QUALITY);
  keepThumbnail(saved, { theme, image, part: partOf(card, view) });
}

/** The square round what changed last. */
function partOf(card: Card, view: View): ThumbnailPart {
  const { width, height } = view.scene;
  const [left, top, wide, high] = fill(cropRound(card, view), view.scene, 1, true);
  return [left / width, top / height, wide / width, high / height];
}
