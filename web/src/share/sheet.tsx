// The body of a sharing dialog: the link as a code and as text, and the ways to send it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/words.ts';
import { type Link, sendGame } from './address.ts';
import { Code, FoldedCode, hasCodes } from './code.tsx';
import { LinkField, SendButtons } from './send-buttons.tsx';

/** A longer link makes a code too fine to be read from a screen. */
const MOST_LETTERS = 900;

type Props = {
  /** The message that goes with the link. */
  message: string;
  /** Names what the link leads to, unless it is a game. */
  label?: string;
  /** Resolves with the link. */
  pendingLink: Promise<Link>;
  /** Says what to do with it. */
  note?: ComponentChildren;
  /** Called when the link has left the page, if that counts. */
  sent?: () => void;
  /** Whether a device beside this one is to scan it now: else its code is folded. */
  scanned?: boolean;
  /** What is said of that code, where it is all that matters. */
  caption?: string;
  /** What stands above the link, and below. */
  above?: ComponentChildren;
  more?: ComponentChildren;
  /** The end of an attribute `data-…` that the link has while it shows. */
  mark?: string;
};

export function Sheet(props: Props) {
  const {
    message,
    label = words.share.label,
    pendingLink,
    note,
    sent,
    scanned,
    caption,
    above,
    more,
    mark,
  } = props;
  const [{ address: link, apart }, setLink] = useState<Link>({ address: '' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let wanted = true;
    pendingLink.then((link) => wanted && setLink(link));
    return () => {
      wanted = false;
    };
  }, [pendingLink]);
  const codes = hasCodes() && link.length <= MOST_LETTERS;
  return (
    <div class="sending" aria-busy={link ? undefined : 'true'}>
      {note && <p class="note">{note}</p>}
      {above}
      {apart && !apart.isSame && <GameFirst {...apart} />}
      {codes && scanned && <Code link={link} caption={caption ?? words.share.scan} />}
      <LinkField {...{ label, link, field, sent, mark }} />
      <SendButtons
        {...{ field, sent, quiet: caption !== undefined }}
        text={link && `${message} ${link}`}
        texts={words.share.link}
        what={{ text: message, url: link }}
      />
      {codes && !scanned && <FoldedCode link={link} onShow={sent} />}
      {apart?.isSame && <SendGame {...apart} look="quiet" />}
      {more}
    </div>
  );
}

/** A game that others may not have, and that doesn't come along with the link. */
function GameFirst({ game }: { game: string }) {
  return (
    <div class="problem calm">
      <Icon name="share" />
      <p>{words.share.gameFirst}</p>
      <div class="ways">
        <SendGame game={game} look="" />
      </div>
    </div>
  );
}

function SendGame({ game, look }: { game: string; look: string }) {
  return <Button word={words.share.sendGame} look={look} onPress={() => sendGame(game)} />;
}
