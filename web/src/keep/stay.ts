// Asks the browser not to clear what this site keeps when room gets short.
import { read, write } from './prefs.ts';

/** Asks once: some browsers ask the person in turn. */
export function askToStay() {
  if (read('stay') !== null) return;
  write('stay', 'asked');
  // Pages from an address that isn't secure have no such thing; a refusal changes nothing.
  navigator.storage?.persist?.().catch(() => {});
}
