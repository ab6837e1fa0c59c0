// Where the moves of a game stand in their list: in columns of two players, or line by line.
import type { Move, Round } from '../scene/types.ts';

/** Maximum number of outcomes of chance in a line that they have to themselves. */
const IN_LINE = 8;

/**
 * Where a move stands in a list of two columns: its row; its player's column, or, in a line that
 * outcomes of chance have to themselves, which of how many it is; and the round that it begins.
 */
export type Cell = { row: number; column: number; part?: [number, number]; round?: number };

/**
 * Two players' moves in two columns, a round from row to row, and several actions of a turn under
 * each other. Outcomes of chance that are for nobody in particular fill lines of their own.
 */
export function columns(rounds: readonly Round[], moves: readonly Move[]): Cell[] {
  const cells: Cell[] = [];
  // The next free row of each column.
  const next = [1, 1];
  for (const { number, turns } of rounds) {
    const first = cells.length;
    next.fill(Math.max(...next));
    for (const { player, plies } of turns) {
      if (player === null) addLines(cells, next, plies.length);
      else addTurn(cells, next, player, stepsOf(plies, moves));
    }
    if (number > 0) cells[first].round = number;
  }
  return cells;
}

function addLines(cells: Cell[], next: number[], count: number) {
  const row = Math.max(...next);
  const size = Math.min(IN_LINE, count);
  for (let i = 0; i < count; i += 1) {
    cells.push({ row: row + Math.floor(i / IN_LINE), column: 0, part: [i % IN_LINE, size] });
  }
  next.fill(row + Math.ceil(count / IN_LINE));
}

/** Each outcome has a row, and the move that it is for stands beside the last. */
function addTurn(cells: Cell[], next: number[], column: number, steps: Step[]) {
  for (const { outcomes, decided } of steps) {
    const rows = Math.max(1, outcomes);
    for (let i = 0; i < outcomes + decided; i += 1) {
      cells.push({ row: next[column] + Math.min(i, rows - 1), column });
    }
    next[column] += rows;
  }
}

/** A decision, if it has been made, with the number of outcomes before it. */
type Step = { outcomes: number; decided: 0 | 1 };

function stepsOf(plies: readonly number[], moves: readonly Move[]): Step[] {
  const steps: Step[] = [];
  let outcomes = 0;
  for (const ply of plies) {
    if (moves[ply - 1].player === 'chance') outcomes += 1;
    else {
      steps.push({ outcomes, decided: 1 });
      outcomes = 0;
    }
  }
  return outcomes ? [...steps, { outcomes, decided: 0 }] : steps;
}

/**
 * One, three or more players' moves in lines, one for each turn; alone, one for each round. For
 * each move whose line it begins, nobody's (null), or undefined where the line goes on.
 */
export function lineStarts(rounds: readonly Round[], players: number) {
  return rounds.flatMap(({ turns }) =>
    turns.flatMap(({ player, plies }, turn) =>
      plies.map((_, i) => (i || (turn && players === 1) ? undefined : player)),
    ),
  );
}
