// A board with a session that keeps nothing, for anything but a game at a table.
import { Board } from '../board/board.ts';
import { thinkerFor } from '../catalog/thinkers.ts';
import { Bots } from '../game/bots.ts';
import { Session } from '../game/session.ts';
import type { Deps, Policy } from '../game/types.ts';
import { alone } from '../keep/claim.ts';
import { newTable } from '../keep/new-table.ts';
import type { GameRecord, SeatPlayer } from '../scene/types.ts';
import { browserDeps, connectBoard, playAction } from './board-place.tsx';

export type SandboxDeps = Pick<Deps, 'card' | 'door' | 'restart'> & {
  policy: Policy;
  /** The names of the people. */
  names?: readonly string[];
  /** Announces to screen readers if left out. */
  say?: Deps['say'];
  /** The number of helpers for the bots; none if left out. */
  help?: number;
  /** Called after the picks have changed. */
  picked?: () => void;
};

export class Sandbox {
  readonly session: Session;
  readonly board: Board;
  readonly #end;

  /** @param record the first game, which `turnTo` will show */
  constructor(record: GameRecord, seats: SeatPlayer[], deps: SandboxDeps) {
    this.board = this.#makeBoard(deps);
    this.session = new Session(newTable(record, seats, deps.names), this.#deps(deps));
    this.#end = connectBoard(this.session, this.board);
  }

  #makeBoard({ card, picked }: SandboxDeps) {
    return new Board(card, {
      completed: (action) => playAction(this.session, action),
      picked: (path) => {
        this.session.picking.picked(path);
        picked?.();
      },
      refused: (picks) => this.session.picking.explain(picks),
      sized: () => this.session.viewpoint.sized(),
    });
  }

  #deps(deps: SandboxDeps): Deps {
    return {
      ...browserDeps(this.board),
      ...deps,
      bots: new Bots(deps.card, () => thinkerFor(deps.card.id), deps.help),
      store: { keep: () => 'kept', keepAgain: () => 'kept', stored: () => null },
      claim: alone(),
    };
  }

  close() {
    this.board.close();
    this.session.close();
    this.#end();
  }
}
