// The link that opens where a text is pasted.
import { pastedLinks } from '../../web/src/addresses/pasted.ts';

export function linkIn(text: string): string | null {
  return pastedLinks(text)[0] ?? null;
}
