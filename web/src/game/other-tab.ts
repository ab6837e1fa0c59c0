/** Another page has played on at the same table, or plays there from now on. */
import { allHere } from '../keep/match.ts';
import { newTable, type SavedTable } from '../keep/store.ts';
import * as words from '../words/words.ts';
import { isWithin, joined, shared, type Tried, wholeOf, withTried } from './branches.ts';
import type { Changes } from './changes.ts';
import { SessionPart, type SessionState } from './state.ts';

export class OtherTab extends SessionPart {
  readonly #changes;

  constructor(state: SessionState, changes: Changes) {
    super(state);
    this.#changes = changes;
  }

  /** Takes over what another page has played; an own action that it lacks is a branch, or apart. */
  adopt(saved: SavedTable): void {
    const { saved: own, kept, replaced, deps } = this.state;
    // Where another page that could not know of a link's message has kept the game as it was before,
    // none has the message but this one, whichever plays.
    if (saved.match && saved.match.link === replaced) kept.value = deps.store.keep(own.value);
    else this.#goWith(saved);
  }

  #goWith(saved: SavedTable): void {
    const { record, here, kept, view } = this.state;
    const { actions } = record.value;
    if (kept.value === 'deleted') kept.value = 'kept';
    if (JSON.stringify(saved.record) === JSON.stringify(record.value)) {
      this.#adoptFacts(saved);
      return;
    }
    const loses = losesAction(actions, saved, this.#changes.decided);
    if (loses && this.#isEarlier(saved)) {
      this.state.become({});
      return;
    }
    this.#changes.decided = [];
    const adopted = loses ? this.#rescued(saved) : saved;
    // While the game is only being opened, there is no ply to follow from.
    const longer =
      !here.value &&
      view.value &&
      saved.record.actions.length > actions.length &&
      isWithin(actions, saved.record.actions);
    void this.#changes.attempt((ifCurrent) => {
      if (adopted === saved) this.state.saved.value = saved;
      else this.state.become(adopted);
      return longer
        ? this.#changes.playback.follow(ifCurrent, actions.length, null)
        : this.#changes.playback.arrive(ifCurrent, 'none');
    });
  }

  /**
   * Whether another page that could not know of it kept the game as it was before the last decision
   * here: then the own game says all that theirs does.
   */
  #isEarlier({ record, match }: SavedTable): boolean {
    const { here, saved } = this.state;
    const same = match?.link === saved.value.match?.link && !record.ended;
    return here.value && same && isWithin(record.actions, saved.value.record.actions);
  }

  /**
   * Returns another page's game with the own one as a branch. Only the page that plays keeps
   * anything, and not all games have branches: else the own game becomes one of its own.
   */
  #rescued(theirs: SavedTable): SavedTable {
    const { saved, record, seats, names, here, serious, deps, savedCopy, branchedOff } = this.state;
    if (here.value && !serious.value && !theirs.match) {
      branchedOff.value = true;
      deps.say(words.game.branchedOff);
      return { ...theirs, branches: joined(theirs, saved.value) };
    }
    const table = newTable(record.value, allHere(seats.value), names.value);
    deps.store.keep(table);
    savedCopy.value = table.key;
    deps.say(words.game.savedCopy);
    return theirs;
  }

  /**
   * Takes over what another page has changed besides the game: that it sent what was ready, or kept
   * a message that has come, which the page that plays takes in.
   */
  #adoptFacts(theirs: SavedTable): void {
    const { saved, ready, names, view, changing } = this.state;
    const called = JSON.stringify(names.value);
    const message = theirs.match && theirs.match.link !== saved.value.match?.link;
    if (message) ready.value = null;
    // The same object, for what shows is a view of it.
    saved.value = { ...theirs, record: saved.value.record };
    if (JSON.stringify(names.value) !== called) this.#changes.viewpoint.again();
    // A change that is under way goes on from here by itself.
    if (message && view.value && !changing.value) this.#changes.proceed(view.value);
  }

  /** Keeps what was tried on the analysis board of another page, where this page plays. */
  keepTried(tried: Tried): void {
    const { here, saved, deps } = this.state;
    const kept = deps.store.stored() ?? saved.value;
    const next = withTried(kept, tried);
    if (!here.value || next === kept) return;
    if (deps.store.keep(next) !== 'deleted') this.adopt(next);
  }

  /** Goes on from what is kept, once something shows: this page plays from now on, or another. */
  claimed(): void {
    const { closed, saved, view, deps } = this.state;
    if (closed.value || !view.value) return;
    void this.#changes.attempt((ifCurrent) => {
      saved.value = deps.store.stored() ?? saved.value;
      return this.#changes.playback.arrive(ifCurrent, 'none');
    });
  }
}

/**
 * Whether the game as another page saved it, with what can be redone there, lacks an action that
 * was decided on this page.
 * @param decided the plies that were decided here
 */
export function losesAction(
  actions: readonly string[],
  theirs: Pick<SavedTable, 'record' | 'ahead'>,
  decided: readonly number[],
): boolean {
  const common = shared(actions, wholeOf(theirs));
  return decided.some((ply) => ply >= common && ply < actions.length);
}
