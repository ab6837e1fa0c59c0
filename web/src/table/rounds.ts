// How the moves of a game are grouped in their list: in rounds of two players, or line by line.
import type { Move } from '../scene/types.ts';

/**
 * Where a move stands in a list of two columns: its row; its player's column, or, in a line that
 * outcomes of chance have to themselves, which of how many it is; and the round that it begins.
 */
export type Cell = { row: number; column: number; part?: [number, number]; round?: number };

/** At least this many outcomes of chance in a row have a line to themselves. */
const OWN_LINE = 3;
/** Maximum number of them in a line. */
const IN_LINE = 8;

/**
 * Two players' moves in two columns: a round begins when the first player's turn does, and
 * several actions of one turn stand under each other. An outcome of chance stands before the move
 * that it is for; a set-up by chance, or as many outcomes as cards are dealt, fill a line.
 */
export function columns(moves: Move[]): Cell[] {
  const cells: Cell[] = [];
  const next = [1, 1];
  let [round, last] = [0, Infinity];
  for (let i = 0; i < moves.length; ) {
    const run = chanceRun(moves, i);
    const column = columnOf(moves, i);
    const begins = column < last && !(i === 0 && run === moves.length);
    const setUp = i === 0 && run > 1;
    if (begins && !setUp) {
      round += 1;
      next.fill(Math.max(...next));
    }
    const first = cells.length;
    if (run >= OWN_LINE || setUp) i += addLine(cells, next, run);
    else i += addTurn(cells, next, column, Math.min(run + 1, moves.length - i));
    if (begins && !setUp) cells[first].round = round;
    if (!setUp) last = column;
  }
  return cells;
}

function addLine(cells: Cell[], next: number[], count: number) {
  const row = Math.max(...next);
  for (let i = 0; i < count; i += 1) {
    const size = Math.min(IN_LINE, count);
    const part = [i % IN_LINE, size] as [number, number];
    cells.push({ row: row + Math.floor(i / IN_LINE), column: 0, part });
  }
  next.fill(row + Math.ceil(count / IN_LINE));
  return count;
}

/** Outcomes, each on its row, and the move beside the last. */
function addTurn(cells: Cell[], next: number[], column: number, count: number) {
  const rows = Math.max(1, count - 1);
  for (let i = 0; i < count; i += 1) {
    cells.push({ row: next[column] + Math.min(i, rows - 1), column });
  }
  next[column] += rows;
  return count;
}

/** Returns how many outcomes of chance follow here. */
function chanceRun(moves: Move[], from: number) {
  const end = moves.findIndex(({ player }, i) => i >= from && player !== 'chance');
  return (end < 0 ? moves.length : end) - from;
}

function columnOf(moves: Move[], i: number) {
  const { player } = moves.slice(i).find((move) => move.player !== 'chance') ?? {};
  if (typeof player === 'number') return player;
  const before = moves.slice(0, i).findLast((move) => move.player !== 'chance');
  return typeof before?.player === 'number' ? 1 - before.player : 0;
}

/**
 * One, three or more players' moves in lines: for each move what its line begins with, the
 * player, nobody (null), or undefined where it goes on.
 */
export function lineStarts(moves: Move[], players: number): (number | null | undefined)[] {
  const starts: (number | null | undefined)[] = [];
  let line: number | null = null;
  for (let i = 0; i < moves.length; ) {
    const run = chanceRun(moves, i);
    const decider = moves[i + run]?.player;
    const own = run >= OWN_LINE || decider === undefined || (i === 0 && run > 1);
    if (run && players > 1 && own) {
      starts.push(null, ...gap(run - 1));
      line = null;
      i += run;
      continue;
    }
    const player = (decider ?? null) as number;
    const fresh = players === 1 ? run > 0 : player !== line;
    starts.push(fresh ? player : undefined, ...gap(Math.min(run, moves.length - i - 1)));
    line = player;
    i += run + 1;
  }
  return starts.slice(0, moves.length);
}

function gap(count: number) {
  return Array.from({ length: count }, () => undefined);
}
