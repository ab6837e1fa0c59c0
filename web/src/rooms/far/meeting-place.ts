// The meeting place of the game that is live, if the site has one: all who have its key come there, and
// are connected to whoever has invited, without a link back.
import { effect, signal } from '@preact/signals';
import { newSecret } from '../../keep/new-table.ts';
import { config } from '../../site/config.js';
import { part } from '../../ui/part.ts';
import { type Offered, offered, pressed } from './at-match.ts';
import type { Live } from './live.ts';
import type { LiveGame } from './live-game.ts';
import { answerTo, attemptOf } from './party/attempt.ts';
import type { Meet, MeetingSpot, OpenOffer } from './party/meet/index.ts';
import { offerIn } from './party/offer.ts';
import { whenTrue } from './party/when-true.ts';
import {
  isMeetingKey,
  isRemembered,
  keepMeetingKey,
  type MeetingKey,
  meetingKey,
} from './remembered.ts';
import * as words from './words/en.ts';

const MEET = { name: 'meet', load: (): Promise<Meet> => import('./party/meet/index.ts') };

/** So much later a host looks for another one, in ms. */
const LATER_MS = 2000;

export class MeetingPlace {
  /** Whether the broker is reached; null while that isn't known. */
  readonly reached = signal<boolean | null>(null);
  /** The match whose players meet; '' for none. */
  readonly match = signal('');
  /** Whether the last invitation has the key, so that it is for all. */
  readonly invitesAll = signal(false);
  /** Whether something lies there that the key doesn't open. */
  readonly isSealed = signal(false);
  readonly #live;
  /** The own offer that lies there: a host who looks for another one doesn't answer it. */
  #own = '';
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
    if (!config.meet || !own.isHost) return null;
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
    if (!this.#live.many.peek()) this.#live.begin(game, meeting.isHost);
    this.#ends = [this.#untilOther(game, meeting)];
    void this.#come({ address: config.meet, key: meeting.key }, meeting);
  }

  /** The place goes with the party: to another game, and to another host. */
  #untilOther({ id }: LiveGame, { key, isHost }: MeetingKey): () => void {
    const { game, isHost: invites, many } = this.#live;
    return effect(() => {
      const now = game.value;
      const hosts = invites.value;
      if (now?.id === id && hosts === isHost) return;
      // Whoever takes a host's place has its guests a little later.
      queueMicrotask(() => {
        this.#leave();
        const goesOn = now?.id && many.peek() > 0 && game.peek()?.id === now.id;
        if (goesOn) this.begin(now, { key, isHost: invites.peek() });
      });
    });
  }

  async #come(spot: MeetingSpot, { isHost }: MeetingKey) {
    const ends = this.#ends;
    const meet = await part(MEET).catch(() => null);
    if (this.#ends !== ends) return;
    if (!meet) {
      this.reached.value = false;
      return;
    }
    if (isHost) ends.push(this.#host(meet, spot));
    // While this page was away, another one may have become the host.
    if (!isHost || isRemembered(this.match.peek())) ends.push(this.#visit(meet, spot, isHost));
  }

  #leave() {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.match.value = '';
    this.reached.value = null;
    this.isSealed.value = false;
  }

  #host({ host }: Meet, spot: MeetingSpot): () => void {
    return host(spot, {
      answer: async (offer) =>
        offer === this.#own ? null : answerTo(offer, () => this.#live.newPeer().to),
      turn: (guest) => this.#live.admission.turnOf(guest),
      reached: (is) => this.#tell(is),
      sealed: () => this.#seal(),
    });
  }

  /** A guest is there as long as they aren't connected; a host looks for another one a little later. */
  #visit({ Guest }: Meet, spot: MeetingSpot, isHost: boolean): () => void {
    return effect(() => {
      if (this.#live.many.value) return undefined;
      let guest: InstanceType<Meet['Guest']> | null = null;
      const come = () => {
        guest = new Guest(spot, {
          attempt: () => this.#attempt(),
          reached: (is) => this.#tell(is),
          sealed: () => this.#seal(),
        });
      };
      const timer = setTimeout(come, isHost ? LATER_MS * (1 + 2 * Math.random()) : 0);
      return () => {
        clearTimeout(timer);
        guest?.end();
      };
    });
  }

  async #attempt(): Promise<OpenOffer | null> {
    const attempt = await attemptOf(this.#live.newPeer(true).to);
    this.#own = attempt?.offer ?? '';
    return attempt;
  }

  #seal() {
    this.isSealed.value = !this.#live.many.peek();
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
  // What comes of it is still that invitation, and the press was for it.
  if (text && offered.peek() === invitation) {
    offered.value = { ...invitation, text };
    pressed.value = text;
  }
  return text;
}
