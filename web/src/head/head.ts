// Runs before the first paint, as an ordinary script, so that it also runs from a file, and where
// the page's modules do not run at all.
import { prefixOf } from '../keep/prefix.ts';
import { activateNewer, renew } from '../offline/files.ts';
import { withTimeout } from '../python/with-timeout.ts';
import { applyLayout, HIGH_CONTRAST } from '../ui/layout.ts';
import { gameAtTable, gamesAhead } from './ahead.ts';

/** The fields of addresses whose pages show all games, as rooms say (web/tools/bundle.ts). */
declare const PAGES_OF_ALL_GAMES: readonly string[];

const root = document.documentElement;
const script = document.currentScript as HTMLScriptElement;
const site = new URL('../../', script.src);
/** The folder of this build, and its name. */
const folder = new URL('./', script.src);
const [BUILD] = folder.pathname.split('/').slice(-2);

/** What tables need (web/tools/bundle.py); other pages ask for it only once they are painted. */
const PRELOADED = {
  'playing.js': { rel: 'modulepreload' },
  'later.css': { rel: 'preload', as: 'style' },
};

/** A page that has not started by then, in ms, is said not to; it may start all the same. */
const PATIENCE_MS = 30_000;

/**
 * Whether the browser lacks what the page can't do without. The sentence in index.html and README.md
 * say which versions have all of it.
 */
function isTooOld(): boolean {
  const hasColors = window.CSS?.supports?.('color', 'light-dark(red, red)');
  return !(hasColors && 'popover' in HTMLElement.prototype && 'Segmenter' in Intl);
}

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

/** Asks for what the page will want: the games, and what tables need unless it is the home page. */
function preload() {
  const card = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
  const all = script.dataset.games?.split(' ') ?? [];
  for (const game of gamesAhead(location.hash, all, PAGES_OF_ALL_GAMES))
    ask(`answers/card-${game}.json`, card);
  if (location.hash.length < 2) return;
  for (const [name, kind] of Object.entries(PRELOADED)) ask(name, kind);
}

function ask(name: string, kind: Record<string, string>) {
  const { href } = new URL(name, script.src);
  document.head.append(Object.assign(document.createElement('link'), kind, { href }));
}

/** Shows the game that the address names as soon as the page's words are read. */
function showOpening() {
  const game = gameAtTable(location.hash);
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
  // The page itself says that it has started, or that it could not.
  addEventListener('lost', sayNotStarted, { once: true });
  addEventListener(
    'started',
    () => {
      clearTimeout(timer);
      removeEventListener('error', failed, true);
    },
    { once: true },
  );
}

/**
 * Errors of the build's scripts, and of those that don't come. What others run here, such as the
 * browser's extensions, may throw as it likes.
 */
function failed(event: Event) {
  const { target } = event;
  const from = target instanceof HTMLScriptElement ? target.src : (event as ErrorEvent).filename;
  if (from?.startsWith(folder.href)) sayNotStarted();
}

function sayNotStarted() {
  say('.not-started');
}

/** Shows words of the page in the place of those that it is being set up. */
function say(which: string) {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => say(which), { once: true });
    return;
  }
  const words = document.querySelector(which);
  if (!(words instanceof HTMLElement)) return;
  words.hidden = false;
  document.querySelector('main .setting-up, main .opening')?.remove();
  words.querySelector('button')?.addEventListener('click', reload, { once: true });
}

/** Reloads the page, as its newest version where a newer one comes in time. */
async function reload() {
  await withTimeout(renewStart()).catch(() => {});
  location.reload();
}

/**
 * Where no newer version takes over, gets the files anew that this page begins with: some may be
 * damaged, here or in the browser's cache, where they would lie for a year.
 */
async function renewStart() {
  if (await activateNewer(site).catch(() => false)) return;
  const named = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[src], link[href]');
  const begun = new Set([...named].map((each) => ('src' in each ? each.src : each.href)));
  begun.add(new URL('index.html', site).href);
  await renew(site, BUILD, { only: (address) => begun.has(address) });
}

if (location.protocol === 'file:') {
  // From the disk no module and no worker can run.
  say('.needs-server');
} else {
  root.classList.add('scripts');
  if (isTooOld()) {
    root.classList.add('too-old');
    say('.waiting .too-old');
  } else {
    watchStart();
    preload();
    showOpening();
  }
}
applyChoices();
applyLayout();
