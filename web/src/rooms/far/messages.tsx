// Messages that arrive by link: an invitation, a turn, or something wrong.
import { type Route, roomHash, tableHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { closeReply, type Reply, replyTo, showOffer } from '../../app/offer.tsx';
import { settingUp } from '../../app/opening.tsx';
import { showStopped } from '../../app/stopped-game.tsx';
import type { Tables } from '../../app/tables.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { distinctName, ownName } from '../../game/player-names.ts';
import { matchSeats } from '../../game/seating.ts';
import { cleanName, knownNames, namesFor } from '../../keep/names.ts';
import type { Card, Door, Match, Received } from '../../scene/types.ts';
import { linksNote } from '../../settings/keeping.tsx';
import { useLength } from '../../table/length.ts';
import { toast } from '../../ui/announce.ts';
import type { ProblemButton } from '../../ui/problem.tsx';
import { paragraph } from '../../words/grammar.ts';
import * as words from '../../words/words.ts';
import { bestMatch, type Comparison, isFarTable, mergingWith, tablesOf } from './compare.ts';
import { leadsTo, linkToJoinBy, opened, saidOf, tells } from './invitation.tsx';
import { join } from './joining.ts';
import { matchOf } from './kept.ts';
import { FairDice } from './link-note.tsx';

export class Messages {
  readonly #deps;
  readonly #tables;

  constructor(deps: Host, tables: Tables) {
    this.#deps = deps;
    this.#tables = tables;
  }

  /** Opens a link. An invitation shows before the rules have read it. */
  async open(route: Route & { to: 'message' }, ifCurrent: IfCurrent) {
    opened(route);
    const { text } = route;
    const isKept = this.#deps.store.all(text).some((table) => matchOf(table)?.link === text);
    if (route.by !== null && !isKept) {
      const card = await ifCurrent(this.#deps.games.card(route.of).catch(() => null));
      if (card) this.#invite(card, route.text, cleanName(route.by), null);
    } else settingUp(route.of, this.#deps.games.peek(route.of));
    await this.#receive(route.text, ifCurrent, cleanName(route.by));
  }

  /**
   * Receives a message: it continues a kept game, or invites to a new one.
   * @param by the sender's name, '' if the address doesn't say
   */
  async #receive(link: string, ifCurrent: IfCurrent, by = '') {
    const { door } = this.#deps;
    const answer = await ifCurrent(door.call('receive', { link }));
    const tables = tablesOf(this.#deps.store, answer.match.id);
    // A forged link may carry another game than the one kept under its id.
    const { record } = tables[0] ?? answer.match;
    const card = await ifCurrent(this.#deps.games.card(record.game));
    if (!tables.length) return this.#first(card, answer, by, ifCurrent);
    await this.#receiveMatch(card, await ifCurrent(bestMatch(door, tables, answer)), ifCurrent);
  }

  /** Opens a message of a match that isn't kept here. */
  async #first(card: Card, { kind, sentence, match }: Received, by: string, ifCurrent: IfCurrent) {
    if (kind !== 'new') return this.#deps.wrong(sentence);
    if (match.joined.length === match.record.players || match.next === null) {
      const { full, elsewhere, damaged } = words.match;
      const isHere = this.#deps.store.isDamaged(match.id);
      const message = isHere ? damaged : paragraph(full, elsewhere, linksNote());
      return this.#elsewhere(
        card,
        match,
        message,
        ifCurrent,
        isHere ? null : leadsTo(this.#deps, card, match),
      );
    }
    const invited = { match, seat: match.next };
    this.#invite(card, match.link, by || hostOf(card, invited), invited);
  }

  /**
   * @param host the name of the inviting player, '' without one
   * @param invited null until the rules have read the link
   */
  #invite(card: Card, link: string, host: string, invited: Invited | null) {
    const reply = replyTo(link, () => this.#ownName());
    const { door } = this.#deps;
    const join = ({ match, seat }: Invited) => {
      closeReply(reply);
      this.#deps.visit((ifCurrent) => this.#joinByLink(card, { match, seat }, reply, ifCurrent));
    };
    const { invitedTo, invitedBy, join: word, joining: waits } = words.match;
    showOffer(this.#deps, {
      ...{ card, reply, word, waits },
      heading: host ? invitedBy(host, card.title) : invitedTo(card.title),
      terms: invited && <Terms {...{ card, door }} {...invited} />,
      accept: invited && (() => join(invited)),
      note: saidOf(this.#deps, card, link),
    });
  }

  /**
   * Joining isn't possible any more: the person plays elsewhere, not at all, or has lost the game.
   */
  async #elsewhere(
    card: Card,
    { record }: Match,
    message: string,
    ifCurrent: IfCurrent,
    lead: { words: string; way: ProblemButton } | null = null,
  ) {
    const view = await ifCurrent(this.#deps.door.call('view', { record, seat: 0 }));
    const all = roomHash('games');
    const look = lead ? '' : 'filled';
    const buttons = [
      ...(lead ? [lead.way] : []),
      ...(all ? [{ word: words.common.yourGames, look, press: () => this.#deps.goTo(all) }] : []),
      { word: words.common.allGames, press: () => this.#deps.goTo('') },
    ];
    const says = lead ? ({ words: lead.words, calm: 'tabs' } as const) : { words: message };
    showStopped(card, { ...says, buttons, view });
  }

  /** The name of the person here in the last game by messages. */
  #ownName(): string {
    const last = this.#deps.store.open().find(isFarTable);
    return last?.names?.[last.match.seat] ?? knownNames()[0] ?? '';
  }

  /** Joins by the message of a link, or by a newer one if others have joined by the same link. */
  async #joinByLink(card: Card, { match, seat }: Invited, reply: Reply, ifCurrent: IfCurrent) {
    const name = reply.name.peek();
    const tell = (waits: string) => {
      reply.waits.value = waits;
    };
    const newer = await ifCurrent(linkToJoinBy(this.#deps, card, match.link, tell));
    if (newer === null || newer === match.link) return this.#join({ match, seat }, name, ifCurrent);
    const answer = await ifCurrent(this.#deps.door.call('receive', { link: newer }));
    const { next, joined, record } = answer.match;
    const joins = answer.match.id === match.id && next !== null && joined.length < record.players;
    if (joins) return this.#join({ match: answer.match, seat: next }, name, ifCurrent);
    return this.#receive(newer, ifCurrent);
  }

  /** If another page has joined meanwhile, its game opens; if it joins just now, it makes the same. */
  async #join({ match, seat }: Invited, name: string, ifCurrent: IfCurrent) {
    const isJoined = await join(this.#deps, { match, seat, name }, ifCurrent);
    if (!isJoined) await this.#receive(match.link, ifCurrent);
  }

  async #receiveMatch(card: Card, comparison: Comparison, ifCurrent: IfCurrent) {
    const { damaged, yourOwn, known, older } = words.match;
    const { table, answer } = comparison;
    const is = answer.kind;
    const merging = mergingWith(comparison);
    if (merging) {
      await this.#tables.openAt(table.key, ifCurrent, merging.merge);
      if (!merging.current()) await this.#receive(answer.match.link, ifCurrent);
    } else if (is === 'damaged') await this.#elsewhere(card, answer.match, damaged, ifCurrent);
    else if (is !== 'same' && is !== 'older') await this.#refused(card, comparison, ifCurrent);
    else {
      const { link } = answer.match;
      const isTold = tells(link, table.match);
      // The page on which a link was opened takes the table over.
      await this.#tables.openAt(table.key, ifCurrent, (saved) => saved);
      if (is === 'older') toast(older);
      else if (!isTold) toast(table.match.own ? yourOwn : known);
    }
  }

  /** Leaves the kept game as it is, and shows it up to where the message differs. */
  async #refused(card: Card, { table, answer }: Comparison, ifCurrent: IfCurrent) {
    const { key, record, match: own } = table;
    const { refused, openYours, whereItDiffers } = words.match;
    const at = Math.min(answer.at ?? record.actions.length, record.actions.length);
    const { seat } = own;
    const view = await ifCurrent(this.#deps.door.call('view', { record, at, seat, you: seat }));
    const isTaken = /^(false|foreign)-secret$/.test(answer.kind) && answer.seat === seat;
    const why = isTaken ? words.match.seatTaken(card.seats[seat].name) : answer.sentence;
    const message = answer.kind === 'too-old' ? words.match.tooOld : why;
    const open = () => this.#deps.goTo(tableHash(key));
    showStopped(card, {
      words: `${message} ${refused}`,
      buttons: [{ word: openYours, look: 'filled', press: open }],
      // No position shows an error that lies elsewhere in the link.
      view: answer.at === null ? null : view,
      caption: whereItDiffers,
    });
  }
}

/** An invitation as the rules have read it. */
type Invited = { match: Match /** Of the player who joins. */; seat: number };

/** The other players, and how dice and cards are drawn. */
function Terms({ card, match, seat, door }: Invited & { card: Card; door: Door }) {
  const { youAre, takes } = words.match;
  const { game, players, options } = match.record;
  const length = useLength(door, match.chance ? { game, players, options } : null);
  const seats = matchSeats(match.record.players, seat);
  const those = { seats, names: namesFor(seats, match.names) };
  const others = seats.flatMap((_, at) =>
    at === seat ? [] : [distinctName(those, card.seats, at)],
  );
  return (
    <>
      <p>{youAre(card.seats[seat].name, others)}</p>
      {length?.dice && <p class="tally">{takes(length.messages, players)}</p>}
      {match.chance && <FairDice players={players} />}
    </>
  );
}

/** The name of the inviting player, '' without one. */
function hostOf(card: Card, { match, seat }: Invited): string {
  const seats = matchSeats(match.record.players, seat);
  return ownName({ seats, names: namesFor(seats, match.names) }, card.seats, match.first);
}
