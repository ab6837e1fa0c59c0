// Sharing a game: a dialog with its link, ways to give the link on, and the link as a picture.
import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { linkHash, recordHash } from '../addresses/game-links.ts';
import type { Card, Door, GameRecord } from '../scene/types.ts';
import type { Contributions } from '../slots/slots.ts';
import { toast } from '../ui/announce.ts';
import { Button, ChoiceRow } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { Fold } from '../ui/fold.tsx';
import * as words from '../words/words.ts';
import { addressToFrame, type Link, linkToShare } from './address.ts';
import { copied } from './giving.ts';
import { Sheet } from './sheet.tsx';

/** A game to share. */
type Game = { door: Door; card: Pick<Card, 'title'>; saved: { record: GameRecord } };

/** What a room adds to the sheet that shares a game. */
export type SharedBy<G extends Game> = {
  /** Another sheet; null if there is none for this game. */
  other?: (game: G) => OtherSheet | null;
  /** Shows first: the game itself. */
  Picture?: ComponentType<{ game: G }>;
};

/** Something else to share: in a word, the title of a dialog of its own, and its sheet. */
export type OtherSheet = { word: string; title: string; Sheet: ComponentType };

/**
 * Opens the dialog; the link shows as soon as the rules have made it.
 * @param only the one sheet that is wanted, if not all
 */
export function share<G extends Game>(
  game: G,
  shares: Contributions<SharedBy<G>>,
  only?: OtherSheet,
) {
  const others = shares.of('other').flatMap((other) => other(game) ?? []);
  const content = (
    <div class="sender">
      {shares.of('Picture').map((Picture) => (
        <Picture key={Picture} game={game} />
      ))}
      <div>{only ? <only.Sheet /> : <Shared game={game} others={others} />}</div>
    </div>
  );
  openDialog({ title: only?.title ?? words.share.title, content });
}

function Shared({ game, others }: { game: Game; others: readonly OtherSheet[] }) {
  const [chosen, setChosen] = useState('0');
  const all = [words.share.watch, ...others.map(({ word }) => word)];
  const choices = all.map((word, at): [string, string] => [`${at}`, word]);
  const other = others[Number(chosen) - 1];
  return (
    <>
      {others.length > 0 && (
        <ChoiceRow legend={words.share.legend} {...{ choices, chosen }} onChoose={setChosen} />
      )}
      {other ? <other.Sheet /> : <GameSheet {...game} />}
    </>
  );
}

function GameSheet({ door, card: { title }, saved: { record } }: Game) {
  const { game } = record;
  const [frame, setFrame] = useState<string | null>(null);
  const pendingLink = useMemo(() => {
    const hash = hashFor(door, record);
    hash.then((hash) => setFrame(addressToFrame(game, hash)));
    return hash.then((hash) => linkToShare(game, hash));
  }, []);
  const more = frame && <FrameCode title={title} address={frame} />;
  return <Sheet message={words.share.message(title)} {...{ pendingLink, more }} />;
}

/** What names the game; if the rules can't make a link, something longer with the whole record. */
function hashFor(door: Door, record: GameRecord): Promise<string> {
  return door.call('link', { record }).then(
    ({ link }) => linkHash(link, { of: record.game }),
    () => recordHash(record),
  );
}

/** A link for people far away. */
export type Sending = {
  /** Resolves with its address. */
  pendingLink: Promise<Link>;
  /** The message that goes with it. */
  message: string;
  /** Says what the link is for. */
  note: ComponentChildren;
  /** Called when the link has left the dialog; undefined if it was sent before. */
  sent: (() => void) | undefined;
  /** What stands above the link, and below the ways to give it on. */
  above?: ComponentChildren;
  more?: ComponentChildren;
  /** A mark of the link while it shows. */
  mark?: string;
};

/** Opens the dialog with the link to send to people far away; returns what closes it. */
export function sendOn(sending: Sending) {
  const content = <Sheet {...sending} scanned={!sending.sent} />;
  return openDialog({ title: words.match.sendTitle, content });
}

// Code that shows a game in a page of another site, for those who have one.

type Props = { title: string; address: string };

function FrameCode({ title, address }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { word, label, ...texts } = words.share.frame;
  const code = frameOf(title, address);
  const copy = async () => {
    const done = await copied(code);
    if (!done) field.current?.select();
    toast(done ? texts.copied : texts.copyNow);
  };
  return (
    <Fold word={word}>
      <textarea readonly rows={4} aria-label={label} value={code} ref={field} />
      <Button word={texts.copy} onPress={copy} />
    </Fold>
  );
}

/** A frame as large as a phone shows it, in HTML. */
function frameOf(title: string, address: string): string {
  const element = document.createElement('iframe');
  Object.assign(element, { src: address, title, width: '420', height: '640' });
  element.style.border = '0';
  return element.outerHTML;
}
