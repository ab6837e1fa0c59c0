/** @import {Move} from "../types.js" */

/**
 * Where a move stands in a list of two columns: its row; its player's column, or, in a line that
 * outcomes of chance have to themselves, which of how many it is; and the round that it begins.
 * @typedef {{row: number, column: number, part?: [number, number], round?: number}} Cell
 */

/** So many outcomes of chance in a row have a line to themselves. */
const OWN_LINE = 3;
/** So many of them fit a line. */
const IN_LINE = 8;

/**
 * Two players' moves in two columns: a round begins when the first player's turn does, and
 * several actions of one turn stand under each other. An outcome of chance stands before the move
 * that it is for; a set-up by chance, or as many outcomes as cards are dealt, fill a line.
 * @param {Move[]} moves @returns {Cell[]}
 */
export function columns(moves) {
  /** @type {Cell[]} */
  const cells = [];
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

/** @param {Cell[]} cells @param {number[]} next @param {number} count */
function addLine(cells, next, count) {
  const row = Math.max(...next);
  for (let i = 0; i < count; i += 1) {
    const size = Math.min(IN_LINE, count);
    const part = /** @type {[number, number]} */ ([i % IN_LINE, size]);
    cells.push({ row: row + Math.floor(i / IN_LINE), column: 0, part });
  }
  next.fill(row + Math.ceil(count / IN_LINE));
  return count;
}

/**
 * Outcomes, each on its row, and the move beside the last.
 * @param {Cell[]} cells @param {number[]} next @param {number} column @param {number} count
 */
function addTurn(cells, next, column, count) {
  const rows = Math.max(1, count - 1);
  for (let i = 0; i < count; i += 1) {
    cells.push({ row: next[column] + Math.min(i, rows - 1), column });
  }
  next[column] += rows;
  return count;
}

/** How many outcomes of chance follow here. @param {Move[]} moves @param {number} from */
function chanceRun(moves, from) {
  const end = moves.findIndex(({ player }, i) => i >= from && player !== 'chance');
  return (end < 0 ? moves.length : end) - from;
}

/** @param {Move[]} moves @param {number} i */
function columnOf(moves, i) {
  const { player } = moves.slice(i).find((move) => move.player !== 'chance') ?? {};
  if (typeof player === 'number') return player;
  const before = moves.slice(0, i).findLast((move) => move.player !== 'chance');
  return typeof before?.player === 'number' ? 1 - before.player : 0;
}

/**
 * One, three or more players' moves in lines: for each move what its line begins with, the
 * player, nobody (null), or undefined where it goes on.
 * @param {Move[]} moves @param {number} players @returns {(number | null | undefined)[]}
 */
export function lineStarts(moves, players) {
  /** @type {(number | null | undefined)[]} */
  const starts = [];
  /** @type {number | null} */
  let line = null;
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
    const player = /** @type {number} */ (decider ?? null);
    const fresh = players === 1 ? run > 0 : player !== line;
    starts.push(fresh ? player : undefined, ...gap(Math.min(run, moves.length - i - 1)));
    line = player;
    i += run + 1;
  }
  return starts.slice(0, moves.length);
}

/** @param {number} count */
function gap(count) {
  return Array.from({ length: count }, () => undefined);
}
