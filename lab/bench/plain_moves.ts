// Murus Gallicus as one would write it plainly in JavaScript: a position is an array of squares,
// an action a small object. It is what the rules package is measured against.
//
// Reads {texts, passes, bestOf} as JSON, writes {perSecond, actions}: lists per second, and the
// lists of the whole pool, so that both sides are known to list the same.

import { readFileSync } from 'node:fs';

const COLUMNS = 8;
const ROWS = 7;
const EMPTY = 0;
const SINGLE = 1;
const STACK = 2;

type Square = { player: number; height: number };
type Position = { squares: Square[]; player: number };
type Move = { kind: 'distribute' | 'sacrifice'; stack: number; near: number; target: number };

const NAMES: string[] = [];
for (const column of 'abcdefgh') {
  for (let row = 1; row <= ROWS; row += 1) {
    NAMES.push(column + row);
  }
}

/** The eight directions, in the order that lists targets from a1, a2, … to h7. */
const DIRECTIONS: [number, number][] = [];
for (const dx of [-1, 0, 1]) {
  for (const dy of [-1, 0, 1]) {
    if (dx || dy) {
      DIRECTIONS.push([dx, dy]);
    }
  }
}

/** For each square and direction the nearer and the farther square, or -1. */
const RAYS = NAMES.map((_, square) =>
  DIRECTIONS.map(([dx, dy]) => [1, 2].map((steps) => step(square, dx * steps, dy * steps))),
);

function step(square: number, dx: number, dy: number) {
  const column = Math.floor(square / ROWS) + dx;
  const row = (square % ROWS) + dy;
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  return inside ? column * ROWS + row : -1;
}

function read(text: string): Position {
  const [rows, side] = text.split(' ');
  const squares: Square[] = new Array(COLUMNS * ROWS).fill({ player: -1, height: EMPTY });
  rows.split('/').forEach((letters, index) => {
    let column = 0;
    for (const letter of letters) {
      if (letter >= '1' && letter <= '8') {
        column += Number(letter);
      } else {
        const player = letter.toLowerCase() === 'w' ? 0 : 1;
        const height = letter === letter.toUpperCase() ? STACK : SINGLE;
        squares[column * ROWS + (ROWS - 1 - index)] = { player, height };
        column += 1;
      }
    }
  });
  return { squares, player: side === 'w' ? 0 : 1 };
}

function takes(square: Square, player: number) {
  return square.height === EMPTY || (square.height === SINGLE && square.player === player);
}

function moves({ squares, player }: Position): Move[] {
  const list: Move[] = [];
  for (let stack = 0; stack < squares.length; stack += 1) {
    if (squares[stack].height !== STACK || squares[stack].player !== player) {
      continue;
    }
    for (const [near, far] of RAYS[stack]) {
      if (far >= 0 && takes(squares[near], player) && takes(squares[far], player)) {
        list.push({ kind: 'distribute', stack, near, target: far });
      }
    }
    for (const [victim] of RAYS[stack]) {
      if (victim >= 0 && squares[victim].height === SINGLE && squares[victim].player !== player) {
        list.push({ kind: 'sacrifice', stack, near: -1, target: victim });
      }
    }
  }
  return list;
}

function notation({ kind, stack, target }: Move) {
  return NAMES[stack] + (kind === 'sacrifice' ? 'x' : '-') + NAMES[target];
}

function actions(position: Position) {
  return moves(position).map(notation);
}

const { texts, passes, bestOf }: { texts: string[]; passes: number; bestOf: number } = JSON.parse(
  readFileSync(0, 'utf8'),
);
const positions = texts.map(read);
let listed = 0;

function once() {
  for (let pass = 0; pass < passes; pass += 1) {
    for (const position of positions) {
      listed += actions(position).length;
    }
  }
}

once();
let best = Infinity;
for (let run = 0; run < bestOf; run += 1) {
  const start = performance.now();
  once();
  best = Math.min(best, performance.now() - start);
}
const perSecond = (texts.length * passes * 1000) / best;
console.log(JSON.stringify({ perSecond, listed, actions: positions.map(actions) }));
