/** @import {GameRecord} from "../types.js" */
import { recordHash } from '../router.js';
import { h } from './dom.js';
import { openSheet } from './sheet.js';
import { toast } from './toast.js';

/**
 * Gives a link to the game on: by the system's own sheet on a touch screen, else copied.
 * @param {string} title
 * @param {GameRecord} record
 */
export async function share(title, record) {
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

/** @param {string} url */
function showLink(url) {
  const field = h('input', {
    type: 'text',
    readonly: true,
    value: url,
    'aria-label': 'Link to this game',
  });
  openSheet({ title: 'Share', content: h('div', {}, h('p', { text: 'Copy this link:' }), field) });
  field.select();
}
