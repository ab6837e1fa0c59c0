// Which browsers forget: Safari deletes what a site has written after seven days of use without a
// visit. An app that was installed on an iPhone has a storage of its own, which stays; but links
// from messages open in Safari.
import { wayTo } from '../keep/links.ts';
import * as words from '../words/words.ts';

/** Every browser of an iPhone is Safari underneath. */
const VENDOR = 'Apple Computer, Inc.';

/** What is to be known here about what the page keeps: nothing in most browsers. */
function keepingHere(): 'forgets' | 'apart' | null {
  if (navigator.vendor !== VENDOR) return null;
  return matchMedia('(display-mode: standalone)').matches ? 'apart' : 'forgets';
}

/** What is to be known of links that come back, '' in most browsers. */
export function linksNote(): string {
  const { forgetsMatch, apart } = words.backup.keeping;
  const here = keepingHere();
  return here === 'apart' ? apart : here === 'forgets' ? forgetsMatch : '';
}

/** One sentence for whoever counts on what is kept here. */
export function KeepingNote() {
  if (keepingHere() !== 'forgets') return null;
  const backup = wayTo('backup');
  return (
    <p class="note">
      {words.backup.keeping.forgets} {backup && <a href={backup}>{words.backup.link}</a>}
    </p>
  );
}
