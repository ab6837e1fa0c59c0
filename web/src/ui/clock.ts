// Motions of the board: one at a time, frame by frame.
import { motion } from '../keep/settings.ts';
import { LESS_MOTION } from './layout.ts';

const lessMotion = matchMedia(LESS_MOTION);

/** Runs one motion at a time: frame by frame to its end, or until it is cut short. */
export class Clock {
  #frame = 0;
  #end: ((interrupted: boolean) => void) | null = null;

  get running() {
    return this.#end !== null;
  }

  /**
   * @param duration in ms
   * @param draw called with the ms since the start for each frame after the first, which has what
   * shows already
   * @param done called once, after the last frame or when finished early
   * @param lead how long it has lasted at the first frame, in ms: then that is drawn too
   */
  start(
    duration: number,
    draw: (time: number) => void,
    done: (interrupted: boolean) => void,
    lead = 0,
  ) {
    this.finish();
    let start = -1;
    this.#end = done;
    const step = (now: number) => {
      if (start < 0) start = now - lead;
      if (now > start && now - start < duration) draw(now - start);
      if (now - start >= duration) this.#finish(false);
      else this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  finish() {
    this.#finish(true);
  }

  #finish(interrupted: boolean) {
    cancelAnimationFrame(this.#frame);
    const end = this.#end;
    this.#end = null;
    end?.(interrupted);
  }
}

/** @returns whether the person or the system asks for less motion */
export function calm(): boolean {
  if (motion.value !== 'system') return motion.value === 'reduced';
  return lessMotion.matches;
}
