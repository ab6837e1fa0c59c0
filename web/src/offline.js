// Keeps this build's files for use without a network, and offers a newer build when there is one.
// A new build waits until the person says so (or until no page of the old one is open).

import { BUILD, SITE } from './build.js';
import { config } from './config.js';

/** @typedef {'none' | 'saving' | 'ready' | 'failed'} OfflineState */
/**
 * @typedef {object} Watcher
 * @property {(state: OfflineState) => void} onState
 * @property {(apply: () => void) => void} onUpdate called when another build can take over
 */

const CHECK_EVERY_MS = 60 * 60 * 1000;
const ACTIVATION_LIMIT_MS = 5000;

let applying = false;
let reloading = false;

/**
 * Registers the service worker and tells what becomes of it. Never throws.
 * @param {Watcher} watcher
 * @returns {Promise<void>}
 */
export async function watchOffline(watcher) {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || !isSecureContext) {
    watcher.onState('none');
    return;
  }
  watcher.onState('saving');
  try {
    await started();
    const registration = await register();
    offerUpdates(registration, watcher);
    checkNowAndThen(registration);
    await installed(registration);
    await settle(registration, watcher);
  } catch {
    watcher.onState('failed');
  }
}

/**
 * Waits for the rules' start to end, however it ends: they need the network and the processor
 * first, and what they have fetched need not be fetched again.
 * @returns {Promise<void>}
 */
function started() {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset.engine === 'loading') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ['data-engine'] });
    look();
  });
}

/** @returns {Promise<ServiceWorkerRegistration>} */
function register() {
  const options = /** @type {const} */ ({ scope: SITE.pathname, updateViaCache: 'none' });
  return navigator.serviceWorker.register(new URL('sw.js', SITE), options);
}

/**
 * Waits for the first worker of this site to take its place or to fail.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<void>}
 */
function installed(registration) {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Watcher} watcher
 */
async function settle(registration, { onState, onUpdate }) {
  if (registration.active && (await isKept())) {
    onState('ready');
    registration.active.postMessage({ type: 'FORGET_OLDER', build: BUILD });
    return;
  }
  onState('failed');
  // A worker that keeps another build: this page came from before a change of the site.
  if (registration.active && !registration.waiting) onUpdate(reloadOnce);
}

/** Is every file of this very build in its cache? */
async function isKept() {
  const names = await caches.keys();
  const name = names.find(
    (each) => each.startsWith(`pygames-${BUILD}-`) && each.endsWith(SITE.href),
  );
  if (!name) return false;
  const requests = await (await caches.open(name)).keys();
  const kept = new Set(requests.map((request) => request.url.split('?')[0]));
  return config.files.every((path) => kept.has(new URL(path, import.meta.url).href));
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Watcher} watcher
 */
function offerUpdates(registration, { onUpdate }) {
  const offer = () => {
    if (registration.waiting && registration.active) onUpdate(() => takeOver(registration));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  // Another page of this site said yes: this one goes on with its own files until it is asked.
  let controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled && !applying) onUpdate(reloadOnce);
    controlled = true;
  });
}

/**
 * Lets the new build take over and shows it.
 * @param {ServiceWorkerRegistration} registration
 */
function takeOver(registration) {
  const { waiting } = registration;
  if (!waiting) {
    reloadOnce();
    return;
  }
  applying = true;
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reloadOnce();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reloadOnce, ACTIVATION_LIMIT_MS);
}

function reloadOnce() {
  if (reloading) return;
  reloading = true;
  location.reload();
}

/** @param {ServiceWorkerRegistration} registration */
function checkNowAndThen(registration) {
  let last = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < CHECK_EVERY_MS) return;
    last = Date.now();
    // Without a network there is nothing to find: no error of ours.
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}
