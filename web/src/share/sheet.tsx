// What the dialog shows: the link as a picture and as text, and the ways to give it on.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as words from '../words/words.ts';
import { Code, FoldedCode, hasCodes } from './code.tsx';
import { LinkField, Ways } from './ways.tsx';

/** A longer link makes a code too fine to be read from a screen. */
const MOST_LETTERS = 900;

type Props = {
  /** What is sent with the link. */
  message: string;
  /** What the link leads to, where that isn't a game. */
  label?: string;
  /** The link, as soon as there is one. */
  made: Promise<string>;
  /** What to do with it. */
  note?: string;
  /** Called when the link has left the page, where that counts. Its QR code is folded away then. */
  sent?: () => void;
  more?: ComponentChildren;
};

export function Sheet({ message, label = words.share.label, made, note, sent, more }: Props) {
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    made.then(setLink);
  }, []);
  const codes = hasCodes() && link.length <= MOST_LETTERS;
  return (
    <div class="share" aria-busy={link ? undefined : 'true'}>
      {note && <p class="note">{note}</p>}
      {codes && !sent && <Code link={link} caption={words.share.scan} />}
      <LinkField {...{ label, link, field, sent }} />
      <Ways
        {...{ field, sent }}
        text={link && `${message} ${link}`}
        says={words.share.link}
        what={{ text: message, url: link }}
      />
      {codes && sent && <FoldedCode link={link} onShow={sent} />}
      {more}
    </div>
  );
}
