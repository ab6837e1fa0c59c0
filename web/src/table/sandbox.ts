// A board with a session that keeps nothing, for whatever is not a game at a table.
import { Board } from '../board/board.ts';
import { Bots, type Help, NO_HELP } from '../game/bots.ts';
import { type Deps, type Policy, Session } from '../game/session.ts';
import { alone } from '../keep/claim.ts';
import { newTable } from '../keep/store.ts';
import { Engine } from '../python/engine.ts';
import type { GameRecord, SeatPlayer } from '../scene/types.ts';
import { browserDeps, connectBoard, playAction } from './board-place.tsx';

export type SandboxDeps = Pick<Deps, 'card' | 'door' | 'restart'> & {
  policy: Policy;
  /** Goes to screen readers unless told otherwise. */
  say?: Deps['say'];
  /** How many workers help the bots; none unless told otherwise. */
  help?: Help;
  /** Called when the picks have changed. */
  picked?: () => void;
};

export class Sandbox {
  readonly session: Session;
  readonly board: Board;
  readonly #end;

  /** @param record of the game that shows first, once `turnTo` asks for it */
  constructor(record: GameRecord, seats: SeatPlayer[], deps: SandboxDeps) {
    this.board = this.#makeBoard(deps);
    this.session = new Session(newTable(record, seats), this.#deps(deps));
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
      bots: new Bots(deps.card, () => new Engine(), deps.help ?? NO_HELP),
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
