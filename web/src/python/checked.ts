// Files whose content must be the one that the page was built with.
import type { CheckedFile } from './config.js';

/** Fetches such a file; null where it doesn't come, or has another content. */
export async function fetchChecked({ path, integrity }: CheckedFile): Promise<Response | null> {
  const url = new URL(path, import.meta.url);
  // The browser's cache may keep a wrong copy for a year: the second try goes past it.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { integrity, cache }).catch(() => null);
    if (response?.ok) return response;
  }
  return null;
}
