// Sharing a game: a dialog with its link, ways to give the link on, and the link as a picture.
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { dareHash, linkHash, recordHash } from '../keep/game-links.ts';
import { addressOf } from '../keep/links.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Door } from '../scene/types.ts';
import { ChoiceRow, choicesIn } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/words.ts';
import { Sheet } from './sheet.tsx';
import { Ways } from './ways.tsx';

export type Sharing = {
  door: Door;
  title: string;
  saved: SavedTable;
  /** The seat whose result others can try to beat from the same start; null if there is none. */
  beat: number | null;
  /** Other things to share. */
  more?: ComponentChildren;
};

/** Opens the dialog; the link shows as soon as the rules have made it. */
export function share(sharing: Sharing) {
  openDialog({ title: words.share.title, content: <Shared {...sharing} /> });
}

type What = keyof typeof words.beating.choices;

function Shared(sharing: Sharing) {
  const [what, choose] = useState<What>('watch');
  const row = { legend: words.beating.legend, choices: choicesIn(words.beating.choices) };
  return (
    <>
      {sharing.beat !== null && <ChoiceRow {...row} chosen={what} onChoose={choose} />}
      {what === 'beat' ? <DareSheet {...sharing} /> : <GameSheet {...sharing} />}
    </>
  );
}

function GameSheet(sharing: Sharing) {
  const made = useMemo(() => gameOf(sharing), []);
  return <Sheet message={words.share.message(sharing.title)} made={made} more={sharing.more} />;
}

function DareSheet(sharing: Sharing) {
  const [message, tell] = useState('');
  const made = useMemo(() => dareOf(sharing, tell), []);
  return <Sheet {...{ message, made }} note={words.beating.more} more={sharing.more} />;
}

/** The address of the game; if the rules can't make a link, a longer one with the whole record. */
function gameOf({ door, saved: { record } }: Sharing): Promise<string> {
  return door.call('link', { record }).then(
    ({ link }) => addressOf(linkHash(link, { of: record.game })),
    () => addressOf(recordHash(record)),
  );
}

/**
 * The address of the dare.
 * @param tell gets the words that go with it
 */
async function dareOf({ door, title, saved, beat }: Sharing, tell: (message: string) => void) {
  const { record, seats, names } = saved;
  const seat = beat ?? 0;
  const [{ link }, { theirs }] = await Promise.all([
    door.call('link', { record }),
    door.call('dare', { record, seat }),
  ]);
  tell(words.beating.message(title, theirs));
  return addressOf(dareHash(link, { of: record.game, by: names?.[seat] ?? '' }, seats));
}

/** A link for people far away. */
export type Sending = {
  link: string;
  /** The message that goes with it. */
  message: string;
  /** Says what the link is for. */
  note: string;
  /** Called when the link has left the dialog; undefined if it was sent before. */
  sent: (() => void) | undefined;
};

/** Opens the dialog with the link to send to people far away; returns what closes it. */
export function sendOn({ link, message, note, sent }: Sending) {
  const made = Promise.resolve(addressOf(link));
  const content = <Sheet {...{ message, note, made, sent }} />;
  return openDialog({ title: words.match.sendTitle, content });
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
