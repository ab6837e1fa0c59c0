/** @import {Motion, Scene} from "../types.js" */

/**
 * When something is to be heard, in ms: a motion's sound, from its start to its end.
 * @typedef {{sound: string, start: number, end: number}} Cue
 */

const USUAL_MS = 180;
/** What sounds alike so soon after each other is one sound. */
const APART_MS = 45;
const MOST = 16;

/**
 * What is heard as one scene becomes the next, in order.
 * @param {Scene} before @param {Scene} after
 * @param {boolean} calm whether all shows at once: then each sound is heard once, at once
 * @returns {Cue[]}
 */
export function cuesOf(before, after, calm = false) {
  const known = new Set([...before.ground, ...before.pieces].map(({ id }) => id));
  const shown = [...after.ground, ...after.pieces].map(({ id, enter, move }) =>
    enter || !known.has(id) ? enter : move,
  );
  const motions = [...shown, ...(after.gone ?? []).map(({ exit }) => exit)];
  const cues = motions.flatMap((motion) => (motion ? heard(motion, 0) : []));
  return thinned(calm ? atOnce(cues) : cues);
}

/** The sounds of a motion and of what follows it. @param {Motion} motion @param {number} from @returns {Cue[]} */
function heard({ delay = 0, duration = USUAL_MS, sound, then }, from) {
  const start = from + delay;
  const end = start + duration;
  const own = sound ? [{ sound, start, end }] : [];
  return then ? [...own, ...heard(then, end)] : own;
}

/** @param {Cue[]} cues @returns {Cue[]} */
function atOnce(cues) {
  return cues.map(({ sound, start, end }) => ({ sound, start: 0, end: end - start }));
}

/** @param {Cue[]} cues */
function thinned(cues) {
  const kept = /** @type {Cue[]} */ ([]);
  const last = /** @type {Map<string, number>} */ (new Map());
  for (const cue of cues.sort((one, other) => one.start - other.start)) {
    if (cue.start - (last.get(cue.sound) ?? -Infinity) < APART_MS) continue;
    last.set(cue.sound, cue.start);
    kept.push(cue);
  }
  return kept.slice(0, MOST);
}
