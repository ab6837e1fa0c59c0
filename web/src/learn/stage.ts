// A board that shows one position after another, and tells what is tried on it. It keeps nothing.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { Board } from '../board/board.ts';
import type { Still } from '../game/latest.ts';
import { nextPicks } from '../scene/picks.ts';
import type { Card, Door, GameRecord, Reading, View } from '../scene/types.ts';
import { cuesOf } from '../sound/cues.ts';
import { player } from '../sound/player.ts';
import { calm } from '../ui/clock.ts';
import { flush } from '../ui/schedule.ts';

/** A position: the end of a record, and who looks at it. */
export type Position = {
  record: GameRecord;
  seat?: number;
  /** Who is spoken to, if anybody is. */
  you?: number;
  /** Whether something may be picked. */
  live: boolean;
  /** Changes what the view says, such as what can be picked. */
  dress?: (view: View) => View;
  /** Whether nearly all can be picked, and is marked only under the pointer. */
  bare?: boolean;
};

export type StageEvents = {
  /** All picks of an action are made; a button may do more after it in one go. */
  tried: (action: string, more: readonly string[]) => void;
  /** These picks can't be made. */
  refused: (picks: string[]) => void;
  picked: () => void;
  failed: (error: unknown) => void;
};

type How = 'step' | 'fade' | 'none';

export class Stage {
  readonly card: Card;
  readonly board: Board;
  readonly #view = signal<View | null>(null);
  readonly view: ReadonlySignal<View | null> = this.#view;
  readonly live = signal(false);
  readonly path = signal<readonly string[]>([]);
  /** What is marked as the thing to do. */
  readonly hinted = signal<readonly string[]>([]);
  readonly #door;
  readonly #events;
  #position: Position | null = null;

  constructor(card: Card, door: Door, events: StageEvents) {
    this.card = card;
    this.#door = door;
    this.#events = events;
    const heard = (tell: () => void) => {
      tell();
      flush();
    };
    this.board = new Board(card, {
      completed: (action) => heard(() => events.tried(action, this.#more)),
      picked: (path) => heard(() => this.#picked(path)),
      refused: (picks) => heard(() => this.#refused(picks)),
      sized: () => this.#sized(),
    });
  }

  /** What can be picked next. */
  get pickable(): string[] {
    const view = this.#view.value;
    return view && this.live.value ? nextPicks(view.picks, [...this.path.value]) : [];
  }

  /** What the button that was picked last does besides. */
  get #more(): readonly string[] {
    const last = this.path.value.at(-1);
    return this.#view.value?.buttons.find(({ id }) => id === last)?.more ?? [];
  }

  /** What the game asks after the picks made so far; '' if it asks nothing. */
  get prompt(): string {
    const [path, view] = [this.path.value, this.#view.value];
    if (!path.length) return '';
    return view?.prompts[path.join(' ')] ?? view?.prompts[path.length] ?? '';
  }

  /** Shows the end of a record. */
  async show(still: Still, position: Position, how: How = 'fade'): Promise<View> {
    const view = await still(this.#ask(position));
    this.#position = position;
    this.#present(view, how);
    return view;
  }

  /** Shows the last plies of a record one after another; each is told. */
  async follow(still: Still, position: Position, from: number, tell: (view: View) => void) {
    const { record } = position;
    for (let ply = from + 1; ply <= record.actions.length; ply += 1) {
      const shorter = { ...record, actions: record.actions.slice(0, ply) };
      tell(await this.show(still, { ...position, record: shorter }, 'step'));
      if (ply < record.actions.length) await still(this.board.landed());
    }
  }

  /** Plays actions of one player; returns the record after them, and after what chance does. */
  async play(still: Still, record: GameRecord, actions: readonly string[]): Promise<GameRecord> {
    let longer = record;
    for (const action of actions) {
      longer = (await still(this.#door.call('play', { record: longer, action }))).record;
    }
    return longer;
  }

  /** Returns the position in words, part by part. */
  async readings(): Promise<Reading[]> {
    if (!this.#position) return [];
    const { record, seat } = this.#position;
    const asked = { record, at: record.actions.length, seat };
    return (await this.#door.call('read', asked)).readings;
  }

  /** Takes back all picks. */
  begin() {
    const view = this.#view.value;
    if (view) this.#present(view, 'none');
  }

  /** Nothing can be picked any more. */
  rest() {
    this.live.value = false;
    this.board.setLive(false);
  }

  /** Marks what to point at, in order. */
  hint(ids: readonly string[]) {
    this.path.value = [];
    this.hinted.value = ids;
    this.board.hint(ids);
  }

  /** Points out a place with brackets. */
  point(id: string) {
    const view = this.#view.value;
    if (view) this.#present({ ...view, changed: [id], picks: {} }, 'none', false);
  }

  close() {
    this.board.close();
  }

  async #ask({ record, seat, you, dress }: Position): Promise<View> {
    const at = record.actions.length;
    const view = await this.#door.call('view', { record, at, seat, you, ...this.board.room });
    return dress ? dress(view) : view;
  }

  #present(
    view: View,
    how: How,
    live = this.#position?.live ?? false,
    path: readonly string[] = [],
  ) {
    const before = this.#view.value;
    const bare = this.#position?.bare;
    this.path.value = path;
    this.hinted.value = [];
    this.live.value = live;
    this.#view.value = view;
    flush();
    this.board.show(view, { how, live, bare, path: path.length ? [...path] : undefined });
    if (how === 'step' && before) player().play(cuesOf(before.scene, view.scene, calm()));
  }

  #picked(path: readonly string[]) {
    this.path.value = path;
    this.hinted.value = [];
    this.#events.picked();
  }

  #refused(picks: string[]) {
    player().no();
    this.#events.refused(picks);
  }

  /** Asks for the view again if the new size of the board makes a difference. */
  #sized() {
    const [view, position] = [this.#view.value, this.#position];
    const { compact, low } = this.board.room;
    if (!view || !position || (view.compact === compact && view.low === low)) return;
    const newest = () => this.#view.value === view;
    this.#ask(position).then(
      (other) => newest() && this.#fit({ ...other, changed: view.changed }),
      (error) => newest() && this.#events.failed(error),
    );
  }

  /** Shows the same position in another size: what is picked and marked stays. */
  #fit(view: View) {
    const hinted = this.hinted.value;
    this.#present(view, 'none', this.live.value, this.path.value);
    if (hinted.length) this.hint(hinted);
  }
}
