/** @import {Card, Door, View} from "../types.js" */
/** @import {SavedTable} from "../store.js" */
import { h } from '../page/dom.js';
import { side } from '../page/setting.js';
import { ago, onlyPerson, playerName } from '../page/words.js';
import { tableHash } from '../router.js';
import { bottomSeat } from '../table/side.js';
import { cropRound, picture } from './picture.js';

/**
 * The last game that is still open, and the way back to it.
 * @param {SavedTable} saved
 * @param {Card} card
 * @param {Door} door
 * @param {View | null} view a picture kept from before
 * @param {HTMLElement | null} others the way to more of them
 */
export function banner(saved, card, door, view, others) {
  const frame = h('div', { class: 'thumb' });
  const words = h(
    'div',
    { class: 'banner-words' },
    h('p', { class: 'when' }, since(saved), h('span', { class: 'at-move', text: where(saved) })),
    h('p', { class: 'what', text: card.title }),
    h('p', { class: 'against', text: against(saved, card) }),
    others,
  );
  const link = h('a', { class: 'button go-on', href: tableHash(saved.key), text: 'Go on' });
  if (view) frame.append(picture(card, view, cropRound(card, view)));
  else paint(frame, saved, card, door);
  return h('section', { class: 'banner', 'aria-label': 'Your open game' }, frame, words, link);
}

/** @param {HTMLElement} frame @param {SavedTable} saved @param {Card} card @param {Door} door */
async function paint(frame, saved, card, door) {
  const at = saved.record.actions.length;
  const seat = bottomSeat(saved.seats, side.value);
  try {
    const view = await door.call('view', { record: saved.record, at, seat });
    frame.replaceChildren(picture(card, view, cropRound(card, view)));
  } catch {
    // The game says what is wrong with it when it is opened.
  }
}

/** When a game was left. @param {SavedTable} saved */
export function since({ used }) {
  return `Left open ${ago(used)}`;
}

/** Where a game was left. @param {SavedTable} saved */
export function where({ record }) {
  return `, at move ${record.actions.length + 1}`;
}

/** Who plays. @param {SavedTable} saved @param {Card} card */
export function against({ seats }, card) {
  const you = onlyPerson(seats);
  const names = seats.map((_, index) => playerName(seats, index, card.seats[index]?.name ?? ''));
  if (you === null || seats.length < 2) return names.join(' and ');
  const others = names.filter((_, index) => index !== you).map((name) => name.toLowerCase());
  return `${card.seats[you]?.name ?? 'You'}, against the ${others.join(' and the ')}`;
}
