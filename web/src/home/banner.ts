import { Seating } from '../game/seating.ts';
import { tableHash } from '../keep/links.ts';
import { side } from '../keep/settings.ts';
import type { SavedTable } from '../keep/store.ts';
import { cropRound, picture } from '../pictures/picture.ts';
import type { Card, Door, View } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { ago, onlyPerson, playerName } from '../ui/words.ts';

/**
 * The last game that is still open, and the way back to it.
 * @param view a picture kept from before
 * @param others the way to more of them
 */
export function banner(
  saved: SavedTable,
  card: Card,
  door: Door,
  view: View | null,
  others: HTMLElement | null,
) {
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

async function paint(frame: HTMLElement, saved: SavedTable, card: Card, door: Door) {
  const at = saved.record.actions.length;
  const seat = new Seating(saved.seats, false, side.value).bottom;
  try {
    const view = await door.call('view', { record: saved.record, at, seat });
    frame.replaceChildren(picture(card, view, cropRound(card, view)));
  } catch {
    // The game says what is wrong with it when it is opened.
  }
}

/** When a game was left. */
export function since({ used }: SavedTable) {
  return `Left open ${ago(used)}`;
}

/** Where a game was left. */
export function where({ record }: SavedTable) {
  return `, at move ${record.actions.length + 1}`;
}

/** Who plays. */
export function against({ seats }: SavedTable, card: Card) {
  const you = onlyPerson(seats);
  const names = seats.map((_, index) => playerName(seats, index, card.seats[index]?.name ?? ''));
  if (you === null || seats.length < 2) return names.join(' and ');
  const others = names.filter((_, index) => index !== you).map((name) => name.toLowerCase());
  return `${card.seats[you]?.name ?? 'You'}, against the ${others.join(' and the ')}`;
}
