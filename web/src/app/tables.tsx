// Opens tables: new ones, those kept on this device, and games from links.

import { type Route, tableHash } from '../addresses/links.ts';
import { placeOfLacking } from '../catalog/brought.ts';
import type { Games } from '../catalog/catalog.ts';
import { openingOf, type PaintedOpening } from '../catalog/painted-opening.ts';
import type { IfCurrent } from '../game/latest.ts';
import { levelOf, onlyPerson, persons } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import type { MergeLink } from '../game/types.ts';
import { zoomIn } from '../home/zoom.ts';
import { readJson } from '../keep/checks.ts';
import { ofText } from '../keep/derived.ts';
import { takeOver } from '../keep/language.ts';
import { KEY_BYTES, newKey, newTable } from '../keep/new-table.ts';
import { playModeOf, type SavedTable } from '../keep/saved-table.ts';
import type { Store } from '../keep/store.ts';
import { keepView, keptView } from '../keep/views.ts';
import { goingOn, identity } from '../scene/records.ts';
import type { Card, GameRecord, SeatPlayer, View } from '../scene/types.ts';
import { gameHooks } from '../table/game-hooks.ts';
import { type Page, type Players, tableServices } from '../table/hooks.ts';
import { hearKey } from '../table/keys.tsx';
import { TableScreen } from '../table/screen.tsx';
import { Table } from '../table/table.ts';
import { toast } from '../ui/announce.ts';
import { Problem, Progress, reloadButton, retryButton } from '../ui/problem.tsx';
import { nextTask } from '../ui/schedule.ts';
import { readdress } from '../ui/still-here.ts';
import { errorKind, errorSentence, isOfRecord } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { settingUp } from './opening.tsx';
import { show } from './screen.tsx';
import { showStopped } from './stopped-game.tsx';

/** What tables need from the page. */
export type Deps = Page & {
  games: Games;
  store: Store;
  readonly running: boolean;
  visit: (job: (ifCurrent: IfCurrent) => Promise<void>) => void;
  wrong: (
    message: string,
    buttons?: { word: string; press: () => void }[],
    details?: string,
  ) => void;
};

type Options = Record<string, string> | null;

export class Tables {
  #deps;
  /** The current table. */
  #open: Table | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    takeOver(deps.store);
  }

  /** The session of the table with a key, if that is open. */
  at(key: string): Session | null {
    return this.#open?.saved.key === key ? this.#open.session : null;
  }

  /** Begins a game from a link or the shelf. */
  async begin({ game, options, seed, ...address }: Route & { to: 'new' }, ifCurrent: IfCurrent) {
    const { seats } = address;
    settingUp(game, this.#deps.games.peek(game));
    const card = await ifCurrent(this.#deps.games.card(game));
    settingUp(game, card);
    const bad = seats && strangerOf(card, seats);
    if (bad) return this.#deps.wrong(words.refused.noSuchBot(bad, botsOf(card)));
    if (seats?.includes('far')) return this.#beginFar(card, address, options, ifCurrent);
    // The request leaves out what is undefined.
    const players = seats?.length;
    const wanted = { game, players, options: options ?? undefined, seed: seed ?? undefined };
    const who = await ifCurrent(this.#whoPlays(game, address));
    const foreshown = await this.#foreshow(card, who, options, ifCurrent);
    const { record } = await ifCurrent(this.#deps.door.call('new', wanted));
    if (!foreshown) return this.openSaved(tableOf(record, who), ifCurrent);
    foreshown.session.begin(record);
    this.#deps.store.save(foreshown.saved);
    readdress(tableHash(foreshown.saved.key));
    await this.#openOrBreak(foreshown, foreshown.saved, ifCurrent);
  }

  /** Lets rooms change the players. */
  async #whoPlays(game: string, players: Players): Promise<Players> {
    let who = players;
    for (const begin of gameHooks.of('begins')) who = await begin(this.#deps, game, who);
    return who;
  }

  /** Begins a game with people elsewhere. */
  async #beginFar(card: Card, who: Players, options: Options, ifCurrent: IfCurrent) {
    const begin = tableServices.get('elsewhere')?.begin;
    if (!begin) return this.refuseFar();
    const game = await ifCurrent(begin(this.#deps.door, card.id, who.seats ?? [], options));
    if (!game) return this.#deps.wrong(words.refused.notAllFar);
    await this.openSaved({ ...tableOf(game.record, who), ...game }, ifCurrent);
  }

  /** Says that this site has no games with people elsewhere. */
  refuseFar() {
    this.#deps.wrong(words.refused.noneFar);
  }

  /** Saves a table, and opens it in place of the address that led here. */
  async openSaved(saved: SavedTable, ifCurrent: IfCurrent) {
    this.#deps.store.save(saved);
    history.replaceState(null, '', tableHash(saved.key));
    await this.#show(saved, ifCurrent);
  }

  /** Shows the beginning of the game from the build, until the rules can begin it. */
  async #foreshow(card: Card, who: Players, options: object | null, ifCurrent: IfCurrent) {
    if (this.#deps.running || (options && Object.keys(options).length)) return null;
    const opening = await ifCurrent(openingOf(card.id, who.seats?.length ?? card.players[0]));
    if (!opening) return null;
    await ifCurrent(nextTask());
    const table = new Table(this.#deps, card, tableOf(opening.record, who));
    try {
      await ifCurrent(nextTask());
    } catch (reason) {
      table.close();
      throw reason;
    }
    this.#put(table, card);
    table.banner.value = <Progress />;
    paintOpening(table, opening);
    return table;
  }

  /**
   * Opens a kept table.
   * @param merge changes the kept game by a link, for which this page takes it over
   */
  async open(key: string, ifCurrent: IfCurrent, merge?: MergeLink) {
    const lookup = this.#deps.store.find(key);
    if (lookup.is === 'kept') await this.#show(lookup.table, ifCurrent, merge);
    else if (lookup.is === 'damaged') this.#deps.wrong(words.errors.damaged);
    else if (lookup.is === 'newer') this.#deps.wrong(words.refused.newer, [reloadButton()]);
    else {
      const { keepsNothing, notKept } = words.errors;
      this.#deps.wrong(this.#deps.store.isRefused ? keepsNothing : notKept);
    }
  }

  /** Opens a kept table in place of the address that led here. */
  async openAt(key: string, ifCurrent: IfCurrent, merge?: MergeLink) {
    history.replaceState(null, '', tableHash(key));
    await this.open(key, ifCurrent, merge);
  }

  /** Changes a kept game by a message; the open table goes on at once. */
  async takeIn(key: string, merge: MergeLink) {
    const session = this.at(key);
    if (session?.now.here.peek()) return session.open(merge);
    const own = this.#deps.store.load(key);
    if (!own) return;
    // Another page that plays this game hears of it by itself; a table of this page doesn't.
    this.#deps.store.save(merge(own));
    this.changedElsewhere(key, false);
  }

  /** Opens a game from a compact link. */
  async openLink({ text: link, of }: Route & { to: 'link' }, ifCurrent: IfCurrent) {
    settingUp(of, this.#deps.games.peek(of));
    const { record } = await ifCurrent(this.#deps.door.call('open', { link }));
    const { over } = await ifCurrent(this.#deps.door.call('state', { record }));
    await this.#openGame(record, over, ifCurrent);
  }

  /** Makes a table for a game; if it is over and already kept, opens that table. */
  async #openGame(record: GameRecord, over: boolean, ifCurrent: IfCurrent) {
    const own = over && this.#finished(record);
    if (own) return this.openAt(own.key, ifCurrent, (saved) => saved);
    const plain = tableOf(record, {});
    const key = over ? newKey(await ifCurrent(ofText(identity(record), KEY_BYTES))) : plain.key;
    const isFree = this.#deps.store.find(key).is === 'none';
    await this.openSaved(isFree ? { ...plain, key } : plain, ifCurrent);
  }

  /** The kept table of a finished game. */
  #finished(record: GameRecord): SavedTable | undefined {
    const name = identity(record);
    const all = this.#deps.store.all(JSON.stringify(record.actions));
    return all.find((table) => table.over && identity(table.record) === name);
  }

  /** Opens a game that a link has as JSON, the first format of links. */
  async openRecord(text: string, ifCurrent: IfCurrent) {
    const record = readJson(text) as GameRecord | null | undefined;
    if (typeof record !== 'object' || record === null) {
      return this.#deps.wrong(words.refused.noGameInLink);
    }
    settingUp(record.game, this.#deps.games.peek(record.game));
    const at = Array.isArray(record.actions) ? record.actions.length : 0;
    const view = this.#deps.door.call('view', { record, at, seat: 0 });
    const error = await ifCurrent(failureOf(view));
    if (!error) return this.#openGame(record, (await ifCurrent(view)).over, ifCurrent);
    if (!isOfRecord(error)) throw error;
    await this.#broken(record, error, {}, ifCurrent);
  }

  async #show(saved: SavedTable, ifCurrent: IfCurrent, merge?: MergeLink) {
    const card = await ifCurrent(this.#cardOf(saved.record.game));
    if (!card) return this.#deps.wrong(words.refused.unknownGame(saved.record.game.slice(0, 40)));
    const bad = strangerOf(card, saved.seats);
    if (bad) return this.#deps.wrong(words.refused.savedWithBot(bad, botsOf(card)));
    const table = new Table(this.#deps, card, saved);
    this.#put(table, card);
    const view = keptView(saved);
    if (view) table.prepare(view);
    table.banner.value = <Progress />;
    await this.#openOrBreak(table, saved, ifCurrent, merge);
  }

  /** Null if there is no such game, and no room says how it comes. */
  async #cardOf(game: string): Promise<Card | null> {
    const card = this.#deps.games.peek(game);
    if (card) return card;
    settingUp();
    return this.#deps.games.card(game).catch((error) => {
      if (errorKind(error) !== 'unknown-game' || placeOfLacking(game)) throw error;
      return null;
    });
  }

  #put(table: Table, card: Card) {
    show({
      page: 'table',
      title: card.title,
      content: <TableScreen table={table} />,
      of: {
        stepBack: () => table.stepBack(),
        key: (event) => hearKey(table, event),
        close: () => {
          this.#open = null;
          table.close();
        },
      },
    });
    this.#open = table;
  }

  async #openOrBreak(table: Table, saved: SavedTable, ifCurrent: IfCurrent, merge?: MergeLink) {
    const error = await ifCurrent(this.#failureOf(table, merge));
    if (!error) zoomIn();
    else if (isOfRecord(error)) await this.#broken(saved.record, error, saved, ifCurrent);
    else table.banner.value = this.#couldNotStart(error);
  }

  /**
   * Opens a table and returns the error, or null. With people elsewhere, a damaged record is restored
   * from what came last.
   */
  async #failureOf(table: Table, merge?: MergeLink): Promise<unknown> {
    const error = await failureOf(table.open(merge));
    if (!isOfRecord(error)) return error;
    const last = await tableServices.get('elsewhere')?.asLastSent(this.#deps.door, table.saved);
    if (!last) return error;
    toast(words.match.recordMended);
    return failureOf(table.open(last));
  }

  #couldNotStart(error: unknown) {
    const { retry } = this.#deps;
    const back = { word: words.common.back, press: () => this.#deps.goTo('') };
    const message = words.errors.couldNotStart(errorSentence(error));
    return <Problem words={message} buttons={[retryButton(retry, error), back]} />;
  }

  /** Shows what is wrong with a record, and the game up to there. */
  async #broken(record: GameRecord, error: unknown, players: Players, ifCurrent: IfCurrent) {
    const { seats } = players;
    if (errorKind(error) === 'newer-record') {
      return this.#deps.wrong(seats ? words.refused.newer : words.errors.newerLink, [
        reloadButton(),
      ]);
    }
    const { at } = error as { at?: number };
    const message = seats ? words.refused.notValid : words.errors.linkNotValid;
    const details = errorSentence(error);
    if (at === undefined) return this.#deps.wrong(message, [], details);
    const card = await ifCurrent(this.#deps.games.card(record.game));
    const sound = goingOn(record, record.actions.slice(0, at));
    const view = await ifCurrent(this.#deps.door.call('view', { record: sound, at, seat: 0 }));
    const saved = tableOf(sound, players);
    const play = () => this.#deps.visit((ifCurrent) => this.openSaved(saved, ifCurrent));
    showStopped(card, {
      words: `${message} ${words.refused.notPossible(at + 1)}`,
      buttons: [
        { word: words.table.playFromHere, look: 'filled', press: play },
        { word: words.common.allGames, press: () => this.#deps.goTo('') },
      ],
      details,
      view,
    });
  }

  /** Hears that another page has changed or removed a table. */
  changedElsewhere(key: string, removed: boolean) {
    const session = this.at(key);
    if (!session) return;
    if (removed) {
      this.#deps.store.markDeleted(key);
      session.otherTab.deleted();
      return;
    }
    const saved = this.#deps.store.load(key);
    if (saved) session.otherTab.adopt(saved);
  }

  /** Releases the table when the page is closed or hidden, so that another page may play. */
  leave() {
    this.remember();
    this.#open?.session.otherTab.leave();
  }

  /** Keeps the view of the open table, to show it at once next time. */
  remember() {
    const view: View | null | undefined = this.#open?.picture;
    if (!this.#open || !view) return;
    const { saved } = this.#open;
    // The view of a deleted game would stay for ever.
    const isKept = view.ply === saved.record.actions.length && this.#deps.store.load(saved.key);
    if (isKept) keepView(saved, view);
  }
}

/** A new table for a game, and those who play it. */
function tableOf(record: GameRecord, { seats, names, practice, ...mode }: Players): SavedTable {
  const plain = newTable(record, seats ?? persons(record.players), names);
  return { ...plain, ...playModeOf(mode), ...(practice && { practice }) };
}

/** Shows the beginning of a game in a size that fits the board. */
function paintOpening(table: Table, { view, compact, yours }: PaintedOpening) {
  const fitting = table.board.room.compact ? compact : view;
  const own = onlyPerson(table.saved.seats) === view.to_move;
  table.prepare(own ? { ...fitting, status: yours } : fitting);
}

/** Returns the error of a call; null if it succeeds. */
function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error) => error ?? new Error(),
  );
}

/** Finds a bot that the game doesn’t have. */
export function strangerOf({ levels }: Card, seats: SeatPlayer[]) {
  // The strengths below the first level are that level's.
  const has = (seat: SeatPlayer) =>
    [Math.floor, Math.ceil].every((round) => levels.includes(round(levelOf(seat)) || 1));
  return seats.find((seat) => levelOf(seat) > 0 && !has(seat));
}

function botsOf({ title, levels }: Card) {
  return words.refused.bots(title, levels[0], levels.at(-1));
}
