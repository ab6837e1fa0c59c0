// A dare from a link: a finished game to play again from its beginning, and to beat.
import type { Host } from '../../app/host.ts';
import { closeReply, type Reply, replyTo, showOffer } from '../../app/offer.tsx';
import { settingUp } from '../../app/opening.tsx';
import { show } from '../../app/screen.tsx';
import { strangerOf, type Tables } from '../../app/tables.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { distinctBot } from '../../game/player-names.ts';
import { onlyPerson } from '../../game/seating.ts';
import { cleanName, knownNames } from '../../keep/names.ts';
import { newTable } from '../../keep/new-table.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import { wholeOf } from '../../pictures/crop.ts';
import { Picture } from '../../pictures/picture.tsx';
import type { Card, Dare, GameRecord, Reached, SeatPlayer, View } from '../../scene/types.ts';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/problem.tsx';
import { errorKind } from '../../words/failure.ts';
import { common } from '../../words/words.ts';
import { daredBy, nameOf, type ToDare } from './address.ts';
import { Results } from './results.tsx';
import * as words from './words/en.ts';

/** Opens a link: a dare shows before the rules have read it; one begun here continues. */
export async function open(app: Host, place: ToDare, ifCurrent: IfCurrent) {
  const tables = await ifCurrent(app.tables());
  await new Dares(app, tables).open(place, ifCurrent);
}

/** A dare that the rules have read, and how its game ended. */
type KnownDare = Dare & { view: View };

/** An answer's game and its end, the seat of both players, and the own game. */
type Answer = { record: GameRecord; seat: number; mine: GameRecord; view: View };

class Dares {
  readonly #deps;
  readonly #tables;

  constructor(deps: Host, tables: Tables) {
    this.#deps = deps;
    this.#tables = tables;
  }

  async open(route: ToDare, ifCurrent: IfCurrent) {
    const { games, door } = this.#deps;
    const table = this.#tableOf(route.text);
    if (table) return this.#tables.openAt(table.key, ifCurrent);
    settingUp(route.of, games.peek(route.of));
    const card = await ifCurrent(games.card(route.of).catch(() => null));
    if (card) this.#offer(card, route, null);
    const { record } = await ifCurrent(door.call('open', { link: route.text }));
    const cardOfGame = await ifCurrent(games.card(record.game));
    const seat = onlyPerson(route.seats);
    const fits = route.seats.length === record.players && !route.seats.includes('far');
    if (seat === null || !fits || strangerOf(cardOfGame, route.seats)) {
      return this.#deps.wrong(words.dare.nobodys);
    }
    const dare = await ifCurrent(this.#read(record, seat));
    const mine = dare && route.answers ? await ifCurrent(this.#answered(route, record)) : null;
    if (!dare) return this.#deps.wrong(words.dare.noDare);
    const at = record.actions.length;
    const view = await ifCurrent(door.call('view', { record, at, seat, compact: true }));
    if (mine) return this.#compare(cardOfGame, route, { record, seat, mine, view }, ifCurrent);
    this.#offer(cardOfGame, route, { ...dare, view });
  }

  /** The finished game here that a link answers; null if it is another device's. */
  async #answered({ answers, seats }: ToDare, { game, seed }: GameRecord) {
    const same = ({ record, over, seats: own }: SavedTable) =>
      over && record.game === game && record.seed === seed && `${own}` === `${seats}`;
    for (const table of this.#deps.store.all().filter(same)) {
      const { link } = await this.#deps.door.call('link', { record: table.record });
      if (nameOf(link) === answers) return table.record;
    }
    return null;
  }

  /** Shows an answer beside the own game that it answers. */
  async #compare(card: Card, route: ToDare, answer: Answer, ifCurrent: IfCurrent) {
    const { door, goTo } = this.#deps;
    const { record, seat, mine, view } = answer;
    const comparison = await ifCurrent(door.call('dare', { record, seat, own: mine }));
    if (!comparison.own) return;
    const at = mine.actions.length;
    const own = await ifCurrent(door.call('view', { record: mine, at, seat, compact: true }));
    const by = cleanName(route.by);
    const reply = replyTo(route.text, () => knownNames()[0] ?? '');
    const content = (
      <Compared
        {...{ card, by }}
        heading={words.dare.both(by, comparison.own, comparison.theirs)}
        yours={{ reached: comparison.own, view: own }}
        theirs={{ reached: comparison.theirs, view }}
        again={() => this.#accept(comparison, by, reply, route.seats)}
        leave={() => goTo('')}
      />
    );
    show({ page: 'words', title: card.title, content, name: `answer ${route.text}` });
  }

  #tableOf(link: string) {
    return this.#deps.store.open().find((table) => daredBy(table)?.link === link && !table.over);
  }

  /** Null if the game can't be played again from its beginning. */
  async #read(record: GameRecord, seat: number): Promise<Dare | null> {
    try {
      return await this.#deps.door.call('dare', { record, seat });
    } catch (error) {
      if (errorKind(error) === 'not-supported') return null;
      throw error;
    }
  }

  /** @param dare null until the rules have read the link */
  #offer(card: Card, route: ToDare, dare: KnownDare | null) {
    const { text, seats } = route;
    const by = cleanName(route.by);
    const reply = replyTo(text, () => knownNames()[0] ?? '');
    showOffer(this.#deps, {
      card,
      heading: dare ? words.dare.canYou(by, dare.theirs) : words.dare.from(by, card.title),
      view: dare?.view,
      terms: dare && <Terms {...{ card, dare, seats }} />,
      reply,
      word: words.dare.play,
      waits: words.dare.playing,
      accept: dare && (() => this.#accept(dare, by, reply, seats)),
    });
  }

  #accept({ record }: Dare, by: string, reply: Reply, seats: SeatPlayer[]) {
    closeReply(reply);
    // Another tab may have begun it meanwhile.
    const own = this.#tableOf(reply.link);
    if (own) return this.#deps.visit((ifCurrent) => this.#tables.openAt(own.key, ifCurrent));
    const names = seats.map((seat) => (seat === 'person' ? reply.name.peek() : ''));
    const plain = { ...newTable(record, seats, names), rooms: { dare: { link: reply.link, by } } };
    // Having seen these dice and cards counts as help.
    const { store } = this.#deps;
    const isKept =
      record.seed !== undefined && store.all().some(({ record: { seed } }) => seed === record.seed);
    const table = isKept ? { ...plain, practice: true as const } : plain;
    this.#deps.visit((ifCurrent) => this.#tables.openSaved(table, ifCurrent));
  }
}

type TermsProps = { card: Card; dare: Dare; seats: SeatPlayer[] };

/** The other players, and what is the same for both. */
function Terms({ card, dare: { record }, seats }: TermsProps) {
  const { youAre, sameDraws, botsMayDiffer } = words.dare;
  const others = seats.flatMap((player, at) =>
    player === 'person' ? [] : [distinctBot({ seats }, card.seats, at)],
  );
  const side = card.seats[onlyPerson(seats) ?? 0].name;
  const notes = [record.seed !== undefined && sameDraws, others.length > 0 && botsMayDiffer];
  return (
    <>
      {others.length > 0 && <p>{youAre(side, others)}</p>}
      <p class="tally">{notes.filter(Boolean).join(' ')}</p>
    </>
  );
}

// An answer to a dare of one's own: both final boards and results, side by side.

/** A result, and the board that it was reached on. */
type OnBoard = { reached: Reached; view: View };

type Props = {
  card: Card;
  by: string;
  heading: string;
  yours: OnBoard;
  theirs: OnBoard;
  again: () => void;
  leave: () => void;
};

function Compared({ card, by, heading, yours, theirs, again, leave }: Props) {
  const picture = ({ view }: OnBoard) => <Picture card={card} view={view} crop={wholeOf(view)} />;
  return (
    <Waiting>
      <div class="opening">
        <h2>{heading}</h2>
        <Results
          yours={yours.reached}
          theirs={theirs.reached}
          by={by}
          pictures={[picture(yours), picture(theirs)]}
        />
        <div class="ways">
          <Button word={words.dare.tryAgain} look="filled" onPress={again} autofocus />
          <Button word={common.allGames} onPress={leave} />
        </div>
      </div>
    </Waiting>
  );
}
