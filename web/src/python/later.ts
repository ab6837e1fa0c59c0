// The modules of the page that are loaded later. The page has their hashes (web/tools/page.py), and
// none of them runs with another content.
import { scriptUrl } from './trusted.ts';

/** What has come and is right, by its address, or is on its way. */
const right = new Map<string, Promise<void>>();

/** The hashes of the modules by their addresses. Only a page has any, no test of a part. */
const HASHES = hashes();

function hashes(): Map<string, string> {
  const page = globalThis.document?.querySelector<HTMLElement>('script[data-later]');
  const each = page?.dataset.later?.split(' ') ?? [];
  return new Map(
    each.map((named) => {
      const [file, hash] = named.split(':');
      return [new URL(file, import.meta.url).href, hash];
    }),
  );
}

/** Returns the addresses of all modules that are loaded later. */
export function laterModules(): string[] {
  return [...HASHES.keys()];
}

/** Returns the address of a module of the page, by its name without what the build adds. */
export function laterModule(name: string): string {
  return laterModules().find((url) => new RegExp(`/${name}[-.]`).test(url)) ?? '';
}

/**
 * Loads modules of the page, for an `import` to find them there. Rejects where one doesn't come, or
 * isn't the one that the page was built with.
 *
 * @param names those that others import come before these
 * @param again what to add to the address of the last one
 */
export async function requireModules(names: string[], again = ''): Promise<void> {
  if (!HASHES.size) return;
  const urls = names.map(laterModule);
  // They come side by side, but none runs before what it imports was checked.
  if (!again) for (const url of urls) ask(url, HASHES.get(url));
  for (const url of urls) await once(url === urls.at(-1) ? url + again : url, HASHES.get(url));
}

function ask(href: string, integrity = '') {
  if (right.has(href)) return;
  const link = { rel: 'modulepreload', integrity, href };
  document.head.append(Object.assign(document.createElement('link'), link));
}

function once(url: string, hash = ''): Promise<void> {
  const loading = right.get(url) ?? load(url, hash);
  right.set(url, loading);
  loading.catch(() => right.delete(url));
  return loading;
}

/** Loads a module as a script of its own: of a link, WebKit doesn't check the hash. */
function load(url: string, integrity: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { type: 'module', integrity });
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new TypeError(`${url} did not come as it was built`)),
    );
    Object.assign(script, { src: scriptUrl(new URL(url)) });
    document.head.append(script);
  }).finally(() => script.remove());
}
