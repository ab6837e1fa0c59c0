// Sharing a link to a game.
import { createRef } from 'preact';
import { recordHash } from '../keep/links.ts';
import type { GameRecord } from '../scene/types.ts';
import { words } from '../words/words.ts';
import { openDialog } from './dialog.tsx';
import { toast } from './toast.ts';

/** Gives a link to the game on: by the system's own sheet on a touch screen, else copied. */
export async function share(title: string, record: GameRecord) {
  const url = `${location.href.split('#')[0]}${recordHash(record)}`;
  const touch = matchMedia('(pointer: coarse)').matches;
  try {
    if (touch && navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast(words.common.linkCopied);
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) showLink(url);
  }
}

function showLink(url: string) {
  const { share, copyLink, linkToGame } = words.common;
  const field = createRef<HTMLInputElement>();
  const content = (
    <div>
      <p>{copyLink}</p>
      <input type="text" readonly value={url} aria-label={linkToGame} ref={field} />
    </div>
  );
  openDialog({ title: share, content });
  field.current?.select();
}
