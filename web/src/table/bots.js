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
    const { action } = await this.ask('choose', { record, level });
    return action;
  }

  /** Asks their door anything that takes thought. @param {string} name @param {object} args */
  async ask(name, args) {
    await this.start();
    return this.#engine.call(name, { ...args });
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
