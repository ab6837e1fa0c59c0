// What the settings and a start that failed do with the site's files on this device.
import { cachesOf } from '../site/caches.ts';
import { succeeds, withTimeout } from '../site/with-timeout.ts';

/** Activates a newer version if the host has one and all of it arrives; returns whether. */
export async function activateNewer(site: URL): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(site);
  await registration?.update().catch(() => {});
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return false;
  await reached(worker, 'installed');
  worker.postMessage({ type: 'SKIP_WAITING' });
  await reached(worker, 'activated');
  return worker.state === 'activated';
}

const STATES = ['parsed', 'installing', 'installed', 'activating', 'activated', 'redundant'];

function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (STATES.indexOf(worker.state) >= STATES.indexOf(state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Deletes the files kept for offline use; returns whether that was possible. */
export function dropFiles(site: URL): Promise<boolean> {
  return succeeds(withTimeout(drop(site)));
}

async function drop(site: URL) {
  const registration = await navigator.serviceWorker.getRegistration(site);
  await registration?.unregister();
  const own = await cachesOf(site.href);
  await Promise.all(own.map((name) => caches.delete(name)));
}
