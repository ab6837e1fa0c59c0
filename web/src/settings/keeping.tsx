// Which browsers forget: Safari deletes what a site has written after seven days of use without a
// visit. An app that was installed on an iPhone has a storage of its own, which stays; but links
// from messages open in Safari.
import { safekeeping } from '../keep/offered.ts';
import * as words from '../words/words.ts';

/** Every browser of an iPhone is Safari underneath. */
const VENDOR = 'Apple Computer, Inc.';

/** How this browser treats what the page stores; null for most browsers, which keep it. */
function keepingHere(): 'forgets' | 'apart' | null {
  if (navigator.vendor !== VENDOR) return null;
  return matchMedia('(display-mode: standalone)').matches ? 'apart' : 'forgets';
}

/** A sentence about links that open elsewhere; '' for most browsers. */
export function linksNote(): string {
  const { forgetsMatch, linksOpenElsewhere } = words.keeping;
  const here = keepingHere();
  return here === 'apart' ? linksOpenElsewhere : here === 'forgets' ? forgetsMatch : '';
}

/** One sentence for people whose browser deletes what the page stores. */
export function KeepingNote() {
  if (keepingHere() !== 'forgets') return null;
  const safe = safekeeping();
  return (
    <p class="note">
      {words.keeping.forgets} {safe && <a href={safe.href}>{safe.word}</a>}
    </p>
  );
}
