/** @import {GameRecord} from "../types.js" */
import { Engine } from '../engine.js';

/** Seconds that each level may think, the gentlest first. */
const SECONDS = [0.5, 0.8, 1.2, 2, 3.5];

/** How long a bot thinks at the most. @param {number} level */
export function secondsOf(level) {
  return SECONDS[Math.min(level, SECONDS.length) - 1] ?? 1;
}

/** Bots think in a worker of their own, so that the board always answers. */
export class Bots {
  #engine = new Engine();
  /** @type {Promise<void> | null} */
  #started = null;

  /** Starts their worker, if it isn't. @returns {Promise<void>} */
  start() {
    if (!this.#started) {
      this.#started = this.#engine.start();
      this.#started.catch(() => {
        this.#started = null;
      });
    }
    return this.#started;
  }

  /** @param {GameRecord} record @param {number} level @returns {Promise<string>} the action */
  async choose(record, level) {
    await this.start();
    const { action } = await this.#engine.call('choose', {
      record,
      level,
      seconds: secondsOf(level),
    });
    return action;
  }

  /** Ends a bot's thinking at once; the worker starts again in the background. */
  interrupt() {
    this.stop();
    this.start().catch(() => {});
  }

  stop() {
    this.#engine.stop();
    this.#started = null;
  }
}
