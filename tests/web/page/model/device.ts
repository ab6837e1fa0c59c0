// One person's device: what they have there, and whether all that is kept and shown is true.
import assert from 'node:assert/strict';
import { setTimeout as later } from 'node:timers/promises';
import { all, click, findByRole, goTo, press, until, wordsOf } from '../hand.ts';
import { entries, openPicks, ply, tablesKept, texts } from '../tables.ts';
import * as otherTab from './other-tab.ts';
import { type Facts, facts } from './rules.ts';
import { type Game, gameOf } from './truth.ts';

/** How long the page may take, in s, until it shows what is true. */
const PATIENCE = 20;
const CHANCE = -1;

export class Device {
  /** The game that is played here. */
  readonly kind;
  games = new Map<string, Game>();
  /** The open table, if one is; and which ply shows, if not the last. */
  open: Game | null = null;
  looks: number | null = null;
  /** Another tab plays at the open table. */
  follows = false;
  /** What was exported, and the games in it. */
  exported: { text: string; games: Game[] }[] = [];
  links: { hash: string; game: Game }[] = [];
  #state;

  constructor(kind: string, seed: number) {
    this.kind = kind;
    this.#state = seed;
  }

  /** A number that follows from the seed, and from how many were asked for. */
  pick = (below: number): number => {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };

  one<T>(of: readonly T[]): T {
    return of[this.pick(of.length)];
  }

  /** The games that the list shows. */
  get listed(): Game[] {
    return [...this.games.values()].filter((game) => game.whole.length || game.title);
  }

  /** Returns a game for a deed that needs one: the open one, or one in the list. */
  async gameFor(at: 'mine' | 'table' | 'list'): Promise<Game | null> {
    const { open, follows } = this;
    if (at !== 'list') return open?.gone || (at === 'mine' && follows) ? null : open;
    this.leave();
    await goTo('#games', 'games');
    await findByRole('heading', 'Your games');
    return this.one(this.listed) ?? null;
  }

  /** A table has opened. */
  enter(game: Game) {
    this.games.set(game.key, game);
    [this.open, this.looks, this.follows] = [game, null, otherTab.plays(game.key)];
  }

  /** Leaves the table: what another tab has deleted is gone. */
  leave() {
    if (this.open?.gone) this.games.delete(this.open.key);
    [this.open, this.looks, this.follows] = [null, null, false];
  }

  row({ key }: Game) {
    return document.querySelector(`.kept-game:has([href="#table=${key}"])`) ?? assert.fail();
  }

  /** Does something with a game of the list. */
  async deed(word: string, game: Game) {
    const row = this.row(game);
    for (const each of ['More', word]) await press('button', new RegExp(`^${each}: `), row);
  }

  /** Where the device changes hands, the next one's map is covered, and keys do nothing. */
  async uncover() {
    const covers = () => all('button', /^Show my /);
    const rests = this.follows || this.looks !== null || this.open?.over;
    await until(() => rests || openPicks().length || covers().length);
    for (const cover of covers()) click(cover);
  }

  facts(game: Game): Promise<Facts> {
    return facts(game.record);
  }

  /** A game goes on with an action; chance decides as it did when the same was played before. */
  async plays(game: Game, action: string) {
    const actions = [...game.actions, action];
    const line = game.longerLine(actions);
    const { actions: drawn, movers } = line
      ? await facts({ ...game.record, actions: line })
      : await facts(game.record, action);
    let end = actions.length;
    while (end < drawn.length && movers[end] === CHANCE) end += 1;
    game.played(drawn.slice(0, end));
    await this.changed(game);
  }

  /** Bots have answered: anything legal. */
  async answered(game: Game, choose = async () => until(() => savedGame(game)?.actions[game.at])) {
    for (;;) {
      const { over, movers } = await this.facts(game);
      if (over || game.seats[movers.at(-1) ?? 0] === 'person') return;
      await this.plays(game, await choose());
    }
  }

  /** The game of the open table has become another. */
  async changed(game: Game) {
    game.over = (await this.facts(game)).over;
    this.looks = null;
    return game.at;
  }

  /** Where Undo leads; -1 if nowhere. */
  async undoable(game: Game): Promise<number> {
    if (game.ended) return game.at;
    const { movers } = await this.facts(game);
    return movers.slice(0, game.at).findLastIndex((mover) => game.seats[mover] === 'person');
  }

  /** Waits until all that is kept and shown is true. */
  async check() {
    const here = inOrder([...this.games.values()].filter((game) => !game.gone));
    await same(
      () => savedGames().map(({ truth }) => truth),
      here.map(({ truth }) => truth),
    );
    for (const game of here) game.used = savedGame(game)?.used ?? 0;
    if (this.open) await same(tableShown, await this.#shows(this.open));
    else await same(() => listShown().sort(), this.listed.map(rowOf).sort());
  }

  async #shows(open: Game) {
    const { follows, looks } = this;
    const over = open.over && looks === null;
    return {
      ply: looks ?? open.at,
      moves: open.at,
      over,
      undo: over ? null : !follows && (await this.undoable(open)) >= 0,
      redo: over ? null : !follows && open.stops.length > 0,
      elsewhere: follows && !over,
      gone: open.gone,
      names: open.names.filter(Boolean),
      branches: open.lines.length > 1,
    };
  }
}

const inOrder = (games: Game[]) => games.toSorted((one, other) => (one.key < other.key ? -1 : 1));
export const savedGames = () => inOrder([...tablesKept(), ...entries('finished:')].map(gameOf));
const savedGame = ({ key }: Game) => savedGames().find((game) => game.key === key);

function rowOf({ key, title, over }: Game) {
  return `${key} ${title} ${over ? 'over' : 'open'}`;
}

function listShown() {
  return [...document.querySelectorAll<HTMLAnchorElement>('.kept-way')].map((link) => {
    const [, title = ''] = /^(T\d.*|.*\(copy\))$/.exec(wordsOf(link)) ?? [];
    const over = !link.getAttribute('aria-label')?.startsWith('Resume');
    return `${link.hash.split('=')[1]} ${title} ${over ? 'over' : 'open'}`;
  });
}

function tableShown() {
  const over = document.querySelector('[data-over]') !== null;
  const isOn = (name: string) =>
    all('button', name)
      .filter((each) => !each.closest('.branches'))
      .some((each) => each.getAttribute('aria-disabled') !== 'true');
  return {
    ply: ply(),
    moves: document.querySelectorAll('main ol[data-moves] > li[data-ply]').length,
    over,
    undo: over ? null : isOn('Undo'),
    redo: over ? null : isOn('Redo'),
    elsewhere: isOn('Play here'),
    gone: isOn('Keep it'),
    names: texts('.plate .called b').filter((name) => /^N\d/.test(name)),
    branches: document.querySelector('.branches li') !== null,
  };
}

/** Waits until two are the same. */
async function same(is: () => unknown, wanted: unknown) {
  const end = process.uptime() + PATIENCE;
  const text = JSON.stringify(wanted);
  while (JSON.stringify(is()) !== text && process.uptime() < end) await later(5);
  assert.deepEqual(is(), wanted);
}
