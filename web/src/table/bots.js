/** @import {GameRecord} from "../types.js" */
import { Engine } from '../engine.js';

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
    const { action } = await this.#engine.call('choose', { record, level });
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
