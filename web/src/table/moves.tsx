// The list of moves. A press on a move shows the position after it.
import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { accessibleName, actionName, briefName } from '../game/action-names.ts';
import { ownName, type Sitting } from '../game/player-names.ts';
import { setUpPlies } from '../game/turns.ts';
import { notation } from '../keep/settings.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { Card, Move, View } from '../scene/types.ts';
import { Same } from '../ui/same.ts';
import { afterRender, FrameJob } from '../ui/schedule.ts';
import * as words from '../words/words.ts';
import type { OnBoard } from './board-place.tsx';

/** The height of a die in the list. */
const DIE = 24;
/** It scrolls, so the keyboard can reach it. */
const MOVES = { role: 'group', tabIndex: 0, 'aria-label': words.table.commands.moves } as const;
/**
 * How many entries a running list has; later ones are in another. A browser repaints only the list
 * that has changed.
 */
const MOST = 32;

type MovesProps = OnBoard & {
  /** A view of the game to list; by default the one that shows. */
  view?: View | null;
  /** Shows the position after a ply. */
  go?: (ply: number) => void;
};

export function Moves({ session, board, view, go }: MovesProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = view ?? session.now.display.value?.view;
  useCurrentInSight(list, board, current);
  if (!current) return <div class="moves" {...MOVES} ref={list} />;

  const inNotation = notation.value === 'on';
  const two = current.players.length === 2 && fitColumns(current.moves, inNotation);
  const places = two ? inColumns(current) : inLines(current, session.now.seating.value);
  const lines = !two && current.players.length > 1;
  const diced = isDiced(current, inNotation);
  const classes = ['moves', two && 'columns', lines && 'named', diced && 'diced'];
  // Moves that show one after the other come to the list one after the other.
  const listed = view || session.now.looking.value ? Infinity : current.ply;
  // A move changes two or three entries of a long list.
  const entries = current.moves.slice(0, listed).map((move, i) => {
    const facts = { move, place: places[i], inNotation, ...standingOf(current, i) };
    const make = (props: EntryFacts) => (
      <Entry {...props} card={session.card} ply={i + 1} go={go ?? goTo(session)} />
    );
    return <Same key={i} facts={facts} of={session} make={make} />;
  });
  if (current.ended) {
    entries.push(
      <li key="ended" class="ended" style={`grid-row: ${(current.rows.at(-1) ?? 0) + 1}`}>
        {current.ended}
      </li>,
    );
  }
  return (
    <div class={classes.filter(Boolean).join(' ')} {...MOVES} ref={list}>
      {two ? <ol data-moves>{entries}</ol> : cut(entries)}
    </div>
  );
}

/** An entry may be made once: what it calls holds no view. */
function goTo({ viewpoint }: OnBoard['session']) {
  return (ply: number) => viewpoint.goTo(ply);
}

/** Keeps the current move in sight, whenever the view or the size of the list changes. */
function useCurrentInSight(
  list: RefObject<HTMLDivElement | null>,
  board: OnBoard['board'],
  view: View | null | undefined,
) {
  const later = useMemo(() => new FrameJob(), []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ target }]) => showCurrent(target));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    // Measuring now would lay out the page within the first frame of a motion.
    later.begin(() => list.current && showCurrent(list.current));
    afterRender(() => {
      if (!board.moving) later.finish();
    });
  }, [view]);
}

/** Whether dice of moves show, and not only those of the set-up. */
function isDiced(view: View, inNotation: boolean): boolean {
  const setUp = setUpPlies(view);
  return !inNotation && view.moves.some(({ glyphs }, i) => i >= setUp && glyphs?.length);
}

/** Whether a move belongs to a set-up of several, which is one entry, and whether it is current. */
function standingOf(view: View, i: number): Pick<EntryFacts, 'before' | 'current'> {
  const setUp = setUpPlies(view);
  if (setUp <= 1 || i >= setUp) return { before: false, current: i + 1 === view.ply };
  const last = i + 1 === setUp;
  const before = last ? ' set-up' : ' set-up within';
  return { before, current: last && view.ply > 0 && view.ply <= setUp };
}

/** The longest move that fits into half of the list. */
const LONGEST = 16;

/** Whether the moves of two players fit side by side. */
function fitColumns(moves: readonly Move[], inNotation: boolean): boolean {
  return moves.every((move) => briefName(move, inNotation).length <= LONGEST);
}

function cut(entries: VNode[]) {
  const lists = Math.ceil(entries.length / MOST) || 1;
  return Array.from({ length: lists }, (_, i) => (
    <ol key={i} data-moves>
      {entries.slice(i * MOST, (i + 1) * MOST)}
    </ol>
  ));
}

type EntryFacts = {
  move: Move;
  place: Place;
  before: string | false;
  current: boolean;
  inNotation: boolean;
};
type EntryProps = EntryFacts & { card: Card; ply: number; go: (ply: number) => void };

/** An entry's text is the notation, even if glyphs or words show in its place. */
function Entry({ move, place, before, current, inNotation, card, ply, go }: EntryProps) {
  const { start, ...where } = place;
  const { player, text, aside } = move;
  const by = player === 'chance' ? 'chance' : `player-${player}`;
  const glyphs = before || inNotation ? [] : (move.glyphs ?? []);
  const brief = before ? words.table.setUp : briefName(move, inNotation);
  const name = before ? brief : actionName(move, inNotation);
  const label = glyphs.length ? name : accessibleName(name, brief);
  const isWhole = brief === text && !glyphs.length;
  const who = where['data-who'];
  const face = isWhole ? <span>{brief}</span> : <span data-words={brief} />;
  return (
    <li
      data-ply={ply}
      class={`${by}${start ? ' start' : ''}${before || ''}`}
      aria-current={current ? 'step' : undefined}
      {...where}
    >
      {who && <span class="line-of" data-name={who} />}
      {!isWhole && (
        <span class="notation" aria-hidden="true">
          {text}
        </span>
      )}
      <button type="button" tabIndex={-1} aria-label={label} onClick={() => go(ply)}>
        {glyphs.length ? <Dice {...{ glyphs, aside, card }} /> : face}
      </button>
    </li>
  );
}

type DiceProps = { glyphs: readonly string[]; aside: string | undefined; card: Card };

/** The glyphs of a move, with a word beside them. */
function Dice({ glyphs, aside, card }: DiceProps) {
  return (
    <span class="dice">
      {glyphs.map((name, i) => (
        <Glyph key={i} card={card} name={name} size={DIE} />
      ))}
      {aside && <span data-words={aside} />}
    </span>
  );
}

/** An entry's place, the round that it begins, or the player whose line it begins. */
type Place = { style?: string; start?: boolean; 'data-round'?: number; 'data-who'?: string };

/** For two players: a column of dice and a column of moves each. */
function inColumns(view: View): Place[] {
  const { rounds, moves, rows } = view;
  return rounds.flatMap(({ number, turns }) => {
    const areas = turns.flatMap(({ player, plies }) => {
      if (player === null) return wholeRows(view, plies);
      return plies.map((ply) => {
        const { player: by, aside } = moves[ply - 1];
        // No move follows if there is a word beside the dice.
        const columns = `${2 + 2 * player + (by === 'chance' ? 0 : 1)}${aside ? ' / auto / span 2' : ''}`;
        return `${rows[ply - 1]} / ${columns}`;
      });
    });
    return areas.map((area, i) => ({
      style: `grid-area: ${area}`,
      'data-round': i || !number ? undefined : number,
    }));
  });
}

/** Returns outcomes in rows of their own: a set-up is one entry, others stand side by side. */
function wholeRows(view: View, plies: readonly number[]): string[] {
  const setUp = setUpPlies(view);
  const own = plies.map((ply) => view.rows[ply - 1]);
  const across = own.lastIndexOf(own[0]) + 1;
  return own.map((row, i) => {
    const area = `${row} / 2 / auto / -1`;
    return plies[i] <= setUp
      ? area
      : `${area}; --part: ${(100 * (i - own.indexOf(row))) / across}%`;
  });
}

/** For other numbers of players: each row begins a line. */
function inLines({ rounds, rows, players, moves }: View, sitting: Sitting): Place[] {
  const who = (seat: number | null) =>
    seat === null || players.length < 2
      ? ''
      : ownName(sitting, players, seat) || players[seat].name;
  const turns = rounds.flatMap((round) => round.turns);
  // Two players share a row if they stand side by side.
  const shared = players.length === 2;
  const isChance = (ply: number) => moves[ply - 1].player === 'chance';
  return turns.flatMap(({ player, plies }) =>
    plies.map((ply, i) => {
      // Alone, what follows three outcomes has no room beside them.
      const own = shared ? player !== null && !i : i > 2 && isChance(ply - 1) && !isChance(ply);
      const start = rows[ply - 1] !== rows[ply - 2] || own;
      return start ? { start, 'data-who': who(player) } : {};
    }),
  );
}

/** Space beside the current move in a list that runs sideways. */
const SIDE = 16;

/** Scrolls the list, not the page, to the current move, else to the first one. */
function showCurrent(list: Element) {
  const current = list.querySelector('[aria-current] button');
  if (!current) return list.scrollTo(0, 0);
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.right > outer.right - SIDE) list.scrollLeft += inner.right - outer.right + SIDE;
  if (inner.left < outer.left + SIDE) list.scrollLeft -= outer.left - inner.left + SIDE;
}
