// A leaf: one page of paper, with its head, its rows of parts and its foot.

import { Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { resize } from '../../paint/canvas.ts';
import { lookOf } from '../../paint/palette.ts';
import { paintPart, still } from '../../paint/still.ts';
import { keepPainted, paintAnew } from '../../pictures/painted.ts';
import type { Card, Leaf, MovesPart, PaperTurn, Part, Scene } from '../../scene/types.ts';
import * as words from './words/en.ts';

/** The width of the drawing on a card, in mm. */
const CARD_PICTURE = 26;

type Props = {
  card: Card;
  leaf: Leaf;
  /** The title and the day of a played game; '' for a handout. */
  note: string;
};

export function LeafPage({ card, leaf, note }: Props) {
  const flows = leaf.rows.flat().some(({ kind }) => kind === 'moves');
  const kinds = ['leaf', leaf.wide && 'wide', flows && 'flowing'].filter(Boolean);
  return (
    <article class={kinds.join(' ')} aria-label={words.print.leaf(card.title, leaf.title)}>
      <div class="leaf-page">
        <LeafHead {...{ card, leaf, note }} />
        {leaf.rows.map((parts, i) => (
          <div key={i} class="leaf-row">
            {parts.map((part, j) => (
              <LeafPart key={j} card={card} part={part} />
            ))}
          </div>
        ))}
        <p class="leaf-foot">{words.print.by(card.title, card.authors)}</p>
      </div>
    </article>
  );
}

function LeafHead({ card, leaf: { title, words: text, fields }, note }: Props) {
  return (
    <header class="leaf-head">
      <h2>{card.title}</h2>
      <p class="leaf-title">
        <b>{title}</b>
        {note && <span>{note}</span>}
      </p>
      <p class="leaf-words">{text}</p>
      {fields.length > 0 && (
        <ul class="leaf-fields" aria-label={words.print.fields}>
          {fields.map((field) => (
            <li key={field}>
              <span>{field}</span>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function LeafPart({ card, part }: { card: Card; part: Part }) {
  switch (part.kind) {
    case 'picture':
      return <Figure card={card} part={part} />;
    case 'table':
      return <Table {...part} />;
    case 'moves':
      return <Moves {...part} />;
    case 'cards':
      return <Cards card={card} part={part} />;
  }
}

function Figure({ card, part }: { card: Card; part: Part & { kind: 'picture' } }) {
  const { scene, width, label, caption } = part;
  return (
    <figure style={{ '--width': `${width}` }}>
      <PaperPicture {...{ card, scene, width, label }} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Cards({ card, part }: { card: Card; part: Part & { kind: 'cards' } }) {
  return (
    <ul class="leaf-cards" style={{ '--across': `${part.across}`, '--down': `${part.down}` }}>
      {part.cards.map(({ head, name, note, scene }, i) => (
        <li key={i}>
          <PaperPicture card={card} scene={scene} width={CARD_PICTURE} />
          <p>
            <b>{head}</b>
            <span>{name}</span>
            <i>{note}</i>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Table({ title, columns, rows }: Part & { kind: 'table' }) {
  return (
    <table style={{ '--columns': `${rows[0]?.length ?? 1}` }}>
      {title && <caption>{title}</caption>}
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map((column, i) => (
              <Head key={i} scope="col" text={column} />
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, ...cells], i) => (
          <tr key={i}>
            <Head scope="row" text={first} />
            {cells.map((text, j) => (
              <td key={j}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The heading of a column or a row; an empty cell if it has none. */
function Head({ scope, text }: { scope: 'col' | 'row'; text: string }) {
  return text ? <th scope={scope}>{text}</th> : <td />;
}

/** The player of a set-up by chance, as in the list of moves. */
const SET_UP = -1;

/** All moves of a game by rounds: two players in two columns, else in lines with names. */
function Moves({ title, names, rounds, ended }: MovesPart) {
  const first = rounds[0]?.[0]?.player === SET_UP ? 0 : 1;
  const paired = names.length === 2;
  if (!rounds.length) return null;
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

/** The actions of two players in a round, below what chance brings both of them. */
function Pair({ turns: [first, ...others] }: { turns: PaperTurn[] }) {
  const chances = first.actions.filter(({ chance }) => chance);
  const isShared = others.some(({ actions }) => !actions[0]?.chance) && chances.length > 0;
  const own = { ...first, actions: first.actions.filter(({ chance }) => !isShared || !chance) };
  return (
    <>
      {isShared && (
        <span class="dealt">
          <Actions turn={{ ...first, actions: chances }} />
        </span>
      )}
      {[0, 1].map((player) => (
        <span key={player}>
          {[own, ...others].map(
            (turn, i) => turn.player === player && <Actions key={i} turn={turn} />,
          )}
        </span>
      ))}
    </>
  );
}

/** Names are left out if there is only one player, or none. */
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

/** Dots per millimetre: 240 per inch. */
const DOTS = 240 / 25.4;

type PictureProps = {
  card: Card;
  scene: Scene;
  /** In mm. */
  width: number;
  /** Its name; without one it is hidden from assistive technology. */
  label?: string;
};

/**
 * A drawing, sharp enough for a printer. It is painted at once, so the fonts and its place on the
 * page have to be there.
 */
function PaperPicture({ card, scene, width, label }: PictureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    keepPainted(canvas, () => paint(canvas, card, scene, width));
    paintAnew(canvas);
  }, [card, scene, width]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is focusable only with tabindex
  if (label === undefined) return <canvas aria-hidden="true" ref={ref} />;
  return <canvas role="img" aria-label={label} ref={ref} />;
}

function paint(canvas: HTMLCanvasElement, card: Card, scene: Scene, width: number) {
  const wide = Math.round(width * DOTS);
  resize(canvas, { width: wide, height: Math.round((wide * scene.height) / scene.width) });
  paintPart(canvas, still(scene, lookOf(card, 'paper', canvas)));
}
