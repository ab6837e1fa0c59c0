// What the dialog shows: the link as a picture and as text, and the ways to give it on.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Late } from '../ui/late.tsx';
import type { Part } from '../ui/part.ts';
import { toast } from '../ui/toast.ts';
import { words } from '../words/words.ts';

const QR: Part<typeof import('../qr/index.ts')> = {
  name: 'qr',
  load: () => import('../qr/index.ts'),
  needs: ['QrCode'],
};

type Props = {
  title: string;
  /** The link, as soon as there is one. */
  made: Promise<string>;
  /** What to do with it. */
  note?: string;
  more?: ComponentChildren;
};

export function Sheet({ title, made, note, more }: Props) {
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    made.then(setLink);
  }, []);
  const said = words.share;
  const sends = canSend();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(said.copied);
    } catch {
      // Refused, or a page without https.
      field.current?.select();
      toast(said.copyNow);
    }
  };
  return (
    <div class="share" aria-busy={link ? undefined : 'true'}>
      {note && <p class="note">{note}</p>}
      {link && <Late wanted={QR}>{({ QrCode }) => <QrCode text={link} />}</Late>}
      <label>
        {said.link}
        <input type="text" readonly value={link} ref={field} onFocus={selectAll} />
      </label>
      <div class="ways">
        <Button
          word={said.copy}
          look={sends ? '' : 'filled'}
          disabled={!link}
          onPress={copy}
          autofocus={!sends}
        />
        {sends && (
          <Button
            word={said.send}
            look="filled"
            disabled={!link}
            onPress={() => send({ title, url: link })}
            autofocus
          />
        )}
      </div>
      {more}
    </div>
  );
}

function selectAll(event: FocusEvent) {
  (event.currentTarget as HTMLInputElement).select();
}

/** On other devices than phones and tablets the system's own sheet leads to few places. */
export function canSend() {
  return matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';
}

/** Somebody who thinks better of it has not failed. */
export function send(what: ShareData, notSent: string = words.share.notSent) {
  navigator.share(what).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast(notSent);
  });
}
