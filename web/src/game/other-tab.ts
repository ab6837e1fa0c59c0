/** Another page has played at the same table, or takes it over. */
import type { SavedTable } from '../keep/saved-table.ts';
import { type BranchEdit, edited, isWithin, shared, wholeOf } from './branches.ts';
import type { Changes } from './changes.ts';
import { SessionPart, type SessionState } from './state.ts';

export class OtherTab extends SessionPart {
  readonly #changes;

  constructor(state: SessionState, changes: Changes) {
    super(state);
    this.#changes = changes;
  }

  /** Plays at this table from now on; the page that has played follows. */
  playHere(): void {
    if (!this.state.closed.value) this.state.deps.claim.takeOver();
  }

  /** Lets another page play at this table. */
  leave(): void {
    this.state.deps.claim.release();
  }

  /** It has deleted this table: what is played here is not kept unless that is asked. */
  deleted(): void {
    if (!this.state.closed.value) this.state.saving.value = 'deleted';
  }

  /** Keeps this table though another page has deleted it. */
  keepAgain(): void {
    const { closed, saving, saved, deps } = this.state;
    if (!closed.value) saving.value = deps.store.keepAgain(saved.value);
  }

  /** Shows what another page has played: only one plays at a time, so nothing is merged. */
  adopt(saved: SavedTable): void {
    const { saved: own, closed, saving, elsewhere, deps } = this.state;
    if (closed.value) return;
    if (elsewhere?.isBehind(saved)) saving.value = deps.store.keep(own.value);
    else this.#goWith(saved);
  }

  #goWith(saved: SavedTable): void {
    const { record, here, saving, view } = this.state;
    const { actions } = record.value;
    if (saving.value === 'deleted') saving.value = 'kept';
    if (JSON.stringify(saved.record) === JSON.stringify(record.value)) {
      this.#adoptFacts(saved);
      return;
    }
    if (this.#isEarlier(saved)) {
      this.state.become({});
      return;
    }
    this.#changes.decided = [];
    const from = this.#changes.reached;
    // While the game is being opened, there is no ply to continue from.
    const longer =
      !here.value &&
      view.value &&
      saved.record.actions.length > actions.length &&
      isWithin(actions, saved.record.actions);
    void this.#changes.attempt((ifCurrent) => {
      this.state.saved.value = saved;
      return longer
        ? this.#changes.playback.follow(ifCurrent, from, null)
        : this.#changes.playback.arrive(ifCurrent, 'none');
    });
  }

  /**
   * Whether another page kept the game as it was before the last decision here: then this page's
   * game has all that the other has.
   */
  #isEarlier(theirs: SavedTable): boolean {
    const { here, record: own, elsewhere } = this.state;
    const record = own.value;
    const same = !elsewhere?.hasNews(theirs) && !theirs.record.ended;
    const lacks = shared(record.actions, wholeOf(theirs)) < record.actions.length;
    return here.value && same && lacks && isWithin(theirs.record.actions, record.actions);
  }

  /**
   * Adopts what another page has changed besides the game: it sent the prepared message, or kept a
   * received one, which the page that plays then applies.
   */
  #adoptFacts(theirs: SavedTable): void {
    const { saved, elsewhere, names, view, changing } = this.state;
    const called = JSON.stringify(names.value);
    const news = elsewhere?.hasNews(theirs);
    if (news) elsewhere?.begins();
    // The record must stay the same object, because the view that shows belongs to it.
    saved.value = { ...theirs, record: saved.value.record };
    if (JSON.stringify(names.value) !== called) this.#changes.viewpoint.again();
    if (!news || !view.value || elsewhere?.takeIn()) return;
    // A running change continues by itself.
    if (!changing.value) this.#changes.proceed(view.value);
  }

  /** Keeps a line that another page tried on the analysis board, if this page plays. */
  keepEdit(edit: BranchEdit): void {
    const { closed, here, saved, deps } = this.state;
    if (closed.value) return;
    const own = deps.store.stored() ?? saved.value;
    const next = edited(own, edit);
    if (!here.value || next === own) return;
    if (deps.store.keep(next) !== 'deleted') this.adopt(next);
  }

  /** Continues from what is kept, once something shows, after the table has changed hands. */
  claimed(): void {
    const { closed, saved, view, deps } = this.state;
    if (closed.value || !view.value) return;
    void this.#changes.attempt((ifCurrent) => {
      saved.value = deps.store.stored() ?? saved.value;
      return this.#changes.playback.arrive(ifCurrent, 'none');
    });
  }
}
