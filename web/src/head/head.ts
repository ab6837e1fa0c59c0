// Runs before the first paint as an ordinary script, so that it also runs from a file, and where
// the page's modules don't.
import { prefixOf } from '../keep/prefix.ts';
import { renew } from '../offline/files.ts';
import { activateNewer } from '../offline/repair.ts';
import { withTimeout } from '../site/with-timeout.ts';
import { applyLayout, HIGH_CONTRAST } from '../ui/layout.ts';
import { gameAtTable, gamesAhead } from './ahead.ts';
import { firstSpoken } from './spoken.ts';

/** The fields of addresses that show all games, from the rooms (web/tools/bundle.ts). */
declare const PAGES_OF_ALL_GAMES: readonly string[];

const root = document.documentElement;
const script = document.currentScript as HTMLScriptElement;
const site = new URL('../../', script.src);
/** The folder of this build, and its name. */
const folder = new URL('./', script.src);
const [BUILD] = folder.pathname.split('/').slice(-2);

/** What tables need (web/tools/bundle.py); other pages load it after they are painted. */
const PRELOADED = {
  'playing.js': { rel: 'modulepreload' },
  'later.css': { rel: 'preload', as: 'style' },
};

/** After this time, in ms, the page is reported as not started; it may still start. */
const PATIENCE_MS = 30_000;

/**
 * Whether the browser lacks something that the page needs. index.html and README.md say which
 * versions have everything.
 */
function isTooOld(): boolean {
  const hasColors = window.CSS?.supports?.('color', 'light-dark(red, red)');
  return !(hasColors && 'popover' in HTMLElement.prototype && 'Segmenter' in Intl);
}

/** Returns what was chosen in the settings, if anything. */
function chosen(name: string): string | null {
  try {
    return localStorage.getItem(prefixOf(site.pathname) + name);
  } catch {
    // Storage is refused.
    return null;
  }
}

/** Applies the chosen theme and motion; without a choice, the system decides. */
function applyChoices() {
  if (matchMedia(HIGH_CONTRAST).matches) root.dataset.theme = 'contrast';
  const [theme, motion] = [chosen('theme'), chosen('motion')];
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme;
  if (motion === 'full' || motion === 'reduced') root.dataset.motion = motion;
}

/** Applies the chosen language, that of the address, or the first that browser and site have. */
function applyLanguage() {
  const lang = new URLSearchParams(location.search).get('lang') ?? '';
  const wanted = [chosen('language') ?? '', lang, ...navigator.languages];
  root.lang = firstSpoken(wanted, list('languages'));
}

/** A list of words that the build has put beside this script. */
function list(name: string): readonly string[] {
  return script.dataset[name]?.split(' ') ?? [];
}

/**
 * Preloads what the page will need: cards of games, and, except on the home page, what tables need.
 */
function preload() {
  const card = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
  const { lang } = root;
  const english = lang === 'en';
  if (!english) {
    ask(`words-${lang}.js`, PRELOADED['playing.js']);
    const manifest = document.querySelector<HTMLLinkElement>('[rel=manifest]');
    if (manifest) manifest.href = manifest.href.replace('.json', `-${lang}.json`);
  }
  for (const game of gamesAhead(location.hash, list('games'), PAGES_OF_ALL_GAMES))
    ask(`answers/${english ? '' : `${lang}/`}card-${game}.json`, card);
  if (location.hash.length < 2) return;
  for (const [name, kind] of Object.entries(PRELOADED)) ask(name, kind);
}

function ask(name: string, kind: Record<string, string>) {
  const { href } = new URL(name, script.src);
  document.head.append(Object.assign(document.createElement('link'), kind, { href }));
}

/** Shows the game in the address as soon as the page's words are parsed. */
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

/** Reports if the page doesn't start: a file is missing, broken, or never arrives. */
function watchStart() {
  const timer = setTimeout(sayNotStarted, PATIENCE_MS);
  addEventListener('error', failed, true);
  // The page itself reports that it has started, or failed to.
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
 * Hears errors of the build's scripts, and of scripts that don't load. Errors of others, such as
 * browser extensions, don't matter. Styles that don't come are asked for once more.
 */
function failed(event: Event) {
  const { target } = event;
  if (target instanceof HTMLLinkElement && target.href.endsWith('/style.css')) target.href += '?';
  const from = target instanceof HTMLScriptElement ? target.src : (event as ErrorEvent).filename;
  if (from?.startsWith(folder.href)) sayNotStarted();
}

function sayNotStarted() {
  say('.not-started');
}

/** Replaces the waiting message by another one of the page. */
function say(which: string) {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => say(which), { once: true });
    return;
  }
  const words = document.querySelector(which);
  if (!(words instanceof HTMLElement)) return;
  for (const each of words.querySelectorAll(`[lang]:not([lang=${root.lang}])`)) each.remove();
  words.hidden = false;
  document.querySelector('main .setting-up, main .opening')?.remove();
  words.querySelector('button')?.addEventListener('click', reload, { once: true });
}

/** Reloads the page, in its newest version if one arrives in time. */
async function reload() {
  await withTimeout(renewStart()).catch(() => {});
  location.reload();
}

/**
 * Without a newer version, fetches the first files again: some may be damaged, here or in the
 * browser's cache, which would keep them for a year.
 */
async function renewStart() {
  if (await activateNewer(site).catch(() => false)) return;
  const named = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[src], link[href]');
  const sources = new Set([...named].map((each) => ('src' in each ? each.src : each.href)));
  sources.add(new URL('index.html', site).href);
  await renew(site, BUILD, { only: (address) => sources.has(address) });
}

applyLanguage();
if (location.protocol === 'file:') {
  // From the disk neither modules nor workers can run.
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
