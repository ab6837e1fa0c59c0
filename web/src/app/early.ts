// Runs before the first paint, as an ordinary script, so that it also runs from a file, and where
// the page's modules do not run at all.
import { prefixOf } from '../keep/prefix.ts';
import { dropFiles, fetchAnew, isReachable } from '../offline/files.ts';
import { inTime } from '../python/in-time.ts';
import { applyLayout, HIGH_CONTRAST } from '../ui/layout.ts';

const root = document.documentElement;
const script = document.currentScript as HTMLScriptElement;
const site = new URL('../../', script.src);

/** The hash of what tables need, which the page has among those of what it loads later. */
const integrity = /playing\.js:(\S+)/.exec(script.dataset.later ?? '')?.[1] ?? '';
/** What tables need (web/tools/bundle.py); other pages ask for it only once they are painted. */
const PRELOADED = {
  'playing.js': { rel: 'modulepreload', integrity },
  'later.css': { rel: 'preload', as: 'style' },
};

/** A page that has not started by then, in ms, is said not to; it may start all the same. */
const PATIENCE_MS = 30_000;

/** Puts what was chosen on the page; what was not chosen is as the system has it. */
function applyChoices() {
  if (matchMedia(HIGH_CONTRAST).matches) root.dataset.theme = 'contrast';
  const chosen = (name: string) => localStorage.getItem(prefixOf(site.pathname) + name);
  try {
    const [theme, motion] = [chosen('theme'), chosen('motion')];
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme;
    if (motion === 'full' || motion === 'reduced') root.dataset.motion = motion;
  } catch {
    // Storage is refused.
  }
}

/** Addresses of pages that show all games, and of those that show one. */
const ALL_GAMES = /^#?(?:$|(?:games|fame|daily|rules|print)\b)/;
const ONE_GAME = /[#&](?:game|learn|of)=([^&]*)/;
/** Addresses of tables, those that come by links too. */
const AT_TABLE = /[#&](?:game|of)=([^&]*)/;

/** Asks for what the page will want: the games, and what tables need unless it is the home page. */
function preload() {
  const card = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
  for (const game of gamesToPreload()) ask(`answers/card-${game}.json`, card);
  if (location.hash.length < 2) return;
  for (const [name, kind] of Object.entries(PRELOADED)) ask(name, kind);
}

function ask(name: string, kind: Record<string, string>) {
  const { href } = new URL(name, script.src);
  document.head.append(Object.assign(document.createElement('link'), kind, { href }));
}

function gamesToPreload(): string[] {
  const all = script.dataset.games?.split(' ') ?? [];
  if (ALL_GAMES.test(location.hash)) return all;
  const one = ONE_GAME.exec(location.hash)?.[1];
  return all.filter((id) => id === one);
}

/** Shows the game that the address names as soon as the page's words are read. */
function showOpening() {
  const game = AT_TABLE.exec(location.hash)?.[1];
  if (!game) return;
  new MutationObserver((_, observer) => {
    const place = document.querySelector('main .setting-up');
    if (!place) return;
    observer.disconnect();
    const openings = document.querySelector<HTMLTemplateElement>('#openings')?.content;
    const opening = openings?.querySelector(`[data-opening="${CSS.escape(game)}"]`);
    if (opening) place.replaceWith(opening.cloneNode(true));
  }).observe(root, { childList: true, subtree: true });
}

/** Says so where the page does not start: a file is missing or broken, or never comes. */
function watchStart() {
  const timer = setTimeout(sayNotStarted, PATIENCE_MS);
  addEventListener('error', failed, true);
  // The page itself says that it has started.
  addEventListener(
    'started',
    () => {
      clearTimeout(timer);
      removeEventListener('error', failed, true);
    },
    { once: true },
  );
}

/** Errors of scripts, and of files of scripts that don't come. */
function failed({ target }: Event) {
  if (target === window || target instanceof HTMLScriptElement) sayNotStarted();
}

function sayNotStarted() {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', sayNotStarted, { once: true });
    return;
  }
  const words = document.querySelector('.not-started');
  if (!(words instanceof HTMLElement)) return;
  words.hidden = false;
  document.querySelector('main :is(.setting-up, .opening)')?.remove();
  words.querySelector('button')?.addEventListener('click', reload, { once: true });
}

/** Reloads the page, as its newest version where a newer one comes in time. */
async function reload() {
  await inTime(renew()).catch(() => {});
  location.reload();
}

/**
 * Where no newer version takes over, gets the files of this one anew: some may be damaged. Those
 * kept for offline go; the modules are fetched past the browser's cache, where a damaged copy would
 * lie for a year.
 */
async function renew() {
  if (await update().catch(() => false)) return;
  if (await isReachable(site)) await dropFiles(site);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  await fetchAnew([...links].map(({ href }) => href));
}

/** Lets a newer version take over: nobody else asks for it while the page does not run. */
async function update(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(site);
  await registration?.update().catch(() => {});
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return false;
  await reached(worker, 'installed');
  worker.postMessage({ type: 'SKIP_WAITING' });
  await reached(worker, 'activated');
  return true;
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

// From the disk no module and no worker can run: the hint stays.
if (location.protocol !== 'file:') {
  root.classList.add('scripts');
  watchStart();
  preload();
  showOpening();
}
applyChoices();
applyLayout();
