// Messages of people far away, as they come by a link: an invitation, a turn, or one that is wrong.
import { shared } from '../game/branches.ts';
import type { Still } from '../game/latest.ts';
import { arrived, farSeats, namesAfterMessage, newSecret } from '../keep/far.ts';
import { GAMES, tableHash } from '../keep/links.ts';
import { named, rememberNames } from '../keep/names.ts';
import type { SavedTable } from '../keep/store.ts';
import { newTable } from '../keep/store.ts';
import { goingOn } from '../scene/records.ts';
import type { Card, Match, Received } from '../scene/types.ts';
import { toast } from '../ui/toast.ts';
import * as words from '../words/words.ts';
import { Elsewhere, Invitation, Refused } from './invitation.tsx';
import { settingUp } from './opening.tsx';
import { show } from './screen.tsx';
import type { Host, Tables } from './tables.tsx';

/** A table of a game with people far away. */
type FarTable = SavedTable & Required<Pick<SavedTable, 'match'>>;

export class Matches {
  readonly #host;
  readonly #tables;

  constructor(host: Host, tables: Tables) {
    this.#host = host;
    this.#tables = tables;
  }

  /** Opens a message: it goes on with a game kept here, or invites to a new one. */
  async open(link: string, still: Still) {
    settingUp();
    const { store, archive, door } = this.#host;
    const found = await still(door.call('receive', { link }));
    const { id } = found.match;
    const all = [...store.all(), ...(await still(archive.all()))];
    const tables = all.filter((table): table is FarTable => table.match?.id === id);
    const card = await still(this.#host.games.card(found.match.record.game));
    if (!tables.length) return this.#first(card, found, still);
    const [kept] = tables;
    const compared = await still(door.call('receive', { link, kept: kept.match.link }));
    await this.#compared(card, kept, compared, still);
  }

  /** Nothing is kept here of this match. */
  async #first(card: Card, { kind, sentence, match }: Received, still: Still) {
    if (kind !== 'new') return this.#host.wrong(sentence);
    if (match.joined.length === match.record.players || match.next === null) {
      return this.#elsewhere(card, match, still);
    }
    const seat = match.next;
    const join = (names: readonly string[]) => {
      rememberNames(names);
      this.#host.visit((still) => this.#join(match, seat, names, still));
    };
    const leave = () => this.#host.goTo('');
    const rules = () => this.#host.openRules(card);
    const name = this.#ownName();
    const content = <Invitation {...{ card, match, seat, name, join, leave, rules }} />;
    show({ page: 'words', title: card.title, content });
  }

  /** Nobody can join any more: the person here plays elsewhere, not at all, or has lost the game. */
  async #elsewhere(card: Card, { id, record }: Match, still: Still) {
    const { full, elsewhere, damaged } = words.far;
    const view = await still(this.#host.door.call('view', { record, seat: 0 }));
    const said = this.#host.store.isDamaged(id) ? damaged : `${full} ${elsewhere}`;
    const games = () => this.#host.goTo(GAMES);
    const leave = () => this.#host.goTo('');
    show({
      page: 'words',
      title: card.title,
      content: <Elsewhere {...{ card, view, said, games, leave }} />,
    });
  }

  /** The name of the person here in the last game with people far away. */
  #ownName(): string {
    const last = this.#host.store.all().find(({ match }) => match);
    return (last?.match && last.names?.[last.match.seat]) ?? '';
  }

  async #join(match: Match, seat: number, names: readonly string[], still: Still) {
    const { record } = match;
    const called = namesAfterMessage(match, seat, [...names]);
    const table = newTable(record, farSeats(record.players, seat), called);
    await this.#tables.openSaved({ ...table, match: arrived(match, seat, newSecret()) }, still);
  }

  async #compared(card: Card, kept: FarTable, found: Received, still: Still) {
    const { kind, match } = found;
    if (kind === 'newer') return this.#tables.openSaved(goneOn(kept, match), still);
    if (kind !== 'same' && kind !== 'older') return this.#refused(card, kept, found, still);
    await this.#tables.openAt(kept.key, still);
    const { yourOwn, known, older } = words.far;
    toast(kind === 'older' ? older : kept.match.own ? yourOwn : known);
  }

  /** The kept game stays as it is; it shows up to where the message differs. */
  async #refused(card: Card, { key, record, match: own }: FarTable, found: Received, still: Still) {
    const at = Math.min(found.at ?? record.actions.length, record.actions.length);
    const { seat } = own;
    const view = await still(this.#host.door.call('view', { record, at, seat, you: seat }));
    const taken = found.kind === 'false-secret' && found.seat === seat;
    const said = taken ? words.far.taken(card.seats[seat].name) : found.sentence;
    const open = () => this.#host.goTo(tableHash(key));
    const shown = found.at === null ? null : view;
    const content = <Refused {...{ card, view: shown, said, open }} />;
    show({ page: 'words', title: card.title, content });
  }
}

/** The table with a newer message; its record keeps what it has in common, the rest is to come. */
function goneOn(table: FarTable, match: Match): SavedTable {
  const { actions } = table.record;
  const common = actions.slice(0, shared(actions, match.record.actions));
  const record = goingOn(table.record, common);
  const { seat, secret } = table.match;
  const { names, ...rest } = table;
  const called = named(table.seats, namesAfterMessage(match, seat, names));
  return { ...rest, ...called, record, ahead: [], match: arrived(match, seat, secret) };
}
