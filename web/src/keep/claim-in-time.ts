// A claim to a table that waits no longer for a browser that doesn't say whether another page plays.
import { computed, signal } from '@preact/signals-core';
import { inTime } from '../python/in-time.ts';
import type { Claim } from './claim.ts';

/** The same claim; the table is this page's until the browser has answered. */
export function claimInTime(claim: Claim): Claim {
  const silent = signal(false);
  const orSilent = (answer: Promise<void>) =>
    inTime(answer).catch(() => {
      silent.value = true;
    });
  const known = orSilent(claim.known);
  void claim.known.then(() => {
    silent.value = false;
  });
  return {
    here: computed(() => silent.value || claim.here.value),
    known,
    take: () => orSilent(claim.take()),
    release: () => {
      silent.value = false;
      claim.release();
    },
  };
}
