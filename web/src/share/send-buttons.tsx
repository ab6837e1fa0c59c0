// Buttons that copy a text and, on phones and tablets, open the system's share sheet.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce, toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { byTouch } from '../ui/dom.ts';
import * as words from '../words/words.ts';
import { copied, send } from './giving.ts';

type Props = {
  /** The text to copy; '' until it is made. */
  text: string;
  /** The field that shows it, selected if the clipboard is refused. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  texts: { copy: string; copied: string; copyNow: string; notSent: (then: string) => string };
  /** The data for the system's share sheet. */
  what: ShareData;
  /** Called when the text was copied, or handed to the system. */
  sent?: () => void;
  /** Whether something else comes first. */
  quiet?: boolean;
};

export function SendButtons({ text, field, texts, what, sent = () => {}, quiet }: Props) {
  const sends = canSend();
  const [isCopied, setCopied] = useState(false);
  // Who presses before the text is made gets it then: nothing says that a button can be pressed now.
  const [wanted, setWanted] = useState<'' | 'copy' | 'send'>('');
  useEffect(() => {
    if (!text || !wanted) return;
    setWanted('');
    give[wanted]();
  }, [text]);
  const copy = async (tell?: (what: string) => string) => {
    const done = await copied(text);
    setCopied(done);
    if (!done) field.current?.select();
    // What covers the page isn't needed where the button itself tells.
    if (tell || !done) toast((tell ?? String)(done ? texts.copied : texts.copyNow));
    else announce(texts.copied);
    if (done) sent();
  };
  const give = { copy: () => copy(), send: () => send(what, sent, () => copy(texts.notSent)) };
  const press = (way: 'copy' | 'send') => (text ? give[way]() : setWanted(way));
  return (
    <div class="ways">
      <Button
        word={isCopied ? words.share.isCopied : texts.copy}
        icon={isCopied ? 'check' : undefined}
        look={sends || quiet ? '' : 'filled'}
        onPress={() => press('copy')}
        autofocus={!sends}
      />
      {sends && (
        <Button
          word={words.share.send}
          look={quiet ? '' : 'filled'}
          onPress={() => press('send')}
          autofocus
        />
      )}
    </div>
  );
}

type LinkFieldProps = {
  label: string;
  link: string;
  field: RefObject<HTMLInputElement | null>;
  /** Called when the link was copied, or dragged elsewhere. */
  sent?: () => void;
  /** The end of an attribute `data-…` with the link. */
  mark?: string;
};

/** A link, selected on focus. */
export function LinkField({ label, link, field, sent = () => {}, mark }: LinkFieldProps) {
  return (
    <label>
      {label}
      <input
        type="text"
        readonly
        {...(mark && link && { [`data-${mark}`]: link })}
        value={link}
        ref={field}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onCopy={({ currentTarget: { selectionStart, selectionEnd } }) =>
          selectionStart !== selectionEnd && sent()
        }
        onDragEnd={({ dataTransfer }) => dataTransfer?.dropEffect !== 'none' && sent()}
      />
    </label>
  );
}

/** On other devices than phones and tablets the system's own sheet leads to few places. */
function canSend() {
  return byTouch() && typeof navigator.share === 'function';
}
