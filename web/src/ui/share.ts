import { recordHash } from '../keep/links.ts';
import type { GameRecord } from '../scene/types.ts';
import { openSheet } from './dialog.ts';
import { h } from './dom.ts';
import { toast } from './toast.ts';

/** Gives a link to the game on: by the system's own sheet on a touch screen, else copied. */
export async function share(title: string, record: GameRecord) {
  const url = `${location.href.split('#')[0]}${recordHash(record)}`;
  const touch = matchMedia('(pointer: coarse)').matches;
  try {
    if (touch && navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast('The link is copied.');
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) showLink(url);
  }
}

function showLink(url: string) {
  const field = h('input', {
    type: 'text',
    readonly: true,
    value: url,
    'aria-label': 'Link to this game',
  });
  openSheet({ title: 'Share', content: h('div', {}, h('p', { text: 'Copy this link:' }), field) });
  field.select();
}
