// An invitation that was opened: what it offers besides its message.
import type { Route } from '../../addresses/links.ts';
import type { Card, Match } from '../../scene/types.ts';
import type { Page } from '../../table/hooks.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { openHere } from '../../ui/open-here.tsx';
import { part } from '../../ui/part.ts';
import { offered, pressed, pressedHash, standing } from './at-match.ts';
import type { SavedMatch } from './kept.ts';
import { CAN, PAGES } from './room.tsx';
import * as words from './words/en.ts';

/** Hears of each message that is opened, with what its address has besides. */
export function opened(message: Route & { to: 'message' }) {
  const offers = CAN && (message.more?.live || message.more?.meet);
  offered.value = offers ? message : null;
  if (pressedHash.peek() === location.hash) pressed.value = message.text;
}

/** What is said of an invitation, perhaps before the rules have read it: nobody has joined by it. */
export function saidOf(page: Page, card: Card, link: string) {
  if (!offered.peek()?.more?.live && !standing.value?.visits(link)) return null;
  return <LazyPart wanted={PAGES}>{({ Visiting }) => <Visiting {...{ page, card }} />}</LazyPart>;
}

/**
 * The message by which to join, where others may join by the same link; null if that of the link.
 * @param tell tells the person what is waited for
 */
export async function linkToJoinBy(
  page: Page,
  card: Card,
  link: string,
  tell: (waits: string) => void,
): Promise<string | null> {
  pressed.value = link;
  if (offered.peek()?.text !== link && !standing.value?.visits(link)) return null;
  return part(PAGES).then(
    ({ messageToJoinBy }) => messageToJoinBy(page, card, link, tell),
    () => null,
  );
}

/** What a message leads to that can't be joined, for its match is full; null if to nothing. */
export function leadsTo(page: Page, card: Card, match: Match) {
  const invitation = offered.peek();
  if (invitation?.text !== match.link) return null;
  const { full, watch } = words.live;
  const press = () =>
    void openHere(PAGES, ({ watchByLink }) => watchByLink(page, card, match, invitation), watch);
  return { words: full, way: { word: watch, look: 'filled', press } as const };
}

/** Whether the connection tells what becomes of a message that was opened though it is kept. */
export function tells(message: string, { own, joined }: SavedMatch) {
  return offered.peek()?.text === message && !(own && joined === 1);
}
