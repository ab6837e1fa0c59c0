// Keeps this build's files for offline use, and offers a newer build. A new build waits until the
// person accepts it, or until no page of the old one is open.

import { BUILD, SITE } from '../site/build.ts';
import { cacheName, cachesOf, LANGUAGES } from '../site/caches.ts';
import { language } from '../site/language.ts';
import { scriptUrl } from '../site/trusted.ts';
import { ifAny, withTimeout } from '../site/with-timeout.ts';
import { renew } from './files.ts';

export type OfflineState = 'none' | 'saving' | 'ready' | 'failed';
export type Watcher = {
  onState: (state: OfflineState) => void;
  /** Called when another build can take over. */
  onUpdate: (apply: () => void) => void;
};

const CHECK_EVERY_MS = 60 * 60 * 1000;
const ACTIVATION_LIMIT_MS = 5000;
/** A page that hasn't settled by then, in ms, may be one that a newer version fixes. */
const SETTLING_LIMIT_MS = 120_000;

/** Checked before all else. */
const workers = ifAny(() => navigator.serviceWorker) as ServiceWorkerContainer;
let applying = false;
let reloading = false;

/**
 * Registers the service worker and reports its state. Never throws.
 * @param settled resolves once the page needs neither network nor processor; what it has fetched by
 * then needn't be fetched again
 */
export async function watchOffline(settled: Promise<void>, watcher: Watcher): Promise<void> {
  if (!workers || !ifAny(() => caches) || !isSecureContext) {
    return watcher.onState('none');
  }
  watcher.onState('saving');
  try {
    hearWithdrawal();
    await withTimeout(settled, SETTLING_LIMIT_MS).catch(() => {});
    const registration = await register();
    offerUpdates(registration, watcher);
    checkNowAndThen(registration);
    await installed(registration);
    await settle(registration, watcher);
  } catch {
    watcher.onState('failed');
  }
}

function register(): Promise<ServiceWorkerRegistration> {
  const options = { scope: SITE.pathname, updateViaCache: 'none' } as const;
  return workers.register(scriptUrl(new URL('sw.js', SITE)), options);
}

/** Waits for the first worker of this site to take its place or to fail. */
function installed(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

async function settle(registration: ServiceWorkerRegistration, { onState, onUpdate }: Watcher) {
  const { active, waiting } = registration;
  if (active && ((await withTimeout(isKept())) || (!waiting && (await keepAgain())))) {
    await keepLanguage();
    onState('ready');
    active.postMessage({ type: 'FORGET_OLDER', build: BUILD });
    return;
  }
  // The worker keeps another build: this page was loaded before the site changed.
  if (active && !waiting && (await withTimeout(keepsAnother()))) onUpdate(reloadOnce);
  onState('failed');
}

/** Fetches files that the browser has deleted; a running worker does so only when it starts. */
async function keepAgain(): Promise<boolean> {
  if (await withTimeout(keepsAnother())) return false;
  const there = await withTimeout(keptFiles());
  await withTimeout(caches.open(cacheName(SITE.href, BUILD)));
  const only = (address: string) => !there.has(address);
  return (await renew(SITE, BUILD, { only, cache: 'default' })) === 'renewed';
}

async function keepsAnother() {
  const [all, own] = await Promise.all([cachesOf(SITE.href), cachesOf(SITE.href, BUILD)]);
  return all.length > own.length;
}

/** Whether all files of this build are in its cache. */
async function isKept() {
  const [names, listed] = await Promise.all([keptFiles(), fetch(inFolder('./files.json'))]);
  const files: string[] = await listed.json();
  return files.every((path) => names.has(inFolder(path)));
}

/** Keeps the language that shows: the service worker keeps none but English. */
async function keepLanguage() {
  const files = await keptFiles();
  const missing = language?.files.map(inFolder).filter((address) => !files.has(address));
  if (!missing?.length) return;
  await (await caches.open(cacheName(SITE.href, BUILD, LANGUAGES))).addAll(missing);
}

function inFolder(path: string): string {
  return new URL(path, import.meta.url).href;
}

/** The addresses of the files in its caches. */
async function keptFiles(): Promise<Set<string>> {
  const names = await cachesOf(SITE.href, BUILD);
  const requests = names.map(async (name) => (await caches.open(name)).keys());
  return new Set((await Promise.all(requests)).flat().map(({ url }) => url.split('?')[0]));
}

function offerUpdates(registration: ServiceWorkerRegistration, { onUpdate }: Watcher) {
  const offer = () => {
    if (registration.waiting && registration.active) onUpdate(() => takeOver(registration));
  };
  // The browser may have found one already, when the page was loaded.
  const follow = () => {
    offer();
    registration.installing?.addEventListener('statechange', offer);
  };
  follow();
  registration.addEventListener('updatefound', follow);
  // If another page of the site accepted the update, this one keeps its own files until it is
  // asked.
  let controlled = Boolean(workers.controller);
  workers.addEventListener('controllerchange', () => {
    if (controlled && !applying) onUpdate(reloadOnce);
    controlled = true;
  });
}

/** Activates the new build and reloads. */
function takeOver(registration: ServiceWorkerRegistration) {
  const { waiting } = registration;
  if (!waiting) return reloadOnce();
  applying = true;
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reloadOnce();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reloadOnce, ACTIVATION_LIMIT_MS);
}

/** Hears that the service worker was withdrawn (kill-sw.ts). */
function hearWithdrawal() {
  workers.addEventListener('message', ({ data }) => {
    if (data?.type === 'WITHDRAWN') reloadOnce();
  });
}

function reloadOnce() {
  if (reloading) return;
  reloading = true;
  location.reload();
}

function checkNowAndThen(registration: ServiceWorkerRegistration) {
  let last = performance.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < CHECK_EVERY_MS) return;
    last = performance.now();
    // Without a network there is nothing to find, which is no error.
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}
