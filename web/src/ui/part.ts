// Parts of the page that are loaded when they are first wanted.
import { renew } from '../offline/files.ts';
import { BUILD, SITE } from '../site/build.ts';
import * as words from '../words/first.ts';

/** A part of the page that could not be loaded. */
export class PartMissing extends Error {
  /** Whether it was tried before: then the whole page is best loaded anew. */
  readonly again: boolean;

  constructor(again: boolean) {
    super(words.errors.partMissing);
    this.again = again;
  }
}

/** A part, as those who want it know it. */
export type PagePart<T> = {
  /** Its folder, after which its file is named. */
  name: string;
  load: () => Promise<T>;
};

const STYLES = new URL('./later.css', import.meta.url);
/** What parts import (web/tools/bundle.ts). */
const SHARED = ['playing', 'parts'];

/** How often a part has failed, by its name. */
const failures = new Map<string, number>();
/** What came at the second try. */
const late = new Map<string, unknown>();

/** Resolves once the styles of all parts apply. */
let styled: Promise<void> | null = null;

function styles(): Promise<void> {
  styled ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      styled = null;
      link.remove();
      reject(new TypeError('The styles of the parts did not come'));
    });
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: STYLES.href }));
  });
  return styled;
}

/** Loads a part of the page; after a failure, anew. */
export async function part<T>({ name, load }: PagePart<T>): Promise<T> {
  const failed = failures.get(name) ?? 0;
  try {
    const loading = failed ? anew<T>(name, failed) : load();
    const [content] = await Promise.all([loading, styles()]);
    if (failed) late.set(name, content);
    return content;
  } catch (error) {
    console.warn(error);
    failures.set(name, failed + 1);
    throw new PartMissing(failed > 0);
  }
}

/**
 * Loads a part by another address: a page doesn't ask twice for a module that failed. A damaged file
 * would stay in the browser's cache, so it is fetched past that, with what parts import.
 */
async function anew<T>(name: string, times: number): Promise<T> {
  if (late.has(name)) return late.get(name) as T;
  const files = [...SHARED, name].map(addressOf);
  await renew(SITE, BUILD, { only: (address) => files.includes(address) }).catch(() => {});
  return (await import(`${addressOf(name)}?again=${times}`)) as T;
}

function addressOf(name: string): string {
  return new URL(`./${name}.js`, import.meta.url).href;
}
