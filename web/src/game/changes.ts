/**
 * How the game goes on. Each change is saved as soon as the rules have answered, then shown ply
 * by ply; after that it is the turn of chance, a bot or a person. A new change replaces the one
 * under way.
 */
import { batch } from '@preact/signals-core';
import { allHere, type SavedMatch, sentOn } from '../keep/match.ts';
import { namesFor } from '../keep/names.ts';
import { type Branch, newTable, type SavedTable } from '../keep/store.ts';
import { endingWith, goingOn } from '../scene/records.ts';
import type { Acted, Ended, GameRecord, Match, SeatPlayer, View } from '../scene/types.ts';
import { errorKind, errorWords } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { goingWith, joined, switched, wayFrom } from './branches.ts';
import { type IfCurrent, Latest } from './latest.ts';
import { messageOf, takenIn } from './match.ts';
import { begins, losesAction } from './other-tab.ts';
import type { Picking } from './picking.ts';
import { Playback } from './playback.ts';
import { Prefetch } from './prefetch.ts';
import { levelOf, watching } from './seating.ts';
import { lookAloud, turnAloud } from './sentences.ts';
import type { SessionState } from './state.ts';
import { Teacher } from './teacher.ts';
import { Thoughts } from './thinking.ts';
import type { Come, Policy } from './types.ts';
import { Viewpoint } from './viewpoint.ts';

/** What came from far away is shown ply by ply, unless it is more than this. */
const MOST_REPLAYED = 40;

export class Changes {
  readonly viewpoint: Viewpoint;
  readonly #state;
  readonly #picking;
  readonly #thoughts;
  readonly #teacher;
  readonly #latest = new Latest();
  readonly #prefetch;
  readonly #playback;
  /** Whether the rules are checking an action. */
  #deciding = false;
  /** The plies that people decided on this page. */
  #decided: number[] = [];

  constructor(state: SessionState, asides: Picking) {
    this.#state = state;
    this.#picking = asides;
    this.#prefetch = new Prefetch(state);
    this.#thoughts = new Thoughts(state);
    this.#teacher = new Teacher(state);
    const cleared = (view: View) => asides.reset(view);
    this.viewpoint = new Viewpoint(state, cleared, (error) => this.failed(error));
    this.#playback = new Playback(state, this.viewpoint);
  }

  /**
   * Shows the newest position, and goes on with the game.
   * @param come what a link makes of the game that is kept: this page takes it over for that
   */
  async open(come?: Come): Promise<void> {
    const { claim, store } = this.#state.deps;
    await claim.known;
    if (come && !this.#state.closed.value) await claim.take();
    // Another page may have played on, or have left just now.
    const kept = store.stored() ?? this.#state.saved.value;
    this.#state.saved.value = kept;
    if (come) this.#keep(come(kept));
    await this.#change(async (ifCurrent) => {
      const view = await this.#playback.arrive(ifCurrent, 'none');
      this.#state.become({}, view);
      return view;
    });
  }

  /** Keeps what a link has brought, even if yet another page has taken the game over meanwhile. */
  #keep(changed: SavedTable): void {
    const { saved, closed, kept, deps } = this.#state;
    if (changed === saved.value || closed.value) return;
    saved.value = { ...changed, used: deps.clock.now() };
    kept.value = deps.store.keep(saved.value);
  }

  /** Plays a person's actions: one, or several in one go. */
  play(actions: string[]): void {
    const { live, view, plies, record, deps } = this.#state;
    const player = view.value?.to_move;
    if (!live.value) return;
    const wrong = deps.wrong?.(record.value, actions[0]);
    if (wrong) return void this.#answer(wrong);
    if (deps.policy?.judge) return void this.#judged(actions, deps.policy.judge);
    if (typeof player !== 'number') return;
    this.#decided.push(plies.value);
    this.#state.branchedOff.value = false;
    this.#teacher.forget();
    void this.#act(actions, player);
  }

  /** Lets a policy decide what comes of actions. */
  async #judged(actions: string[], judge: NonNullable<Policy['judge']>): Promise<void> {
    await this.#attempt(async (ifCurrent) => {
      const from = this.#state.plies.value;
      const record = await ifCurrent(judge(actions, ifCurrent));
      if (!record) return this.#takeBack();
      this.#state.become({ record });
      const longer = record.actions.length > from;
      return longer
        ? this.#playback.follow(ifCurrent, from, null)
        : this.#playback.arrive(ifCurrent, 'none');
    });
  }

  /** Says that this was not the move, which is taken back. */
  #answer(wrong: string): void {
    batch(() => {
      this.#takeBack();
      this.#picking.answer(wrong);
    });
  }

  /** Takes the picks back, since nothing comes of them; marks that show what to pick stay. */
  #takeBack(): View {
    const view = this.#state.view.value as View;
    return batch(() => {
      this.#picking.unpick();
      this.viewpoint.present(view, 'none');
      return this.#playback.rest(view);
    });
  }

  /** Shows another game in place of this one. */
  async turnTo(record: GameRecord, seats: SeatPlayer[], ahead: string[][]): Promise<void> {
    const { saved } = this.#state;
    await this.#attempt((ifCurrent) => {
      // A copy: what shows is not a view of it, though it may be of the same game.
      saved.value = { ...saved.value, record: { ...record }, seats, ahead };
      return this.#playback.arrive(ifCurrent, 'fade');
    });
  }

  /** Asks what a person's action would bring, as it is being pressed: so it shows sooner. */
  expect(action: string): void {
    const { live, record, saved, match } = this.#state;
    if (!live.value || match.value) return;
    if (wayFrom(saved.value, [...record.value.actions, action])) return;
    this.#prefetch.ask(action, this.#after);
  }

  /** The seat from which what comes next is seen. */
  get #after(): number | undefined {
    return this.viewpoint.after ?? this.#state.seating.value.looker;
  }

  /** Plays actions of one player. */
  async #act(actions: string[], player: number): Promise<void> {
    const { saved, plies, plyLog: story } = this.#state;
    await this.#attempt(async (ifCurrent) => {
      this.#deciding = true;
      const from = plies.value;
      const { record: next, view } = await this.#played(ifCurrent, actions);
      const known = view.plies === next.actions.length ? view : null;
      batch(() => {
        for (const at of actions.keys()) {
          const end = at + 1 < actions.length ? from + at + 1 : undefined;
          story.add(next.actions.slice(0, end), from + at, player);
        }
        const change = { record: next, ...goingWith(saved.value, next.actions) };
        this.#state.become(change, known && known.ply === known.plies ? known : undefined);
      });
      this.#deciding = false;
      return this.#playback.follow(ifCurrent, from, known);
    });
  }

  /**
   * Asks the rules for what comes of actions: the record, and the view after the first of them. One
   * call tells both, so that the board reacts at once. It draws where chance comes next: several
   * actions, those in a game with people far away, whose next message settles that, and those by
   * which the game goes a way it went before, are asked for without.
   */
  async #played(ifCurrent: IfCurrent, actions: string[]): Promise<Acted> {
    const { record, saved, match } = this.#state;
    const longer = { ...record.value, actions: [...record.value.actions, ...actions] };
    const seat = this.#after;
    const way = wayFrom(saved.value, longer.actions);
    const settles = actions.length === 1 && !match.value;
    if (settles && !way) {
      const { record: drawn, view } = await ifCurrent(this.#prefetch.take(actions[0], seat));
      return { record: { ...longer, actions: [...drawn.actions] }, view };
    }
    const view = await ifCurrent(this.#state.ask(longer, record.value.actions.length + 1, seat));
    const known = settles && way && view.to_move === 'chance';
    return { record: known ? await this.#settled(ifCurrent, longer, way) : longer, view };
  }

  /** Resolves chance after an action as it was when the game went this way before. */
  async #settled(
    ifCurrent: IfCurrent,
    longer: GameRecord,
    way: readonly string[],
  ): Promise<GameRecord> {
    const { deps } = this.#state;
    for (let at = longer.actions.length; at < way.length; ) {
      at += 1;
      const next = { ...longer, actions: way.slice(0, at) };
      const { to_move } = await ifCurrent(deps.door.call('state', { record: next }));
      if (to_move !== 'chance') return next;
    }
    const last = { ...longer, actions: [...way] };
    return (await ifCurrent(deps.door.call('continue', { record: last }))).record;
  }

  /** Makes a branch the game; what the game was becomes a branch. */
  switchTo(at: number): void {
    const { saved, here, serious, deps } = this.#state;
    const found = switched(saved.value, at);
    if (!found || this.#deciding || !here.value || serious.value) return;
    const { branch, branches } = found;
    void this.#attempt(async (ifCurrent) => {
      const record = endingWith(saved.value.record, branch.actions, branch.ended);
      // A branch that the rules refuse changes nothing.
      await ifCurrent(deps.door.call('state', { record }));
      this.#state.become({ record, ahead: [], branches, ...this.#state.helped });
      return this.#playback.arrive(ifCurrent, 'fade', words.game.switched);
    });
  }

  /** Keeps these branches, and no others. */
  keepBranches(branches: Branch[]): void {
    if (this.#state.here.value) this.#state.become({ branches });
  }

  /** Lets the rules draw where chance is next. */
  async #draw(): Promise<void> {
    const { record, plies, plyLog: story, deps } = this.#state;
    await this.#attempt(async (ifCurrent) => {
      const from = plies.value;
      const answer = await ifCurrent(deps.door.call('continue', { record: record.value }));
      batch(() => {
        story.add(answer.record.actions, from, 'chance');
        this.#state.become({ record: answer.record, ahead: [] });
      });
      return this.#playback.follow(ifCurrent, from, null);
    });
  }

  /** Ends the game early: somebody resigns, or both agree on a draw. */
  endEarly(ended: Ended): void {
    const { record, view, seating, here, closed, deps } = this.#state;
    if (!view.value?.endings.includes(ended) || closed.value || !here.value) return;
    // An action that is being made, such as a bot's, comes first.
    if (this.#deciding) return void this.#latest.idle().then(() => this.endEarly(ended));
    void this.#attempt(async (ifCurrent) => {
      const answer = await ifCurrent(deps.door.call('end', { record: record.value, ended }));
      const kept = goingWith(this.#state.saved.value, answer.record.actions);
      this.#state.become({ record: answer.record, ...kept, over: true });
      const newest = await this.#playback.arrive(ifCurrent, 'fade');
      this.#state.note(newest);
      deps.say(turnAloud(newest, seating.value, false));
      return newest;
    });
  }

  /** Takes back that the game was ended early. */
  #reopen(): void {
    const { record } = this.#state;
    if (this.#deciding || !this.#state.here.value) return;
    const open = goingOn(record.value, record.value.actions);
    void this.#attempt((ifCurrent) => {
      this.#state.become({ record: open, over: false });
      return this.#playback.arrive(ifCurrent, 'fade', words.game.undone);
    });
  }

  undo(): void {
    const { record } = this.#state;
    if (record.value.ended) this.#reopen();
    else this.#undoDecision();
  }

  #undoDecision(): void {
    const { record, saved, seats, paused, lastDecision, here } = this.#state;
    const ply = lastDecision.value;
    if (ply < 0 || this.#deciding || !here.value) return;
    this.#decided = this.#decided.filter((at) => at < ply);
    this.#teacher.forget();
    const { actions } = record.value;
    const kept = { ...record.value, actions: actions.slice(0, ply) };
    const ahead = [...saved.value.ahead, actions.slice(ply)];
    void this.#attempt((ifCurrent) => {
      paused.value = watching(seats.value);
      this.#state.become({ record: kept, ahead, over: false, ...this.#state.helped });
      return this.#playback.arrive(ifCurrent, 'fade', words.game.undone);
    });
  }

  redo(): void {
    const { record, saved, here } = this.#state;
    const stretch = saved.value.ahead.at(-1);
    if (!stretch || this.#deciding || !here.value) return;
    const longer = { ...record.value, actions: [...record.value.actions, ...stretch] };
    void this.#attempt((ifCurrent) => {
      this.#state.become({ record: longer, ahead: saved.value.ahead.slice(0, -1) });
      return this.#playback.arrive(
        ifCurrent,
        stretch.length === 1 ? 'step' : 'fade',
        words.game.redone,
      );
    });
  }

  /** Pauses bots that play each other, or lets them go on. */
  pause(): void {
    const { paused, seats, here, deps } = this.#state;
    if (!watching(seats.value) || !here.value) return;
    paused.value = !paused.value;
    deps.say(paused.value ? words.game.paused : words.game.resumed);
    if (paused.value) this.#thoughts.interrupt();
    else this.#resume();
  }

  #resume(): void {
    const { view, newest: shows, deps } = this.#state;
    void this.#attempt(async (ifCurrent) => {
      if (view.value && shows.value) return this.#playback.rest(view.value);
      const newest = await this.#playback.arrive(ifCurrent, 'fade');
      deps.say(lookAloud(newest));
      return newest;
    });
  }

  /** Gives those who play other names. */
  rename(names: readonly string[]): void {
    const { seats, match } = this.#state;
    this.#state.become({ names: namesFor(seats.value, names) });
    this.viewpoint.again();
    // A message that is ready takes the new name along.
    if (match.value && match.value.since !== null) void this.#prepare(match.value);
  }

  /**
   * Takes over what another page has played. An own action that it lacks is kept: as a branch, or
   * apart.
   */
  adopt(saved: SavedTable): void {
    const { record, here, kept, view } = this.#state;
    const { actions } = record.value;
    if (kept.value === 'deleted') kept.value = 'kept';
    if (JSON.stringify(saved.record) === JSON.stringify(record.value)) {
      this.#adoptRest(saved);
      return;
    }
    const loses = losesAction(actions, saved, this.#decided);
    this.#decided = [];
    const adopted = loses ? this.#rescued(saved) : saved;
    // While the game is only being opened, there is no ply to follow from.
    const longer = !here.value && view.value && begins(saved.record.actions, actions);
    void this.#attempt((ifCurrent) => {
      if (adopted === saved) this.#state.saved.value = saved;
      else this.#state.become(adopted);
      return longer
        ? this.#playback.follow(ifCurrent, actions.length, null)
        : this.#playback.arrive(ifCurrent, 'none');
    });
  }

  /**
   * Returns another page's game with the own one as a branch. Only the page that plays keeps
   * anything, and not all games have branches: else the own game becomes one of its own.
   */
  #rescued(theirs: SavedTable): SavedTable {
    const { saved, record, seats, names, here, serious, deps, apart, branchedOff } = this.#state;
    if (here.value && !serious.value && !theirs.match) {
      branchedOff.value = true;
      deps.say(words.game.branchedOff);
      return { ...theirs, branches: joined(theirs, saved.value) };
    }
    const table = newTable(record.value, allHere(seats.value), names.value);
    deps.store.keep(table);
    apart.value = table.key;
    deps.say(words.game.keptApart);
    return theirs;
  }

  /**
   * Takes over what another page has changed besides the game: that it sent what was ready, or kept
   * a message that has come, which the page that plays takes in.
   */
  #adoptRest(theirs: SavedTable): void {
    const { saved, ready, names, view, changing } = this.#state;
    const called = JSON.stringify(names.value);
    const message = theirs.match && theirs.match.link !== saved.value.match?.link;
    if (message) ready.value = null;
    // The same object, for what shows is a view of it.
    saved.value = { ...theirs, record: saved.value.record };
    if (JSON.stringify(names.value) !== called) this.viewpoint.again();
    // A change that is under way goes on from here by itself.
    if (message && view.value && !changing.value) this.#goOn(view.value);
  }

  /** Goes on from what is kept: this page plays from now on, or another does. */
  claimed(): void {
    const { closed, saved, view, deps } = this.#state;
    if (closed.value || !view.value) return;
    void this.#attempt((ifCurrent) => {
      saved.value = deps.store.stored() ?? saved.value;
      return this.#playback.arrive(ifCurrent, 'none');
    });
  }

  /** Reports that something failed; what shows can still be used. */
  failed(error: unknown): void {
    this.#report('rules', error, () => this.#state.deps.restart());
  }

  #report(what: 'rules' | 'bot', error: unknown, again: () => void): void {
    const { closed, problem } = this.#state;
    const kind = errorKind(error);
    if (closed.value || kind === 'stopped') return;
    problem.value = { what, kind, message: errorWords(error), again };
  }

  end(): void {
    this.#latest.end();
    this.#thoughts.end();
    this.viewpoint.end();
  }

  // --- One change ---------------------------------------------------------------------------

  /** Runs a change whose failure is shown at the table. */
  async #attempt(job: (ifCurrent: IfCurrent) => Promise<View>): Promise<void> {
    await this.#change(job).catch((error) => this.failed(error));
  }

  /** Runs a change in place of the one under way; its job returns the newest view. */
  async #change(job: (ifCurrent: IfCurrent) => Promise<View>): Promise<void> {
    let newest: View | null = null;
    const run = batch(() => {
      this.#begin();
      return this.#latest.run(async (ifCurrent) => {
        newest = await job(ifCurrent);
      });
    });
    try {
      if ((await run) && newest) this.#goOn(newest);
    } catch (error) {
      this.#deciding = false;
      this.#state.changing.value = false;
      throw error;
    }
  }

  /** Makes everything wait for this change: what was under way no longer counts. */
  #begin(): void {
    this.#deciding = false;
    this.#state.ready.value = null;
    this.#state.changing.value = !this.#state.closed.value;
    this.#state.problem.value = null;
    this.#picking.hideHint();
    this.#thoughts.interrupt();
    this.#teacher.stop();
    this.viewpoint.stop();
  }

  // --- What comes next ----------------------------------------------------------------------

  #goOn(newest: View): void {
    const { paused, seats, here, match, deps } = this.#state;
    const { to_move: player } = newest;
    if (!here.value || deps.policy?.draws() === false) return;
    if (match.value) this.#goOnFar(match.value);
    if (match.value) return;
    if (player === 'chance') void this.#draw();
    if (player === 'chance' || paused.value) return;
    if (seats.value.some((seat) => levelOf(seat) > 0)) deps.bots.start().catch(() => {});
    const next = () => this.#next(newest);
    if (!this.#teacher.hears(this.#decided.at(-1), newest, next)) next();
  }

  /** What was offered to be taken back stands. */
  letStand(): void {
    this.#teacher.letStand();
  }

  /** Lets a bot think: in its own turn, or in that of a person. */
  #next({ to_move: player }: View): void {
    const { seating } = this.#state;
    if (seating.value.isPerson(player)) this.#thoughts.ponder();
    if (typeof player !== 'number' || !seating.value.isBot(player)) return;
    void this.#thoughts.choose(player, {
      chosen: (action) => void this.#act([action], player),
      failed: (error) => this.#report('bot', error, () => this.#resume()),
    });
  }

  /** Goes on with people far away: shows what has come, or makes the message that can be sent. */
  #goOnFar(match: SavedMatch): void {
    if (match.fresh) void this.#takeIn(match);
    else if (match.since !== null) void this.#prepare(match);
  }

  /** Shows what the others did, and what chance brings before the next decision here. */
  async #takeIn(match: SavedMatch): Promise<void> {
    const { plies, deps } = this.#state;
    await this.#attempt(async (ifCurrent) => {
      const from = plies.value;
      const { record, since } = await ifCurrent(takenIn(deps.door, match));
      this.#state.become({ record, match: { ...match, since, fresh: false } });
      const came = record.actions.length - from;
      if (came > 0 && came <= MOST_REPLAYED) return this.#playback.follow(ifCurrent, from, null);
      const newest = await this.#playback.arrive(ifCurrent, 'fade');
      this.#state.note(newest);
      return newest;
    });
  }

  async #prepare(match: SavedMatch): Promise<void> {
    const { record, names, ready, closed, deps } = this.#state;
    const [asked, called] = [record.value, names.value];
    try {
      const message = await messageOf(deps.door, match, asked, called);
      const current = record.value === asked && names.value === called;
      if (current && !closed.value) ready.value = message;
    } catch (error) {
      this.failed(error);
    }
  }

  /** Takes the message that is ready as sent: nothing of it can be taken back any more. */
  sent(message: Match): void {
    const { match, ready } = this.#state;
    if (!match.value) return;
    batch(() => {
      this.#state.become({ ahead: [], match: sentOn(message, match.value as SavedMatch) });
      ready.value = null;
    });
  }
}
