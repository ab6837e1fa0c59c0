// How each material sounds.
import type { Material, Sound } from '../scene/types.ts';

/**
 * How a material sounds: `knock` where it lands, `stroke` as long as something is drawn, `rattle`
 * while it tumbles; `pitch` in hertz, `ring` how long it fades in seconds, `grit` how much of it
 * is noise, from 0 to 1.
 */
export type Voice = {
  kind: 'knock' | 'stroke' | 'rattle';
  pitch: number;
  ring: number;
  grit: number;
};

/** What can be heard: a motion's sound, or the page's own, for what can't be done. */
export type Heard = Sound | 'no';

const VOICES: Record<Material | 'no', Voice> = {
  stone: { kind: 'knock', pitch: 190, ring: 0.11, grit: 0.55 },
  tile: { kind: 'knock', pitch: 620, ring: 0.06, grit: 0.35 },
  peg: { kind: 'knock', pitch: 410, ring: 0.07, grit: 0.3 },
  card: { kind: 'stroke', pitch: 2600, ring: 0.05, grit: 1 },
  die: { kind: 'rattle', pitch: 880, ring: 0.035, grit: 0.4 },
  pencil: { kind: 'stroke', pitch: 3300, ring: 0.05, grit: 1 },
  pen: { kind: 'stroke', pitch: 1500, ring: 0.06, grit: 1 },
  no: { kind: 'knock', pitch: 130, ring: 0.08, grit: 0.15 },
};

/** A loss is the same sound, lower. */
const LOWER = 0.6;
/** No two in a row are quite the same. */
const TAKES = [1, 1.045, 0.965];

/** Returns the voice of a sound's name; null where there is none of that name. */
export function voiceOf(name: Heard, take = 0): Voice | null {
  const low = name.endsWith('-low');
  const material = low ? name.slice(0, -'-low'.length) : name;
  if (!hasVoice(material)) return null;
  const voice = VOICES[material];
  return { ...voice, pitch: voice.pitch * (low ? LOWER : 1) * TAKES[take % TAKES.length] };
}

function hasVoice(name: string): name is keyof typeof VOICES {
  return Object.hasOwn(VOICES, name);
}
