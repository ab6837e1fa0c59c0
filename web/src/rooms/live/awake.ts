// While people play live, or wait for each other, the screen stays on: a page that sleeps loses its
// connections.
import { effect, signal } from '@preact/signals';
import type { Live } from './live.ts';

const visible = signal(!document.hidden);

export function keepAwake(live: Live) {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  document.addEventListener('visibilitychange', () => {
    visible.value = !document.hidden;
  });
  effect(() => {
    if (!(live.plays.value || live.stays.value) || !visible.value) return undefined;
    // Without leave, or with little power, the screen goes off as usual.
    const asked = navigator.wakeLock?.request('screen').catch(() => null) ?? null;
    lock = Promise.resolve(asked);
    return () => void lock.then((held) => held?.release());
  });
}
