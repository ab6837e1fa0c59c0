// The language of the page: which ones there are, and how another is chosen.
import { capital } from '../words/grammar.ts';
import { inMemory, write } from './prefs.ts';
import type { SavedTable } from './saved-table.ts';
import type { Store } from './store.ts';

/** The codes of the languages that this site has. */
export function languages(): readonly string[] {
  const script = document.querySelector<HTMLElement>('[data-languages]');
  return script?.dataset.languages?.split(' ') ?? [];
}

/** The name of a language, in itself. */
export function nameIn(code: string): string {
  return capital(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code);
}

/**
 * Shows the page in another language, at the same address: all that is played is kept there. The
 * choice is for this device, so it isn't in backups. Where nothing can be kept, the address has it.
 */
export function speak(code: string) {
  write('language', code);
  if (inMemory.has('language')) {
    const state = { ...history.state, unkept: unkept() };
    history.replaceState(state, '', `?lang=${code}${location.hash}`);
  }
  location.reload();
}

let held: Store | null = null;

/** The games that only this page has: a reload for another language takes them along. */
function unkept(): readonly SavedTable[] {
  return held?.all() ?? [];
}

/** Takes over the games of this page before its reload, if nothing outlasts that. */
export function takeOver(store: Store) {
  if (!store.isRefused) return;
  held = store;
  for (const table of history.state?.unkept ?? []) store.add(table);
}
