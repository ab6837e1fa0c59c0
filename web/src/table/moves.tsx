// The list of moves; a press on one looks back at the position after it.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { View } from '../scene/types.ts';
import { Later } from '../ui/later.ts';
import { words } from '../words/words.ts';
import { columns, lineStarts } from './rounds.ts';
import type { TableProps } from './screen.tsx';

/** The list scrolls, so the keyboard can reach it. */
const LIST = { 'data-moves': '', tabIndex: 0, 'aria-label': words.table.moves };

export function Moves({ table: { session, board } }: TableProps) {
  const list = useRef<HTMLOListElement>(null);
  const later = useMemo(() => new Later(), []);
  const shown = session.shown.value;
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ target }]) => showCurrent(target));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    // To ask where things are would lay out the page within the first frame of a motion.
    later.begin(() => list.current && showCurrent(list.current));
    if (!board.moving) later.finish();
  }, [shown]);
  if (!shown) return <ol {...LIST} ref={list} />;

  const { moves, ply, players } = shown.view;
  const two = players.length === 2;
  const places = two ? inColumns(shown.view) : inLines(shown.view);
  return (
    <ol class={two ? 'columns' : ''} {...LIST} ref={list}>
      {moves.map(({ text, player }, i) => {
        const { start, ...place } = places[i];
        const by = player === 'chance' ? 'chance' : `player-${player}`;
        return (
          <li
            key={i}
            data-ply={i + 1}
            class={start ? `${by} start` : by}
            aria-current={i + 1 === ply ? 'step' : undefined}
            {...place}
          >
            <button type="button" tabIndex={-1} onClick={() => session.goTo(i + 1)}>
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Where a move stands, the round that it begins, or the player whose line it begins. */
type Place = { style?: string; start?: boolean; 'data-round'?: number; 'data-who'?: string };

function inColumns({ rounds, moves }: View): Place[] {
  return columns(rounds, moves).map(({ row, column, part, round }, i) => {
    const chance = moves[i].player === 'chance';
    const area = part
      ? `${row} / 2 / auto / -1; --part: ${(100 * part[0]) / part[1]}%`
      : `${row} / ${2 + column * 2 + (chance ? 0 : 1)}`;
    return { style: `grid-area: ${area}`, 'data-round': round };
  });
}

function inLines({ rounds, players }: View): Place[] {
  const who = (seat: number | null) =>
    seat !== null && players.length > 1 ? players[seat].name : '';
  return lineStarts(rounds, players.length).map((seat) =>
    seat === undefined ? {} : { start: true, 'data-who': who(seat) },
  );
}

/** Room beside the current move where the list is a ribbon. */
const SIDE = 16;

/** Brings the current move into sight without scrolling the page. */
function showCurrent(list: Element) {
  const current = list.querySelector('[aria-current]');
  if (!current) return;
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.right > outer.right - SIDE) list.scrollLeft += inner.right - outer.right + SIDE;
  if (inner.left < outer.left + SIDE) list.scrollLeft -= outer.left - inner.left + SIDE;
}
