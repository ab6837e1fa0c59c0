/** @import {Card, GameRecord} from "../types.js" */
import { Engine } from '../engine.js';
import { errorKind } from '../page/words.js';
import { Helpers } from './helpers.js';

/** How long helpers may take after the bots' own worker has answered: less than anybody sees. */
const PATIENCE_MS = 100;

/**
 * Bots think in a worker of their own, so that the board always answers, and where the machine has
 * cores to spare, and it makes them stronger, in some more. What several have thought Python brings
 * together (`agree`): nothing here knows what a search is.
 */
export class Bots {
  #card;
  #engine;
  #helpers;
  /** @type {Promise<void> | null} */
  #started = null;

  /** @param {Pick<Card, "levels" | "shares">} card @param {Engine} [engine] @param {Helpers} [helpers] */
  constructor(card, engine = new Engine(), helpers = new Helpers()) {
    this.#card = card;
    this.#engine = engine;
    this.#helpers = helpers;
  }

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
    const answers = await this.#think({ record, level });
    if (!answers) return (await this.#engine.call('choose', { record, level })).action;
    return (await this.#engine.call('agree', { record, answers })).action;
  }

  /** @param {GameRecord} record @param {number} seconds @returns {Promise<any>} what `hint` says */
  async hint(record, seconds) {
    await this.start();
    const level = this.#card.levels.at(-1) ?? 0;
    const answers = await this.#think({ record, level, seconds });
    return this.#engine.call('hint', { record, seconds, ...(answers && { answers }) });
  }

  /** Asks one worker anything, the one with the least to do. @param {string} name @param {object} args */
  async ask(name, args) {
    await this.start();
    const all = [this.#engine, ...this.#helpers.ready];
    const free = all.reduce((one, other) => (other.waiting < one.waiting ? other : one));
    try {
      return await free.call(name, { ...args });
    } catch (error) {
      if (free === this.#engine || errorKind(error) !== 'failed') throw error;
      return this.#engine.call(name, { ...args });
    }
  }

  /** Starts helpers for much that is to be asked, and says how much can be asked at a time. */
  gather() {
    this.#helpers.start();
    return 1 + this.#helpers.ready.length;
  }

  /**
   * Lets several think about the same, and gives what they answered; null where one is to think
   * alone. A helper that is late or breaks down is not waited for.
   * @param {{record: GameRecord, level: number, seconds?: number}} question
   * @returns {Promise<object[] | null>}
   */
  async #think(question) {
    if (!this.#card.shares.includes(question.level)) return null;
    this.#helpers.start();
    const helpers = this.#helpers.idle;
    if (!helpers.length) return null;
    /** @type {object[]} */
    const answers = [];
    const asked = [this.#engine, ...helpers].map(async (engine, which, { length }) => {
      answers.push(await engine.call('choose', { ...question, share: [which, length] }));
    });
    const all = Promise.allSettled(asked);
    await asked[0];
    await Promise.race([all, later(PATIENCE_MS)]);
    return [...answers];
  }

  /** Ends a bot's thinking at once; the worker starts again in the background. */
  interrupt() {
    this.stop();
    this.start().catch(() => {});
  }

  stop() {
    this.#engine.stop();
    this.#helpers.stop();
    this.#started = null;
  }
}

/** @param {number} ms */
function later(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
