// Code that shows a game in a page of another site, for those who have one.
import { useRef } from 'preact/hooks';
import { toast } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { Fold } from '../ui/fold.tsx';
import * as words from '../words/words.ts';
import { copied } from './giving.ts';

type Props = { title: string; address: string };

export function FrameCode({ title, address }: Props) {
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
  for (const [name, value] of Object.entries({ src: address, title, width: '420', height: '640' }))
    element.setAttribute(name, value);
  return element.outerHTML;
}
