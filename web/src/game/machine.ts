/** How much of this machine bots may use: workers, and power while people think. */
import { pondering } from '../keep/settings.ts';

/** Gigabytes; each worker takes some 80 MB of them. */
const LEAST_MEMORY = 4;
/** With fewer cores, none is spare: one paints and one thinks. */
const FEWEST_CORES = 2;
/** With as many, one can think while one paints and one runs the rules. */
const CORES_TO_PONDER = 4;
/** Maximum number of helpers. */
const MOST = 3;

type Machine = {
  readonly hardwareConcurrency?: number;
  readonly deviceMemory?: number;
  /** Only some browsers have it. */
  readonly getBattery?: () => Promise<Battery>;
};

type Battery = { readonly charging: boolean };

/**
 * Returns how many workers a machine can spare in a review, besides the bots' own worker:
 * `helpersFor(navigator)`. If the memory is unknown, at most one. The rules have little to do then,
 * so two cores can think.
 */
export function helpersFor(machine: Machine): number {
  const { hardwareConcurrency: cores = 1, deviceMemory: memory } = machine;
  if (cores < FEWEST_CORES || !oneSpare(machine)) return 0;
  return Math.max(1, Math.min(memory === undefined ? 1 : MOST, Math.floor(cores / 2) - 1));
}

/** One worker may stand by for another to be stopped: it needs memory only. */
export function oneSpare({ deviceMemory = LEAST_MEMORY }: Machine): number {
  return deviceMemory < LEAST_MEMORY ? 0 : 1;
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
    const { hardwareConcurrency: cores = 1 } = machine;
    const strong = cores >= CORES_TO_PONDER && oneSpare(machine) > 0;
    const free = strong && !matchMedia('(pointer: coarse)').matches;
    return pondering.value === 'on' || (free && battery?.charging === true);
  };
}
