// Whoever scans an invitation from a screen shows their answer as soon as they press Join: the two are
// connected, and only then a message says which seat is free.
import type { Card } from '../../scene/types.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { stillHere } from '../../ui/still-here.ts';
import { showCode } from './answer.tsx';
import { offered } from './at-match.ts';
import { liveAt } from './current.ts';
import { matchOf } from './kept.ts';
import type { Live } from './live.ts';
import { messageByPlace } from './meeting-place.ts';
import { offerIn } from './party/offer.ts';
import { isMeetingKey } from './remembered.ts';
import * as words from './words/en.ts';

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
  return <Button word={words.live.joined.show} onPress={() => showCode({ live, card })} />;
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
  const here = stillHere();
  const invitation = offered.peek();
  if (invitation?.text !== link && live.visit.peek() !== link) return null;
  const { offer, meet, by, atOnce } = offerIn(invitation ?? { by: null });
  if (invitation && isMeetingKey(meet)) return messageByPlace(invitation, tell);
  if (atOnce && live.visit.peek() !== link) {
    const host = by ? words.live.called(by) : words.live.friend;
    // Where nothing comes of it, the table says why.
    if (!(await live.come(offer, link, host))) return null;
    offered.value = null;
  }
  if (live.visit.peek() !== link) return null;
  if (!live.many.peek()) showCode({ live, card }, here);
  return live.admission.messageToJoinBy(tell);
}

/** A table shows: perhaps the one for which this page is connected. */
export async function settle({ page, saved }: OpenTable, live: Live) {
  const link = live.visit.peek();
  const match = matchOf(saved);
  const { id, key } = live.game.peek() ?? {};
  if (match && match.id === id && key === '') return live.joined({ ...saved, match });
  if (!link || !match) return;
  const reading = await page.door.call('receive', { link }).catch(() => null);
  if (live.visit.peek() !== link) return;
  if (reading?.match.id === match.id) live.joined({ ...saved, match });
  else live.leave();
}
