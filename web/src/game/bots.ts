/** The bots of a table: they think in workers of their own. */
import type { GameRecord } from '../scene/types.ts';

/** What the door answers to `hint`. */
export type Advice = {
  action: string;
  picks: string[];
  words: string;
  line: string[];
  win: { now: number[]; after: number[] };
};

/** A worker that runs the rules, as `python/engine.ts` has it. */
export type Thinker = {
  readonly state: 'off' | 'loading' | 'ready' | 'failed';
  readonly waiting: number;
  start: () => Promise<void>;
  stop: () => void;
  call: (name: string, args: Record<string, unknown>) => Promise<any>;
};

/**
 * How many workers a machine can spare for thinking, besides the one that bots always have:
 * `spare(navigator)`.
 */
export function spare(_machine: { hardwareConcurrency?: number; deviceMemory?: number }): number {
  throw new Error('not written yet');
}

export class Bots {
  /** @param make makes a worker  @param helpers how many may help the bots' own */
  constructor(
    _card: { levels: number[]; shares: number[] },
    _make: () => Thinker,
    _helpers: number,
  ) {
    throw new Error('not written yet');
  }

  async choose(_record: GameRecord, _level: number): Promise<string> {
    return '';
  }

  async hint(_record: GameRecord, _seconds: number): Promise<Advice> {
    throw new Error('not written yet');
  }

  /** Asks one worker anything, the one with the least to do. */
  async ask(_name: string, _args: Record<string, unknown>): Promise<any> {}

  /** Starts helpers for much that is to be asked; returns how much can be asked at a time. */
  gather(): number {
    return 1;
  }
}
