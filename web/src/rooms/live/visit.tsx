// Whoever scans an invitation from a screen shows their answer at once, before they say their name and
// join: the two are connected meanwhile.
import { hashOf } from '../../addresses/links.ts';
import type { Card } from '../../scene/types.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { type Answering, showCode } from './answer.tsx';
import { liveAt } from './current.ts';
import type { Live } from './live.ts';
import { messageByPlace } from './meeting-place.ts';
import { offerIn } from './offer.ts';
import { offered } from './offered.ts';
import * as words from './words/en.ts';

/** An invitation shows; nobody has joined by it. */
export async function visit(page: Page, card: Card) {
  const invitation = offered.peek();
  if (!invitation) return;
  const { offer, by, atOnce } = offerIn(invitation);
  if (!atOnce) return;
  const live = liveAt(page);
  const isThere = live.visit.peek() === invitation.text && live.many.peek() > 0;
  // A look at an invitation ends no other game that is live.
  if (!isThere && (live.many.peek() || (live.isHost.peek() && live.stays.peek()))) return;
  offered.value = null;
  if (isThere) return;
  const host = by ? words.live.called(by) : words.live.friend;
  const answer = await live.come(offer, invitation.text, host);
  if (answer) showCode(answeringFor(live, card));
  // The table says why, once the person has joined by the link.
  else offered.value ??= invitation;
}

/** How it stands with the connection, on an invitation that somebody may join by. */
export function Visiting({ page, card }: { page: Page; card: Card }) {
  const live = liveAt(page);
  if (!live.visit.value) return null;
  if (live.many.value)
    return (
      <div class="connected">
        <p role="status" class="contact">
          {words.live.connected([live.host])}
        </p>
      </div>
    );
  if (live.waits.value !== 'answering') return null;
  return (
    <Button word={words.live.joined.show} onPress={() => showCode(answeringFor(live, card))} />
  );
}

function answeringFor({ answer, many }: Live, card: Card): Answering {
  const { give } = words.live.joined;
  return { card, answer, many, give, hash: (live) => hashOf({ live }), sent: () => {} };
}

/**
 * The message by which the person here joins; null if that of their link.
 * @param tell tells the person what is waited for
 */
export async function messageToJoinBy(
  page: Page,
  card: Card,
  link: string,
  tell: (waits: string) => void,
): Promise<string | null> {
  const live = liveAt(page);
  const invitation = offered.peek();
  if (live.visit.peek() !== link)
    return invitation?.text === link ? messageByPlace(invitation, tell) : null;
  if (!live.many.peek()) showCode(answeringFor(live, card));
  return live.messageToJoinBy(tell);
}

/** A table shows: perhaps the one for which this page is connected. */
export async function settle({ page, saved }: OpenTable, live: Live) {
  const link = live.visit.peek();
  const { match } = saved;
  if (!link || !match) return;
  const reading = await page.door.call('receive', { link }).catch(() => null);
  if (live.visit.peek() !== link) return;
  if (reading?.match.id === match.id) live.joined({ ...saved, match });
  else live.leave();
}
