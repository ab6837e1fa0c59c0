// The sounds of materials, and their synthesis.
import type { Material, Sound } from '../../scene/types.ts';

/**
 * A material's sound: `knock` as it lands, `stroke` while something is drawn, `rattle` while it
 * tumbles; `pitch` in hertz, `ring` the seconds of its decay, `grit` its share of noise, from 0 to
 * 1.
 */
type Voice = {
  kind: 'knock' | 'stroke' | 'rattle';
  pitch: number;
  ring: number;
  grit: number;
};

/** A sound: a motion's, or the page's own for something impossible. */
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
/** No two in a row are exactly alike. */
const TAKES = [1, 1.045, 0.965];

/** Returns the voice of a sound; null if there is none of that name. */
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

/** Peaks stay at about -12 dB. */
const LOUD = 0.25;
/** No sound lasts longer, in seconds. */
const LONGEST = 0.25;
const ATTACK = 0.004;
const SILENT = 0.0001;
/** When a tumbling die hits the table, as fractions of the motion. */
const HITS = [0.1, 0.42, 0.68, 0.86, 1];
/** The end of a game: two soft notes for any winner. */
const NOTES = [523.25, 392];

/** Makes sounds in a context, and can stop them. */
export class Synth {
  readonly context: AudioContext;
  #noise: AudioBuffer | null = null;
  /** The sounds still to come. */
  #scheduled: { source: AudioScheduledSourceNode; at: number }[] = [];

  constructor(context: AudioContext) {
    this.context = context;
  }

  /** Cancels the sounds still to come. */
  hush() {
    const now = this.context.currentTime;
    for (const { source, at } of this.#scheduled) if (at > now) source.stop();
    this.#scheduled = [];
  }

  /** Plays the voice of a motion from start to end, in seconds from now. */
  play(voice: Voice, start: number, end: number) {
    if (voice.kind === 'knock') this.#knock(voice, end, 1);
    else if (voice.kind === 'stroke') this.#stroke(voice, start, Math.min(end - start, LONGEST));
    else {
      for (const [i, part] of HITS.entries()) {
        this.#knock(voice, start + (end - start) * part, 0.5 + 0.12 * i);
      }
    }
  }

  /** @param at in seconds from now */
  end(at: number) {
    for (const [i, pitch] of NOTES.entries()) {
      this.#tone(pitch, at + i * 0.2, 0.6, LONGEST);
    }
  }

  #knock({ pitch, ring, grit }: Voice, at: number, level: number) {
    this.#tone(pitch, at, level * (1 - grit), ring);
    this.#hiss(pitch * 3, at, level * grit, ring / 2);
  }

  #stroke({ pitch, ring }: Voice, at: number, length: number) {
    this.#hiss(pitch, at, 0.6, ring, Math.max(0, length - ring));
  }

  #tone(pitch: number, at: number, level: number, ring: number) {
    const tone = this.context.createOscillator();
    tone.frequency.value = pitch;
    this.#sound(tone, tone, at, level, ring);
  }

  /** @param held how long it lasts before it decays */
  #hiss(pitch: number, at: number, level: number, ring: number, held: number = 0) {
    const noise = this.context.createBufferSource();
    const band = this.context.createBiquadFilter();
    noise.buffer = this.#noiseBuffer();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    noise.connect(band);
    this.#sound(noise, band, at, level, ring, held);
  }

  /** @param out the node that is heard */
  #sound(
    source: AudioScheduledSourceNode,
    out: AudioNode,
    at: number,
    level: number,
    ring: number,
    held: number = 0,
  ) {
    const begin = this.context.currentTime + at;
    const [top, end] = [LOUD * Math.max(level, 0.01), begin + ATTACK + held + ring];
    const fade = this.context.createGain();
    fade.gain.setValueAtTime(SILENT, begin);
    fade.gain.exponentialRampToValueAtTime(top, begin + ATTACK);
    fade.gain.setValueAtTime(top, begin + ATTACK + held);
    fade.gain.exponentialRampToValueAtTime(SILENT, end);
    out.connect(fade);
    fade.connect(this.context.destination);
    source.start(begin);
    source.stop(end);
    this.#scheduled.push({ source, at: begin });
  }

  #noiseBuffer() {
    if (this.#noise) return this.#noise;
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, Math.ceil(sampleRate * 2 * LONGEST), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    this.#noise = buffer;
    return buffer;
  }
}
