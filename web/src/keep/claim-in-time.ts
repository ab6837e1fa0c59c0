// A claim to a table that waits no longer for a browser that doesn't say whether another page plays.
import { computed, signal } from '@preact/signals-core';
import { inTime } from '../python/in-time.ts';
import type { Claim } from './claim.ts';

/** The same claim; the table is this page's until the browser has answered. */
export function claimInTime(claim: Claim): Claim {
  const silent = signal(false);
  const known = inTime(claim.known).catch(() => {
    silent.value = true;
  });
  void claim.known.then(() => {
    silent.value = false;
  });
  return {
    here: computed(() => silent.value || claim.here.value),
    known,
    take: () => claim.take(),
    release: () => {
      silent.value = false;
      claim.release();
    },
  };
}
