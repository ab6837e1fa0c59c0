// How the people who are connected go on to another game: whoever begins one says so, and each page comes
// along by a press, or stays where it is.
import { batch, signal } from '@preact/signals';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Page } from '../../table/hooks.ts';
import { matchOf } from './kept.ts';
import type { LiveGame, LiveParts } from './live-game.ts';
import type { Peer } from './peer.ts';
import { remember } from './remembered.ts';
import type { NextGame, Talk } from './talk.ts';

export class GameChange {
  /** The game that somebody has begun, until the person here joins, watches or declines. */
  readonly next = signal<NextGame | null>(null);
  /** The seats that members had in the game before. */
  seatsBefore: ReadonlyMap<string, number> = new Map();
  readonly #live;
  readonly #store;

  constructor(live: LiveParts, store: Page['store']) {
    this.#live = live;
    this.#store = store;
  }

  /** A game has begun at this page: the party goes on to it. */
  begins(saved: SavedTable) {
    const { game, many, isHost } = this.#live;
    const { id } = matchOf(saved) ?? {};
    if (!id || !many.peek() || id === game.peek()?.id) return;
    this.goTo({ id, key: saved.key });
    remember(id, isHost.peek());
  }

  /** A game that is kept here goes on with those who are connected. */
  goTo(game: LiveGame) {
    const saved = this.#store.load(game.key);
    const { record, names } = saved ?? {};
    const by = names?.[(saved && matchOf(saved))?.seat ?? -1] || this.#live.ownName();
    this.#go(game, { id: game.id, of: record?.game ?? '', by });
  }

  /** This page goes to the game that another one has begun. */
  follow() {
    const next = this.next.peek();
    if (next && next.id !== this.#live.game.peek()?.id) this.#go({ id: next.id, key: '' }, next);
    this.next.value = null;
  }

  /** What is said of a game from now on is about this one. */
  #go(game: LiveGame, { id, of, by }: NextGame) {
    const { everybody, isHost } = this.#live;
    this.#leaveGame(game);
    for (const peer of everybody.peek()) {
      peer.say({ is: 'at', id, of, by: isHost.peek() || game.key ? by : null });
      if (this.#live.isHere(peer)) this.#greet(peer);
    }
  }

  /** Of a member stays who they are, and which seat they had. */
  #leaveGame(game: LiveGame) {
    const before = this.#live.game.peek()?.id ?? '';
    const members = this.#live.everybody.peek();
    this.#live.ownName();
    this.seatsBefore = new Map(
      members.flatMap(({ id, claim }) => {
        const seat = claim.peek();
        return seat === null ? [] : [[id, seat] as const];
      }),
    );
    batch(() => {
      for (const peer of members) {
        peer.at.value ||= before;
        peer.anew();
      }
      this.#live.game.value = game;
      this.#live.visit.value = '';
      this.#live.held.value = null;
      this.#live.presence.others.value = [];
      this.next.value = null;
    });
  }

  /** Another page says at which game it is: that everybody goes to, or the one that this page is at. */
  hear(peer: Peer, next: NextGame) {
    const { game, isHost, plays } = this.#live;
    const { id } = game.peek() ?? {};
    const comes = peer.at.peek() !== next.id;
    if (!id || (next.id === id && peer.at.peek() === '')) return;
    peer.at.value = next.id;
    if (next.id === id) {
      if (comes) this.#greet(peer);
      return;
    }
    // A guest who has not come along yet says nothing new.
    if (isHost.peek() && next.by === null) return;
    const by = next.by || this.#live.nameOf(peer).first;
    // The host passes on what is said in a game, but not while its own is played.
    if (isHost.peek() && !plays.peek()) this.#go({ id: next.id, key: '' }, { ...next, by });
    this.next.value = { ...next, by };
  }

  /** Says who is here, and what this page has of the game, to one who comes to it. */
  #greet(peer: Peer) {
    peer.anew();
    const talk = this.greeting();
    for (const each of talk) peer.say(each);
    // Whoever has nothing to tell waits for nothing: else each of two would wait for the other.
    peer.ready.value = talk.length === 1;
  }

  /** Who is here, and the message that this page knows, if any: that of an invitation has no name yet. */
  greeting(): Talk[] {
    const { saved, held, visit } = this.#live;
    const { match, names } = saved ?? {};
    const text = match?.link ?? held.peek()?.link ?? visit.peek();
    const isVisit = text !== '' && text === visit.peek();
    const name = match ? (names?.[match.seat] ?? '') : isVisit ? '' : this.#live.ownName();
    const hello = { is: 'hello', seat: match?.seat ?? null, name } as const;
    // What this page has in hand goes out once the other one has said what it keeps.
    return text ? [hello, { is: 'message', text }] : [hello];
  }

  /** The game that this page is at, once it is known. */
  at(): Talk[] {
    const { game, saved, held } = this.#live;
    const id = game.peek()?.id;
    const of = (saved?.record ?? held.peek()?.record)?.game;
    return id && of ? [{ is: 'at', id, of, by: null }] : [];
  }
}
