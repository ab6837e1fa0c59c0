// Said where something has to last, in browsers that forget.
import { keepingHere } from '../keep/keeping-here.ts';
import { BACKUP } from '../keep/links.ts';
import * as words from '../words/words.ts';

/** One sentence for whoever counts on what is kept here. */
export function KeepingNote() {
  if (keepingHere() !== 'forgets') return null;
  return (
    <p class="note">
      {words.backup.keeping.forgets} <a href={BACKUP}>{words.backup.link}</a>
    </p>
  );
}
