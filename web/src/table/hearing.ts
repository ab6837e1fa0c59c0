import type { View } from '../scene/types.ts';
import { cuesOf } from '../sound/cues.ts';
import { player } from '../sound/player.ts';
import { calm } from '../ui/clock.ts';

/** Lets the step from one view to the next be heard. */
export function hear(before: View | null, view: View) {
  if (!before || view.ply !== before.ply + 1) return;
  const cues = cuesOf(before.scene, view.scene, calm());
  player().play(cues);
  if (view.over) player().end(Math.max(0, ...cues.map(({ end }) => end)));
}
