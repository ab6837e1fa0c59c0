// Whether the page is offered as an app: once, where the browser can install it, and not before
// there is something to come back to.
import { signal } from '@preact/signals';
import { read, write } from '../keep/prefs.ts';

/** The browser's own question, which the page may put off. */
export type Installer = Event & { prompt: () => Promise<unknown> };

/** After so many finished games the page offers itself as an app. */
const ENOUGH = 3;
/** The tables of these games. */
const ENDED = 'ended';
const OFFERED = 'install';

const installer = signal<Installer | null>(null);

export function watchInstalling() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installer.value = event as Installer;
  });
}

/** Counts a game that has ended, once. */
export function countEnded(key: string) {
  const before = endedAt();
  if (before.length < ENOUGH && !before.includes(key)) write(ENDED, [...before, key].join(' '));
}

function endedAt() {
  return read(ENDED)?.split(' ') ?? [];
}

/**
 * Installs the page; null unless it is to be offered now.
 * @param waits whether something here waits for another visit
 */
export function offered(waits: boolean): Installer | null {
  const wanted = waits || endedAt().length >= ENOUGH;
  return wanted && !read(OFFERED) ? installer.value : null;
}

/** Whatever the answer was, it is not asked for again. */
export function endOffer() {
  write(OFFERED, 'offered');
  installer.value = null;
}
