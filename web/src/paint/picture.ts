// A picture to paint, which the parts of the painter share, and its scale.
import type { Ghost, Proposal } from '../scene/ghost.ts';
import type { Laid } from '../scene/picks.ts';
import type { Scene } from '../scene/types.ts';
import { type BoardPart, WHOLE } from '../scene/zoom.ts';
import type { Ctx } from './canvas.ts';
import type { Marks } from './marks.ts';
import type { Actor } from './motion-plan.ts';
import type { Look } from './palette.ts';

/**
 * One picture to paint. `lifted` are the places whose pieces are lifted; `actors` are moving
 * shapes, `time` ms after the change.
 */
export type Picture = Marks & {
  scene: Scene;
  look: Look;
  lifted: string[];
  actors: Actor[];
  time: number;
  part?: BoardPart;
  ghost?: Ghost | null;
  /** The action that a hint proposes. */
  proposal?: Proposal | null;
  /** The place of what is in the hand; it shows on the colour of picks. */
  held?: string | null;
  /** What picks have put down: where it lies, and on which places. */
  laid?: Laid[];
};

/** Scales a canvas to board units; returns how many of its dots make one. */
export function place(ctx: Ctx, { scene, part = WHOLE }: Picture) {
  const [across, down] = [ctx.canvas.width * part.scale, ctx.canvas.height * part.scale];
  const scale = across / scene.width;
  ctx.setTransform(scale, 0, 0, scale, -part.left * across, -part.top * down);
  return scale;
}
