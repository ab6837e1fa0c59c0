// The list of moves; a press on one looks back at the position after it.
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { briefOf, nameOf, nameShowing } from '../game/naming.ts';
import { setUpPlies } from '../game/turns.ts';
import { ownName, type Sitting } from '../game/who.ts';
import { notation } from '../keep/settings.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { Card, Move, View } from '../scene/types.ts';
import { useKept } from '../ui/kept.ts';
import { afterRender, FrameJob } from '../ui/schedule.ts';
import { onPhone } from '../ui/watch-layout.ts';
import * as words from '../words/words.ts';
import { columns, lineStarts } from './rounds.ts';
import type { TableProps } from './table.ts';

/** The height of a die in the list. */
const DIE = 24;
/** It scrolls, so the keyboard can reach it. */
const MOVES = { role: 'group', tabIndex: 0, 'aria-label': words.table.moves } as const;
/**
 * How many entries a list has that runs on in lines; the next ones are in another. A browser paints
 * only that list anew in which something has changed.
 */
const MOST = 32;

export function Moves({ table: { session, board, inDialog } }: TableProps) {
  const list = useRef<HTMLDivElement>(null);
  const later = useMemo(() => new FrameJob(), []);
  // Of a long list a move changes two or three entries.
  const entry = useKept<Told>(session);
  const shown = session.shown.value;
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ target }]) => showCurrent(target));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    // To ask where things are would lay out the page within the first frame of a motion.
    later.begin(() => list.current && showCurrent(list.current));
    afterRender(() => {
      if (!board.moving) later.finish();
    });
  }, [shown]);
  if (!shown) return <div class="moves" {...MOVES} ref={list} />;

  const { moves, ply, players, ended } = shown.view;
  const two = players.length === 2;
  const places = two ? inColumns(shown.view) : inLines(shown.view, session.sitting.value);
  const setUp = setUpPlies(shown.view);
  const inNotation = notation.value === 'on';
  const ribbon = onPhone.value && inDialog.value !== 'record';
  const diced = !inNotation && moves.some(({ glyphs }, i) => i >= setUp && glyphs?.length);
  const classes = ['moves', two && 'columns', diced && 'diced'];
  const entries = moves.map((move, i) => {
    const before = setUp > 1 && i < setUp && ` set-up${i + 1 < setUp ? ' within' : ''}`;
    const current = before ? i + 1 === setUp && ply > 0 && ply <= setUp : i + 1 === ply;
    return entry(i, { move, place: places[i], before, current, inNotation, ribbon }, (props) => (
      <Entry key={i} {...props} card={session.card} ply={i + 1} go={() => session.goTo(i + 1)} />
    ));
  });
  if (ended) {
    entries.push(
      <li key="ended" class="ended">
        {ended}
      </li>,
    );
  }
  return (
    <div class={classes.filter(Boolean).join(' ')} {...MOVES} ref={list}>
      {two ? <ol data-moves>{entries}</ol> : cut(entries)}
    </div>
  );
}

function cut(entries: VNode[]) {
  const lists = Math.ceil(entries.length / MOST) || 1;
  return Array.from({ length: lists }, (_, i) => (
    <ol key={i} data-moves>
      {entries.slice(i * MOST, (i + 1) * MOST)}
    </ol>
  ));
}

type Told = {
  move: Move;
  place: Place;
  before: string | false;
  current: boolean;
  inNotation: boolean;
  /** Whether the list is a ribbon, which is in words. */
  ribbon: boolean;
};
type EntryProps = Told & { card: Card; ply: number; go: () => void };

/** Its text is the notation, also where glyphs or words show in place of it. */
function Entry({ move, place, before, current, inNotation, ribbon, ...rest }: EntryProps) {
  const { card, ply, go } = rest;
  const { start, ...where } = place;
  const by = move.player === 'chance' ? 'chance' : `player-${move.player}`;
  const glyphs = before || inNotation ? [] : (move.glyphs ?? []);
  const { text } = move;
  const shown = before ? words.table.setUp : ribbon ? briefOf(move, inNotation) : text;
  const name = before ? shown : nameOf(move, inNotation);
  const label = glyphs.length ? name : nameShowing(name, shown);
  const seen = shown === text && !glyphs.length;
  return (
    <li
      data-ply={ply}
      class={`${by}${start ? ' start' : ''}${before || ''}`}
      aria-current={current ? 'step' : undefined}
      {...where}
    >
      {!seen && (
        <span class="notation" aria-hidden="true">
          {text}
        </span>
      )}
      <button type="button" tabIndex={-1} aria-label={label} onClick={go}>
        <Face {...{ shown, seen, glyphs, card }} />
      </button>
    </li>
  );
}

type FaceProps = { shown: string; seen: boolean; glyphs: readonly string[]; card: Card };

/** What shows of a move: glyphs that stand for it, its notation, or words, which are no text. */
function Face({ shown, seen, glyphs, card }: FaceProps) {
  if (!glyphs.length) return seen ? <span>{shown}</span> : <span data-words={shown} />;
  return (
    <span class="dice">
      {glyphs.map((name, i) => (
        <Glyph key={i} card={card} name={name} size={DIE} />
      ))}
    </span>
  );
}

/** Where a move stands, the round that it begins, or the player whose line it begins. */
type Place = { style?: string; start?: boolean; 'data-round'?: number; 'data-who'?: string };

function inColumns({ rounds, moves }: View): Place[] {
  const setUp = setUpPlies({ rounds });
  return columns(rounds, moves).map(({ row, column, part, round }, i) => {
    const chance = moves[i].player === 'chance';
    if (i < setUp) return { style: `grid-area: ${row} / 2 / auto / -1`, 'data-round': round };
    const area = part
      ? `${row} / 2 / auto / -1; --part: ${(100 * part[0]) / part[1]}%`
      : `${row} / ${2 + column * 2 + (chance ? 0 : 1)}`;
    return { style: `grid-area: ${area}`, 'data-round': round };
  });
}

function inLines({ rounds, players }: View, sitting: Sitting): Place[] {
  const who = (seat: number | null) =>
    seat === null || players.length < 2
      ? ''
      : ownName(sitting, players, seat) || players[seat].name;
  return lineStarts(rounds, players.length).map((seat) =>
    seat === undefined ? {} : { start: true, 'data-who': who(seat) },
  );
}

/** Room beside the current move where the list is a ribbon. */
const SIDE = 16;

/** Brings the current move into sight, else the first one, without scrolling the page. */
function showCurrent(list: Element) {
  const current = list.querySelector('[aria-current] button');
  if (!current) return list.scrollTo(0, 0);
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.right > outer.right - SIDE) list.scrollLeft += inner.right - outer.right + SIDE;
  if (inner.left < outer.left + SIDE) list.scrollLeft -= outer.left - inner.left + SIDE;
}
