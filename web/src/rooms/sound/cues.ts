// The sounds between two scenes, in order.
import type { Motion, Scene } from '../../scene/types.ts';
import type { Heard } from './synth.ts';

/** A motion's sound, with its start and end in ms. */
export type Cue = { sound: Heard; start: number; end: number };

const USUAL_MS = 180;
/** Equal sounds within this time, in ms, become one. */
const APART_MS = 45;
const MOST = 16;

/** @param calm whether everything shows at once: then each sound is heard once, at once */
export function cuesOf(before: Scene, after: Scene, calm: boolean = false): Cue[] {
  const ids = new Set([...before.ground, ...before.pieces].map(({ id }) => id));
  const moves = [...after.ground, ...after.pieces].map(({ id, enter, move }) =>
    enter || !ids.has(id) ? enter : move,
  );
  const motions = [...moves, ...after.gone.map(({ exit }) => exit)];
  const cues = motions.flatMap((motion) => (motion ? soundsOf(motion, 0) : []));
  return thinned(calm ? atOnce(cues) : cues);
}

/** The sounds of a motion and of what follows it. */
function soundsOf({ delay = 0, duration = USUAL_MS, sound, then }: Motion, from: number): Cue[] {
  const start = from + delay;
  const end = start + duration;
  const own = sound ? [{ sound, start, end }] : [];
  return then ? [...own, ...soundsOf(then, end)] : own;
}

function atOnce(cues: Cue[]): Cue[] {
  return cues.map(({ sound, start, end }) => ({ sound, start: 0, end: end - start }));
}

function thinned(cues: Cue[]) {
  const apart = [] as Cue[];
  const last = new Map() as Map<string, number>;
  for (const cue of cues.sort((one, other) => one.start - other.start)) {
    if (cue.start - (last.get(cue.sound) ?? -Infinity) < APART_MS) continue;
    last.set(cue.sound, cue.start);
    apart.push(cue);
  }
  return apart.slice(0, MOST);
}
