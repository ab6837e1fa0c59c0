// A link as a code for the camera of another device, where a room shows such codes.
import { useState } from 'preact/hooks';
import { LazyPart } from '../ui/lazy-part.tsx';
import * as words from '../words/words.ts';
import { sharingServices } from './address.ts';

type CodeProps = {
  link: string;
  caption: string;
  /** Whether a screen reader says another caption. */
  live?: 'polite';
};

export function hasCodes(): boolean {
  return sharingServices.get('codes') !== undefined;
}

/** The link as a picture. Its room is kept until there is one, so that no button moves away. */
export function Code({ link, caption, live }: CodeProps) {
  const codes = sharingServices.get('codes');
  return (
    <figure class="link-code">
      <div class="code">
        {link && codes && (
          <LazyPart wanted={codes}>{({ QrCode }) => <QrCode text={link} />}</LazyPart>
        )}
      </div>
      <figcaption aria-live={live}>{caption}</figcaption>
    </figure>
  );
}

/** The picture, once it is wanted. */
export function FoldedCode({ link, onShow }: { link: string; onShow?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const toggle = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    setOpen(currentTarget.open);
    if (currentTarget.open) onShow?.();
  };
  return (
    <details onToggle={toggle}>
      <summary>{words.share.showCode}</summary>
      {open && <Code link={link} caption={words.share.scan} />}
    </details>
  );
}
