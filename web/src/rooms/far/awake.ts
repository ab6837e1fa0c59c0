// While people play live, or wait for each other, the screen stays on: a page that sleeps loses its
// connections. A page that nobody looks at says in its title who has come.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { FrameJob } from '../../ui/schedule.ts';
import type { Live } from './live.ts';
import * as words from './words/en.ts';

const visible = signal(!document.hidden);

document.addEventListener('visibilitychange', () => {
  visible.value = !document.hidden;
});

type Waits = { plays: ReadonlySignal<boolean>; stays: ReadonlySignal<boolean> };

/** @returns lets the screen go off again */
export function keepAwake(live: Waits): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  return effect(() => {
    if (!(live.plays.value || live.stays.value) || !visible.value) return undefined;
    // Without leave, or with little power, the screen goes off as usual.
    const request = navigator.wakeLock?.request('screen').catch(() => null) ?? null;
    lock = Promise.resolve(request);
    return () => void lock.then((held) => held?.release());
  });
}

/** Says in the page how it stands with its connections: whoever drives a browser can wait for that. */
export function tellInPage({ state, many }: Record<'state' | 'many', ReadonlySignal>): () => void {
  return effect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { live: state.value, livePeers: `${many.value}` });
  });
}

/** Says who has come while nobody looked, until somebody does. */
export function tellInTitle(live: Live) {
  const later = new FrameJob();
  /** How many had come when somebody looked last. */
  let lastCount = 0;
  effect(() => {
    const [many, title] = [live.many.value, live.table.value?.session.now.title.value ?? ''];
    if (visible.value) lastCount = many;
    const who = live.peers.value.slice(lastCount).map((peer) => live.nameOf(peer).name);
    later.begin(() => {
      if (title)
        document.title = who.length ? `\u25cf ${words.live.isThere(who)} · ${title}` : title;
    });
  });
}
