// Files whose content must be what the page was built with.
import type { HashedFile } from './config.js';

/** Fetches such a file; null if it doesn't arrive, or differs. */
export async function fetchChecked({ path, integrity }: HashedFile): Promise<Response | null> {
  const url = new URL(path, import.meta.url);
  // The browser's cache may keep a wrong copy for a year: the second try bypasses it.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { integrity, cache }).catch(() => null);
    if (response?.ok) return response;
  }
  return null;
}
