// Which browsers forget: Safari deletes what a site has written after seven days of use without a
// visit. An app that was installed on an iPhone has a storage of its own, which stays; but links
// from messages open in Safari.
import { settingsParts } from '../keep/settings-parts.ts';
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

/** What the browsers of messengers, which show a link within them, say of themselves. */
const MESSENGERS = /FBAN|FBAV|Instagram|\bLine\/|MicroMessenger|Snapchat|TikTok|; wv\)/i;

/** Whether a link shows within a messenger: that keeps apart what the page stores, or deletes it. */
export function isInMessenger({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return MESSENGERS.test(userAgent);
}

/** Says, before a game is kept in the wrong place, where to open it. */
export function MessengerNote() {
  return isInMessenger() ? <p class="note">{words.keeping.inMessenger}</p> : null;
}

/** One sentence for people whose browser deletes what the page stores. */
export function KeepingNote() {
  if (keepingHere() !== 'forgets') return null;
  const safe = settingsParts.of('safekeeping').at(0);
  return (
    <p class="note">
      {words.keeping.forgets} {safe && <a href={safe.href}>{safe.word}</a>}
    </p>
  );
}
