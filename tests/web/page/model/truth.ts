// What must be kept of a person's games, and what a page must show of one: the oracle.
import type { Kept } from '../tables.ts';

/** One way that a game went. */
export type Line = { actions: string[]; ended?: string };

type Saved = Kept & { ahead: string[][]; branches?: Line[]; titled?: number; used: number };

/** A game as it must be kept. */
export class Game {
  readonly key: string;
  /** What it begins from. */
  readonly header: { game: string };
  seats: string[];
  /** The main line, with all that was taken back. */
  whole: string[] = [];
  /** How many actions of it are played. */
  at = 0;
  /** Where Redo leads, one after the other. */
  stops: number[] = [];
  ended?: string;
  others: Line[] = [];
  title = '';
  titled = 0;
  names: string[] = [];
  over = false;
  used = 0;
  /** Another tab has deleted it. */
  gone = false;

  constructor({ key, record, seats }: Kept) {
    const whole = record as Kept['record'] & Line & { format: string };
    const { actions, ended: _, format: __, ...header } = whole;
    this.key = key;
    this.header = header;
    this.seats = seats;
    this.played(actions);
  }

  get actions() {
    return this.whole.slice(0, this.at);
  }

  get record() {
    const format = this.ended ? 'pygames-record-2' : 'pygames-record-1';
    return {
      ...this.header,
      format,
      actions: this.actions,
      ...(this.ended && { ended: this.ended }),
    };
  }

  /** All ways that it went, the main line first; none is the beginning of another. */
  get lines(): Line[] {
    return longest([{ actions: this.whole, ended: this.ended }, ...this.others]);
  }

  /** A line that begins with these actions and goes on. */
  longerLine(actions: readonly string[]) {
    const goesOn = (line: Line) =>
      line.actions.length > actions.length && within({ actions: [...actions] }, line.actions);
    return this.lines.find(goesOn)?.actions;
  }

  played(actions: string[]) {
    if (!within({ actions }, this.whole)) {
      this.others = longest([{ actions: this.whole }, ...this.others]);
      this.whole = actions;
    }
    this.at = actions.length;
    this.stops = this.stops.filter((stop) => stop > this.at && stop <= this.whole.length);
  }

  undone(ply: number) {
    if (this.ended) this.ended = undefined;
    else {
      this.stops.unshift(this.at);
      this.at = ply;
    }
  }

  redone() {
    this.at = this.stops.shift() ?? this.at;
  }

  switchedTo({ actions, ended }: Line) {
    this.others = this.lines;
    [this.whole, this.at, this.stops, this.ended] = [actions, actions.length, [], ended];
  }

  /** An earlier or later state of it was imported. */
  joins(other: Game) {
    const [last, before] = other.used > this.used ? [other, this] : [this, other];
    const lines = [...last.lines, ...before.lines];
    const { whole, at, stops, ended, names, over, used } = last;
    Object.assign(this, { whole, at, stops: [...stops], ended, names, over, used });
    this.others = lines;
    if (other.titled > this.titled) [this.title, this.titled] = [other.title, other.titled];
  }

  copied(changes: object = {}): Game {
    return Object.assign(Object.create(Game.prototype), structuredClone({ ...this }), changes);
  }

  /** What can be compared with what is kept. */
  get truth() {
    const { key, header, actions, stops, ended, title, names, over, seats } = this;
    const lines = this.lines.map((line) => JSON.stringify(line)).sort();
    return { key, header, actions, stops, ended, title, names, over, seats, lines };
  }
}

/** Reads what a browser keeps of a game. */
export function gameOf(table: Kept): Game {
  const { title = '', titled = 0, names = [], branches = [], ahead, used, over } = table as Saved;
  const game = new Game(table);
  for (const stretch of ahead.toReversed()) {
    game.whole = [...game.whole, ...stretch];
    game.stops.push(game.whole.length);
  }
  const others = branches.map(({ actions, ended }) => ({ actions, ended }));
  const { ended } = table.record as Line;
  return Object.assign(game, { title, titled, names, used, others, ended, over: over === true });
}

/** Writes it as another tab would. */
export function savedOf(game: Game, before: object) {
  const plies = [game.at, ...game.stops];
  const ahead = game.stops.map((stop, at) => game.whole.slice(plies[at], stop)).toReversed();
  const branches = game.lines.slice(1);
  const { record, title, titled, over } = game;
  const own = { record, ahead, over, used: Date.now(), ...(title && { title, titled }) };
  return { ...before, branches, ...own };
}

function within({ actions, ended }: Line, whole: readonly string[], end?: string) {
  return actions.every((action, at) => action === whole[at]) && (!ended || ended === end);
}

/** Leaves out what is the beginning of another line. */
function longest(lines: readonly Line[]): Line[] {
  const plain = lines.map(({ actions, ended }) => ({ actions, ...(ended && { ended }) }));
  return plain.filter((line, at) =>
    plain.every(
      (other, place) =>
        place === at ||
        !within(line, other.actions, other.ended) ||
        (within(other, line.actions, line.ended) && place > at),
    ),
  );
}
