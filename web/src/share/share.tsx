// Sharing a game: a dialog with its link, ways to give the link on, and the link as a picture.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { linkHash, recordHash } from '../keep/game-links.ts';
import type { Door, GameRecord } from '../scene/types.ts';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/words.ts';
import { Sheet } from './sheet.tsx';
import { Ways } from './ways.tsx';

/**
 * Opens the dialog; the link shows as soon as the rules have made it.
 * @param more other things to share
 */
export function share(door: Door, title: string, record: GameRecord, more?: ComponentChildren) {
  const link = hashOf(door, record).then((hash) => `${location.href.split('#')[0]}${hash}`);
  const content = <Sheet message={words.share.message(title)} made={link} more={more} />;
  openDialog({ title: words.share.title, content });
}

/** A link for people far away. */
export type Sending = {
  link: string;
  /** What is sent with it. */
  message: string;
  /** What the link is for. */
  note: string;
  /** Called when the link has left the dialog; undefined where it was sent before. */
  sent: (() => void) | undefined;
};

/**
 * Opens the dialog with the link to send to people far away.
 * @returns closes it
 */
export function sendOn({ link, message, note, sent }: Sending) {
  const made = Promise.resolve(`${location.href.split('#')[0]}${link}`);
  const content = <Sheet {...{ message, note, made, sent }} />;
  return openDialog({ title: words.match.sendTitle, content });
}

/** A compact link; a longer one with the record as it is, where the rules can't make that. */
function hashOf(door: Door, record: GameRecord): Promise<string> {
  return door.call('link', { record }).then(
    ({ link }) => linkHash(link, { of: record.game }),
    () => recordHash(record),
  );
}

/**
 * Shares a few lines of text: a dialog shows them, with ways to give them on.
 * @param label what the text is, as a screen reader says it
 */
export function shareText(title: string, label: string, text: string) {
  openDialog({ title, content: <Lines {...{ label, text }} /> });
}

function Lines({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div class="share">
      <textarea
        readonly
        rows={text.split('\n').length}
        aria-label={label}
        ref={field}
        value={text}
      />
      <Ways {...{ text, field }} says={words.share.text} what={{ text }} />
    </div>
  );
}
