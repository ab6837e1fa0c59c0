// The order of names in lists that people read.
import { language, lazy } from './grammar.ts';

const collator = lazy(() => new Intl.Collator(language()));

/** Compares two names as a dictionary of the language does. */
export function byName(one: string, other: string): number {
  return collator().compare(one, other);
}
