// Plays sounds where somebody has asked for them.
import type { Setting } from '../../keep/settings.ts';
import type { Cue } from './cues.ts';
import { sounds } from './kept.ts';
import { Synth, voiceOf } from './synth.ts';

/**
 * Plays sounds where somebody asked for them: nothing of it exists before. A browser allows it
 * from a person's first gesture on; in a page that can't be seen nothing is heard.
 */
export class Player {
  #setting;
  #make;
  #isHidden;
  #synth: Synth | null = null;
  #take = 0;

  constructor(setting: Setting<'off' | 'on'>, make: () => AudioContext, isHidden: () => boolean) {
    this.#setting = setting;
    this.#make = make;
    this.#isHidden = isHidden;
    setting.onChange(() => this.#chosen());
  }

  get #on() {
    return this.#setting.value === 'on';
  }

  /** A person has pressed something: from now on there may be sounds. */
  wake() {
    if (!this.#on) return;
    this.#synth ??= new Synth(this.#make());
    const { context } = this.#synth;
    if (context.state === 'suspended') context.resume().catch(() => {});
  }

  /** Turned on, one is heard; turned off, nothing stays. */
  #chosen() {
    if (this.#on) {
      this.wake();
      this.play([{ sound: 'peg', start: 0, end: 0 }]);
    } else {
      this.#synth?.context.close().catch(() => {});
      this.#synth = null;
    }
  }

  /** @param cues what is heard, instead of what was still to come */
  play(cues: Cue[]) {
    const synth = this.#ready;
    if (!synth) return;
    synth.hush();
    for (const { sound, start, end } of cues) {
      const voice = voiceOf(sound, this.#take);
      this.#take += 1;
      if (voice) synth.play(voice, start / 1000, end / 1000);
    }
  }

  /** The game has ended, which is heard so many ms from now. */
  end(at: number) {
    this.#ready?.end(at / 1000);
  }

  /** Something can't be done. */
  no() {
    this.play([{ sound: 'no', start: 0, end: 0 }]);
  }

  get #ready() {
    return this.#on && !this.#isHidden() ? this.#synth : null;
  }
}

let own: Player | null = null;

/** The page's own player. */
export function player() {
  own ??= new Player(
    sounds,
    () => new AudioContext(),
    () => document.hidden,
  );
  return own;
}
