/** A game with people elsewhere: what comes from them, and what is sent. */
import { batch, computed, signal } from '@preact/signals-core';
import { isWithin } from '../../game/branches.ts';
import type { Changes } from '../../game/changes.ts';
import type { SeatsElsewhere } from '../../game/elsewhere.ts';
import { playerName } from '../../game/player-names.ts';
import type { Session } from '../../game/session.ts';
import type { SessionState } from '../../game/state.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { GameRecord, Match, View } from '../../scene/types.ts';
import type { OpenTable } from '../../table/hooks.ts';
import * as words from '../../words/words.ts';
import { type FirstDeed, standing } from './at-match.ts';
import { matchOf, type SavedMatch } from './kept.ts';
import { type Applied, appliedMessage, messageOf, sentOn } from './message.ts';

/** If a message brings more plies than this, they are shown at once. */
const MOST_REPLAYED = 40;

/** What to do in a game with people elsewhere. */
export type FarStatus = {
  /** Send a message, wait for one, or nothing more. */
  deed: 'send' | 'wait' | 'over';
  /** Who is next; '' once the game is over. */
  who: string;
  /** Whether the next player still has to join. */
  invites: boolean;
  /** Whether the last message was written on this device. */
  own: boolean;
  /** Whether the message to send contains a decision. */
  moved: boolean;
  /** Whether messages travel by themselves just now. */
  carried: boolean;
  /** Why this page has to stay open until they do; '' if it needn't. */
  stays: string;
};

/** The game with people elsewhere at a table; null if all play here. */
export function farGameOf({ elsewhere }: Pick<Session, 'elsewhere'>): FarGame | null {
  return elsewhere instanceof FarGame ? elsewhere : null;
}

/** The same of a table; null without one. */
export function farAt(table: Pick<OpenTable, 'session'> | null): FarGame | null {
  return table && farGameOf(table.session);
}

export class FarGame implements SeatsElsewhere {
  readonly #state: SessionState;
  readonly #changes: Changes;
  /** The message that can be sent now. */
  readonly ready = signal<Match | null>(null);
  /** The game for which it was asked for. */
  #prepared: GameRecord | null = null;
  /** The message that a link has replaced; null if none was. */
  #replaced: string | null = null;
  /** What a message brings, asked for while it is being kept. */
  #coming: { match: SavedMatch; applied: Promise<Applied> } | null = null;

  constructor(changes: Changes, state: SessionState) {
    this.#changes = changes;
    this.#state = state;
  }

  /** What is kept of it. */
  readonly match = computed(() => matchOf(this.#state.saved.value) as SavedMatch);
  readonly since = computed(() => this.match.value.since ?? Infinity);
  /** What to do; null while it isn't known, and while the person here decides. */
  readonly status = computed(() => this.#status());
  /** The link to send, or the one sent last; null if another page plays. */
  readonly link = computed(() => {
    if (!this.#state.here.value) return null;
    const { own, link } = this.match.value;
    return this.ready.value?.link ?? (own ? link : null);
  });
  /** What is to be done before a link is sent, perhaps even before the own move; null if nothing. */
  readonly first = signal<FirstDeed | null>(null);
  readonly task = computed(() => this.#task());
  readonly decided = computed(() => {
    const { arrived, display } = this.#state;
    if (arrived.value !== display.value) return null;
    return standing.value?.carried(this.match.value.id)?.decided ?? null;
  });
  /** Whether a link is to be sent before anything else. */
  readonly sends = computed(() => {
    const far = this.status.value;
    return far?.deed === 'send' && !far.carried;
  });
  /** The others have to hear first how the game ended; and one of them may have begun another. */
  readonly asks = computed(() => this.sends.value || standing.value?.asks() === true);
  readonly invites = computed(() => {
    return this.match.value.joined <= 1 && this.status.value?.deed === 'send';
  });

  // --- What it says ---------------------------------------------------------------------------

  #status(): FarStatus | null {
    const { record, view } = this.#state;
    const [match, current] = [this.match.value, view.value];
    if (match.fresh || !current) return null;
    const { beforehand } = record.value;
    if (beforehand && current.to_move === match.seat) return null;
    if (match.since === null || beforehand) return this.#waiting(current);
    return this.ready.value && this.#sending(this.ready.value, current);
  }

  /** While others are next, or once the game is over. */
  #waiting(view: View): FarStatus {
    const { id, next, own, joined } = this.match.value;
    const reach = this.#reach(view, { next, joined });
    const deed = next === null ? 'over' : 'wait';
    const stays = standing.value?.stays(id) ?? '';
    return { deed, own, moved: false, stays, ...reach };
  }

  /** While a message of this player is to be sent. */
  #sending(message: Match, view: View): FarStatus {
    const { plies, record, deps } = this.#state;
    const moved = plies.value > this.since.value || record.value.ended !== undefined;
    const reach = this.#reach(view, { next: message.next, joined: message.joined.length });
    // Whoever is invited has no name yet; one of a game before isn't theirs.
    const isUnknown = reach.invites && !reach.carried;
    const who = isUnknown ? deps.card.seats[message.next ?? 0].name : reach.who;
    return { deed: 'send', own: true, moved, stays: '', ...reach, who };
  }

  /** Who is next, and whether messages reach them by themselves. */
  #reach({ players }: View, { next, joined }: Pick<SavedMatch, 'next' | 'joined'>) {
    const { record, seating } = this.#state;
    const reached = standing.value?.carried(this.match.value.id)?.seats ?? null;
    const joins = joined < record.value.players;
    const reaches = next !== null && reached?.includes(next) === true;
    return {
      who: next === null ? '' : playerName(seating.value, players, next),
      invites: joins && !reaches,
      carried: reached !== null && (joins || next === null || reaches),
    };
  }

  #task(): string | null {
    const far = this.status.value;
    const first = this.first.value?.task;
    if (!far) return first ?? null;
    if (far.deed === 'over') return null;
    const { invite, joined, sendMove, wait, waitJoin, waitOthers } = words.match;
    const players = this.#state.seats.value.length;
    const waits = far.deed === 'wait' || far.carried;
    if (waits && (this.decided.value?.length ?? players) + 1 < players) return waitOthers;
    if (waits) return far.invites && !this.#isNextNamed ? waitJoin : wait(far.who);
    if (first) return first;
    if (far.invites) return invite(players === 2);
    return far.moved ? sendMove(far.who) : joined(far.who);
  }

  /** Whether the next player has said a name, perhaps before they have joined by a message. */
  get #isNextNamed(): boolean {
    const { next } = this.ready.value ?? this.match.value;
    return next !== null && Boolean(this.#state.names.value?.[next]);
  }

  // --- What comes -----------------------------------------------------------------------------

  /** What a message brings is asked for before it is kept: both take some time. */
  takes(changed: SavedTable): void {
    const [before, match] = [this.match.value, matchOf(changed)];
    if (match?.fresh) {
      const applied = appliedMessage(this.#state.deps.door, match);
      this.#coming = { match, applied };
      // Whoever takes it in hears of an error.
      applied.catch(() => {});
    }
    if (changed !== this.#state.saved.value) this.#replaced = before.link;
  }

  takeIn(): boolean {
    const { display, view, record, here } = this.#state;
    const before = view.value ? display.value?.record.actions.slice(0, view.value.ply) : undefined;
    if (!here.value || !this.match.value.fresh || !before) return false;
    if (!isWithin(before, record.value.actions)) return false;
    void this.#apply(this.match.value);
    return true;
  }

  /** What a message brings, which may have been asked for already. */
  #applied(match: SavedMatch): Promise<Applied> {
    const { match: comes, applied } = this.#coming ?? {};
    this.#coming = null;
    return comes === match && applied ? applied : appliedMessage(this.#state.deps.door, match);
  }

  /** Shows what the others did, and chance up to the next decision here. */
  async #apply(match: SavedMatch): Promise<void> {
    const { reached, playback } = this.#changes;
    const applied = this.#applied(match);
    await this.#changes.attempt(async (ifCurrent) => {
      const own = this.#state.record.value.beforehand;
      const { record, since, turn } = await ifCurrent(applied);
      const came = own ? 0 : record.actions.length - reached;
      const follows = came > 0 && came <= MOST_REPLAYED;
      // The rules draw the first new ply while the message is saved.
      const first = follows ? this.#state.ask(record, reached + 1, this.#changes.seatAfter) : null;
      // Saved at once, because the page may be left while the plies are still being shown.
      const { beforehand, ...come } = match;
      this.#state.become({ record, match: { ...come, since, fresh: false } as SavedMatch, turn });
      if (first) return playback.follow(ifCurrent, reached, await ifCurrent(first));
      const newest = await playback.arrive(ifCurrent, 'fade');
      this.#state.saveSummary(newest);
      return newest;
    });
  }

  hasNews(theirs: SavedTable): boolean {
    return matchOf(theirs)?.link !== this.match.value.link;
  }

  isBehind(theirs: SavedTable): boolean {
    const [match, own] = [matchOf(theirs), this.match.value];
    // Where another page that could not know of a link's message has kept the game as it was before,
    // none has the message but this one, whichever plays.
    if (match?.link === this.#replaced) return true;
    // So it is where two pages join at once: this one has taken the invitation in already.
    const goesOn = match?.fresh === true && !own.fresh && match.link === own.link;
    return this.#state.here.value && goesOn;
  }

  // --- What is sent ---------------------------------------------------------------------------

  begins(): void {
    this.#prepared = null;
    this.ready.value = null;
  }

  proceed({ to_move: player }: View): void {
    const match = this.match.value;
    const due = match.since !== null && player !== match.seat;
    if (match.fresh) void this.#apply(match);
    else if (due && this.#prepared !== this.#state.record.value) void this.#prepare();
  }

  /** The prepared message has to contain the new name. */
  renamed(): void {
    if (this.match.value.since !== null) void this.#prepare();
  }

  async #prepare(): Promise<void> {
    const { record, names, closed, deps } = this.#state;
    if (record.value.beforehand) return;
    const [base, called] = [record.value, names.value];
    this.#prepared = base;
    try {
      const message = await messageOf(deps.door, this.match.value, base, called);
      const current = record.value === base && names.value === called;
      if (current && !closed.value) this.ready.value = message;
    } catch (error) {
      this.#state.failed(error);
    }
  }

  get #plays(): boolean {
    return !this.#state.closed.value && this.#state.here.value;
  }

  /** A message has left this page, so that nothing in it can be taken back. */
  sent(link: string): void {
    const message = this.ready.value;
    if (!this.#plays || message?.link !== link) return;
    batch(() => {
      this.#state.become({ ahead: [], match: sentOn(message, this.match.value) });
      this.ready.value = null;
    });
  }

  /**
   * Lets the person here decide before it is their turn.
   * @param record as the rules made it for the last message
   */
  decideBeforehand(record: GameRecord): void {
    const match = this.match.value;
    if (!this.#plays || match.fresh || match.since !== null) return;
    const { reached, playback } = this.#changes;
    void this.#changes.attempt(async (ifCurrent) => {
      const since = record.actions.length;
      this.#state.become({ record, match: { ...match, since } as SavedMatch, turn: match.seat });
      return since > reached
        ? playback.follow(ifCurrent, reached, null)
        : playback.arrive(ifCurrent, 'fade');
    });
  }
}
