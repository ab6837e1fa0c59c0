// Files whose content must be the one that the page was built with.
import type { CheckedFile } from './config.js';

/**
 * Fetches a file whose content must be the one that this page was built with.
 * @returns null where it doesn't come, or isn't that
 */
export async function fetchChecked({ path, integrity }: CheckedFile): Promise<Response | null> {
  const url = new URL(path, import.meta.url);
  // A wrong copy may lie in the browser's own cache, and would for a year: the second try goes past.
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { integrity, cache }).catch(() => null);
    if (response?.ok) return response;
  }
  return null;
}
