/** How much of this machine bots may use: workers, and power while people think. */
import { pondering } from '../keep/settings.ts';
import { type Help, NO_HELP } from './bots.ts';

/** Gigabytes; each worker takes some 80 MB of them. */
const LEAST_MEMORY = 4;
/** With fewer cores, none is spare: one paints and one thinks. */
const FEWEST_CORES = 2;
/** Maximum number of helpers: more searches of one position hardly find more. */
const MOST = 3;

type Machine = {
  readonly hardwareConcurrency?: number;
  readonly deviceMemory?: number;
  /** Only some browsers have it. */
  readonly getBattery?: () => Promise<Battery>;
};

type Battery = { readonly charging: boolean };

/**
 * Returns how many workers a machine can spare for thinking, besides the bots' own worker:
 * `helpersFor(navigator)`. If the memory is unknown, at most one. During a game one core paints and
 * one runs the rules. Afterwards the rules have little to do, so two cores can think.
 */
export function helpersFor(machine: Machine): Help {
  const { hardwareConcurrency: cores = 1, deviceMemory: memory } = machine;
  if (cores < FEWEST_CORES || (memory ?? LEAST_MEMORY) < LEAST_MEMORY) return NO_HELP;
  const play = Math.min(memory === undefined ? 1 : MOST, Math.floor(cores / 2) - 1);
  return { play, review: Math.max(1, play) };
}

/** One worker may stand by for another to be stopped: it needs memory only. */
export function oneSpare({ deviceMemory = LEAST_MEMORY }: Machine): Help {
  return deviceMemory < LEAST_MEMORY ? NO_HELP : { play: 0, review: 1 };
}

/**
 * Returns a function that tells whether bots may think in people's turns: `ponders(navigator)`.
 * People can choose; the default is yes on a strong device that is plugged in and no phone.
 */
export function ponders(machine: Machine): () => boolean {
  let battery: Battery | null = null;
  machine.getBattery?.().then(
    (power) => {
      battery = power;
    },
    () => {},
  );
  return () => {
    if (document.hidden || pondering.value === 'off') return false;
    const free = helpersFor(machine).play > 0 && !matchMedia('(pointer: coarse)').matches;
    return pondering.value === 'on' || (free && battery?.charging === true);
  };
}
