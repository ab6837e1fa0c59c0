// The meeting place of the game that is live, if the site has one: all who have its key come there, and
// are connected to whoever has invited, without a link back.
import { effect, signal } from '@preact/signals';
import { newSecret } from '../../keep/new-table.ts';
import { config } from '../../site/config.js';
import { part } from '../../ui/part.ts';
import { answerTo, attemptOf } from './attempt.ts';
import type { Live, LiveGame } from './live.ts';
import type { Meet, MeetingSpot, Visiting } from './meet/index.ts';
import { offerIn } from './offer.ts';
import { type Offered, offered } from './offered.ts';
import { isMeetingKey, keepMeetingKey, type MeetingKey, meetingKey } from './remembered.ts';
import { whenTrue } from './when-true.ts';
import * as words from './words/en.ts';

const MEET = { name: 'meet', load: (): Promise<Meet> => import('./meet/index.ts') };

/** Whether this site has a place where players meet. */
export function hasPlace(): boolean {
  return Boolean(config.meet);
}

export class MeetingPlace {
  /** Whether the broker is reached; null while that isn't known. */
  readonly reached = signal<boolean | null>(null);
  /** The match whose players meet; '' for none. */
  readonly match = signal('');
  /** Whether the last invitation has the key, so that it is for all. */
  readonly invitesAll = signal(false);
  readonly #live;
  #ends: (() => void)[] = [];

  constructor(live: Live) {
    this.#live = live;
  }

  isReachedFor(id: string): boolean {
    return this.match.value === id && this.reached.value === true;
  }

  /** The key for an invitation; null where there is no place, or it isn't reached. */
  async invite(game: LiveGame): Promise<string | null> {
    const own = meetingKey(game.id) ?? { key: newSecret(), isHost: true };
    // Whoever has come to another page invites by two links.
    if (!hasPlace() || !own.isHost) return null;
    this.begin(game, own);
    await whenTrue(() => this.reached.value !== null);
    this.invitesAll.value = this.reached.peek() === true;
    return this.invitesAll.peek() ? own.key : null;
  }

  /** A table shows: if its players meet somewhere, they do so again. */
  attach(game: LiveGame) {
    const meeting = meetingKey(game.id);
    if (meeting && !this.#live.many.peek()) this.begin(game, meeting);
  }

  /** Comes by the key of an invitation; whoever has invited stays the host. */
  join(game: LiveGame, key: string) {
    const own = meetingKey(game.id);
    this.begin(game, own?.isHost ? own : { key, isHost: false });
  }

  /** Meets the others of a game, after each reload too. */
  begin(game: LiveGame, meeting: MeetingKey) {
    if (!config.meet || this.match.peek() === game.id) return;
    this.#leave();
    keepMeetingKey(game.id, meeting);
    this.match.value = game.id;
    this.#live.meet(game, meeting.isHost);
    this.#ends = [this.#untilOther(game, meeting)];
    void this.#come({ address: config.meet, key: meeting.key }, meeting);
  }

  /** Another game is live, or this one in another way. */
  #untilOther({ id }: LiveGame, { isHost }: MeetingKey): () => void {
    const { game, isHost: invites } = this.#live;
    return effect(() => {
      if (game.value?.id !== id || invites.value !== isHost) this.#leave();
    });
  }

  async #come(spot: MeetingSpot, { isHost }: MeetingKey) {
    const ends = this.#ends;
    const meet = await part(MEET).catch(() => null);
    if (this.#ends !== ends) return;
    if (meet) ends.push(isHost ? this.#host(meet, spot) : this.#visit(meet, spot));
    else this.reached.value = false;
  }

  #leave() {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.match.value = '';
    this.reached.value = null;
  }

  #host({ host }: Meet, spot: MeetingSpot): () => void {
    return host(spot, {
      answer: (offer) => answerTo(offer, () => this.#live.newPeer().to),
      turn: (guest) => this.#live.turnOf(guest),
      reached: (is) => this.#tell(is),
    });
  }

  /** A guest is there as long as they aren't connected. */
  #visit({ Guest }: Meet, spot: MeetingSpot): () => void {
    return effect(() => {
      if (this.#live.many.value) return undefined;
      const guest = new Guest(spot, {
        attempt: () => attemptOf(this.#live.newPeer().to),
        reached: (is) => this.#tell(is),
      });
      return () => guest.end();
    });
  }

  #tell(isReached: boolean) {
    this.reached.value = isReached;
  }
}

/**
 * Asks whoever has invited by which message to join; null if nobody tells.
 * @param tell tells the person what is waited for
 */
export async function messageByPlace(
  invitation: Offered,
  tell: (waits: string) => void,
): Promise<string | null> {
  const { meet: key } = offerIn(invitation);
  if (!config.meet || !isMeetingKey(key)) return null;
  const { ask } = await part(MEET);
  const { asks, behind } = words.live.meeting;
  tell(asks);
  const text = await ask({ address: config.meet, key }, () => tell(behind));
  // What comes of it is still that invitation.
  if (text && offered.peek() === invitation) offered.value = { ...invitation, text };
  return text;
}

/** Comes to a place until the function is called that this returns. */
export async function visit(key: string, attempt: Visiting['attempt']): Promise<() => void> {
  const { Guest } = await part(MEET);
  const guest = new Guest({ address: config.meet ?? '', key }, { attempt, reached: () => {} });
  return () => guest.end();
}
