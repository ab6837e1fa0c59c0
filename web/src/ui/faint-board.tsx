// A faint board, where nothing else shows yet.

const ROWS = [0, 1, 2, 3, 4];
/** Where pieces lie on the faint board, and of whom. */
const PIECES = [
  [1, 3, 0],
  [2, 2, 1],
  [3, 2, 0],
  [3, 1, 1],
] as const;
const CELL = 20;

/** The board of no game. */
export function FaintBoard() {
  const size = ROWS.length * CELL;
  return (
    <svg class="faint-board" viewBox={`-2 -2 ${size + 4} ${size + 4}`} aria-hidden="true">
      <path
        d={ROWS.slice(1)
          .map((row) => `M0 ${row * CELL}H${size}M${row * CELL} 0V${size}`)
          .join('')}
      />
      <rect width={size} height={size} rx="6" />
      {PIECES.map(([x, y, whose]) => (
        <circle
          key={x * ROWS.length + y}
          cx={(x + 0.5) * CELL}
          cy={(y + 0.5) * CELL}
          r={CELL * 0.32}
          class={whose ? 'filled' : undefined}
        />
      ))}
    </svg>
  );
}
