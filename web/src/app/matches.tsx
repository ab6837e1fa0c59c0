// Messages of people far away, as they come by a link: an invitation, a turn, or one that is wrong.
import type { Still } from '../game/latest.ts';
import { arrived, farSeats, newSecret } from '../keep/far.ts';
import { tableHash } from '../keep/links.ts';
import type { SavedTable } from '../keep/store.ts';
import { newTable } from '../keep/store.ts';
import type { Card, Match, Received } from '../scene/types.ts';
import { toast } from '../ui/toast.ts';
import { words } from '../words/words.ts';
import { Invitation, Refused } from './invitation.tsx';
import { show } from './screen.tsx';
import { type Host, settingUp, type Tables } from './tables.tsx';

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
    const { store, door } = this.#host;
    const found = await still(door.call('receive', { link }));
    const { id } = found.match;
    const tables = store.all().filter((table): table is FarTable => table.match?.id === id);
    const card = await still(this.#host.games.card(found.match.record.game));
    if (!tables.length) return this.#first(card, found);
    const [kept] = tables;
    const compared = await still(door.call('receive', { link, kept: kept.match.link }));
    await this.#compared(card, kept, compared, still);
  }

  /** Nothing is kept here of this match. */
  #first(card: Card, { kind, sentence, match }: Received) {
    const seats = card.seats.slice(0, match.record.players);
    if (kind !== 'new') return this.#host.wrong(sentence);
    if (match.joined.length === seats.length || match.next === null) {
      return this.#host.wrong(words.far.full);
    }
    const seat = match.next;
    const join = () => this.#host.visit((still) => this.#join(match, seat, still));
    const leave = () => this.#host.goTo('');
    const rules = () => this.#host.openRules(card);
    const content = <Invitation {...{ card, seats, seat, join, leave, rules }} />;
    show({ page: 'words', title: card.title, content });
  }

  async #join(match: Match, seat: number, still: Still) {
    const { record } = match;
    const table = newTable(record, farSeats(record.players, seat));
    await this.#tables.openSaved({ ...table, match: arrived(match, seat, newSecret()) }, still);
  }

  async #compared(card: Card, kept: FarTable, found: Received, still: Still) {
    const { kind, match } = found;
    if (kind === 'newer') return this.#tables.openSaved(goneOn(kept, match), still);
    if (kind !== 'same' && kind !== 'older') return this.#refused(card, kept, found, still);
    await this.#tables.openSaved(kept, still);
    toast(kind === 'same' ? words.far.known : words.far.older);
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
  const { ended: _, ...record } = table.record;
  const differs = record.actions.findIndex((action, ply) => action !== match.record.actions[ply]);
  const actions = differs < 0 ? record.actions : record.actions.slice(0, differs);
  const common = { ...record, format: 'pygames-record-1', actions };
  const { seat, secret } = table.match;
  return { ...table, record: common, ahead: [], match: arrived(match, seat, secret) };
}
