// A board with a session that keeps nothing, for whatever is not a game at a table.
import { computed } from '@preact/signals-core';
import { Board } from '../board/board.ts';
import { Bots } from '../game/bots.ts';
import { type Policy, type Ports, Session } from '../game/session.ts';
import { alone } from '../keep/claim.ts';
import { handOver, notation, side } from '../keep/settings.ts';
import { newTable } from '../keep/store.ts';
import { Engine } from '../python/engine.ts';
import type { Card, Door, GameRecord, SeatPlayer } from '../scene/types.ts';
import { flush } from '../ui/flush.ts';
import { bringToBoard, playOn } from './board-place.tsx';

export type PracticeDeps = {
  card: Card;
  door: Door;
  policy: Policy;
  /** Says something to a screen reader. */
  say: (words: string) => void;
  /** Called when the picks have changed. */
  picked?: () => void;
};

export class Practice {
  readonly session: Session;
  readonly board: Board;
  readonly #end;

  /** @param record of the game that shows first, once `turnTo` asks for it */
  constructor(record: GameRecord, seats: SeatPlayer[], deps: PracticeDeps) {
    this.board = this.#makeBoard(deps);
    this.session = new Session(newTable(record, seats), this.#ports(deps));
    this.#end = bringToBoard(this.session, this.board);
  }

  #makeBoard({ card, picked }: PracticeDeps) {
    return new Board(card, {
      completed: (action) => playOn(this.session, action),
      picked: (path) => {
        this.session.picked(path);
        picked?.();
      },
      refused: (picks) => this.session.explain(picks),
      sized: () => this.session.sized(),
    });
  }

  #ports({ card, door, policy, say }: PracticeDeps): Ports {
    return {
      card,
      door,
      policy,
      say,
      bots: new Bots(card, () => new Engine(), 0),
      keep: () => 'kept',
      keepAgain: () => 'kept',
      stored: () => null,
      claim: alone(),
      room: () => this.board.room,
      landed: () => {
        flush();
        return this.board.landed();
      },
      restart: () => {},
      side: computed(() => side.value),
      handOver: computed(() => handOver.value),
      notation: computed(() => notation.value === 'on'),
      tips: { seen: () => [], see: () => {}, visible: () => false },
      touch: () => false,
      now: () => Date.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    };
  }

  close() {
    this.board.close();
    this.session.close();
    this.#end();
  }
}
