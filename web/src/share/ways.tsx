// The ways to give a text on: the clipboard, and on phones and tablets the system's own sheet.
import type { RefObject } from 'preact';
import { toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import * as words from '../words/words.ts';

type Props = {
  /** What is copied; '' until it has come. */
  text: string;
  /** Where it stands, to be selected where the clipboard is refused. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  says: { copy: string; copied: string; copyNow: string; notSent: string };
  /** What the system's sheet is given. */
  what: ShareData;
  /** Called when the text was copied, or handed to the system. */
  sent?: () => void;
};

export function Ways({ text, field, says, what, sent = () => {} }: Props) {
  const sends = canSend();
  const copy = async () => {
    if (await copied(text)) {
      toast(says.copied);
      sent();
    } else {
      field.current?.select();
      toast(says.copyNow);
    }
  };
  return (
    <div class="ways">
      <Button
        word={says.copy}
        look={sends ? '' : 'filled'}
        disabled={!text}
        onPress={copy}
        autofocus={!sends}
      />
      {sends && (
        <Button
          word={words.share.send}
          look="filled"
          disabled={!text}
          onPress={() => send(what, says.notSent, sent)}
          autofocus
        />
      )}
    </div>
  );
}

/** Copies a text, where the browser has a clipboard and lets it be used; returns whether it did. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type LinkFieldProps = {
  label: string;
  link: string;
  field: RefObject<HTMLInputElement | null>;
  /** Called when the link was copied, or dragged elsewhere. */
  sent?: () => void;
};

/** A link, selected as soon as somebody goes there. */
export function LinkField({ label, link, field, sent = () => {} }: LinkFieldProps) {
  return (
    <label>
      {label}
      <input
        type="text"
        readonly
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
  return matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';
}

/** Gives something to the system's sheet. Somebody who thinks better of it has not failed. */
export function send(what: ShareData, notSent: string, sent = () => {}) {
  navigator.share(what).then(sent, (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast(notSent);
  });
}
