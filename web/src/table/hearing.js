/** @import {View} from "../types.js" */
import { calm } from '../motion/clock.js';
import { cuesOf } from '../sound/cues.js';
import { player } from '../sound/player.js';

/** Lets the step from one view to the next be heard. @param {View | null} before @param {View} view */
export function hear(before, view) {
  if (!before || view.ply !== before.ply + 1) return;
  const cues = cuesOf(before.scene, view.scene, calm());
  player().play(cues);
  if (view.over) player().end(Math.max(0, ...cues.map(({ end }) => end)));
}
