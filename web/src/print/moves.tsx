// All moves of a game, round by round: two players in two columns, else in lines that say who.
import { Fragment } from 'preact';
import type { MovesPart, PaperTurn } from '../scene/types.ts';

/** The player of chance at the very beginning, as a list of moves has it. */
const SET_UP = -1;

export function Moves({ title, names, rounds, ended }: MovesPart) {
  const first = rounds[0]?.[0]?.player === SET_UP ? 0 : 1;
  const paired = names.length === 2;
  return (
    <section class={paired ? 'leaf-moves pairs' : 'leaf-moves'}>
      <h3>{title}</h3>
      <ol>
        {rounds.map((turns, i) => {
          const pair = paired && turns[0].player !== SET_UP;
          return (
            <li key={i} class={pair ? undefined : 'line'}>
              <span class="number">{i + first || ''}</span>
              {pair ? <Pair turns={turns} /> : <Line turns={turns} names={names} />}
            </li>
          );
        })}
        {ended && (
          <li class="line">
            <span class="number" />
            <span>{ended}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

/** All that each of two players did in a round; after a deal the same player may be next again. */
function Pair({ turns }: { turns: PaperTurn[] }) {
  return (
    <>
      {[0, 1].map((player) => (
        <span key={player}>
          {turns.map((turn, i) => turn.player === player && <Actions key={i} turn={turn} />)}
        </span>
      ))}
    </>
  );
}

/** Names are left out where nobody else plays, or nobody does. */
function Line({ turns, names }: { turns: PaperTurn[]; names: string[] }) {
  return (
    <span>
      {turns.map((turn, i) => (
        <Fragment key={i}>
          {names.length > 1 && turn.player in names && <b>{names[turn.player]}</b>}{' '}
          <Actions turn={turn} />{' '}
        </Fragment>
      ))}
    </span>
  );
}

function Actions({ turn: { actions } }: { turn: PaperTurn }) {
  return (
    <>
      {actions.map(({ text, chance }, i) => (
        <Fragment key={i}>{chance ? <i>{text}</i> : <span>{text}</span>} </Fragment>
      ))}
    </>
  );
}
