// A game's small tables.
import type { Card, Cell, Panel } from '../scene/types.ts';
import { Glyph } from './glyph.tsx';

type PanelsProps = {
  card: Card;
  panels: readonly Panel[];
  /** The heading that they stand under, which no table repeats. */
  heading?: string;
};

/** A game's small tables, if it has any. */
export function PanelList({ card, panels, heading }: PanelsProps) {
  if (!panels.length) return null;
  return (
    <div class="panel-list">
      {panels.map((panel) => (
        <PanelTable key={panel.title} named={panel.title === heading} {...{ card, panel }} />
      ))}
    </div>
  );
}

/** @param named whether it has its title already */
function PanelTable({ card, panel, named }: { card: Card; panel: Panel; named: boolean }) {
  const { title, rows, note } = panel;
  const drawn = rows.some(({ cells }) => cells.some(isDrawn));
  const kinds = [rows.some(({ group }) => group) && 'grouped', drawn && 'drawn'];
  return (
    <section class="panel">
      <table class={kinds.filter(Boolean).join(' ')}>
        <caption class={named ? 'spoken' : undefined}>{title}</caption>
        {/* Readers take in other rows as one change, and drop lines in a flood. */}
        <tbody key={rows.map(({ label }) => label).join()}>
          {rows.map((row, i) => (
            <PanelRow key={i} card={card} row={row} />
          ))}
        </tbody>
      </table>
      {note ? <p class="note">{note}</p> : null}
    </section>
  );
}

function PanelRow({ card, row }: { card: Card; row: Panel['rows'][number] }) {
  return (
    <tr class={row.group ? 'group' : ''}>
      {row.label ? <th scope="row">{row.label}</th> : <td />}
      {row.cells.map((cell, i) => (
        <PanelCell key={i} card={card} cell={cell} />
      ))}
    </tr>
  );
}

function PanelCell({ card, cell }: { card: Card; cell: Cell }) {
  const { text, glyph, label } = cell;
  // Preact would set an empty text each time and force a layout: hence the nulls.
  return (
    <td class={isDrawn(cell) ? 'glyph-cell' : ''}>
      {glyph ? <Glyph key={glyph} card={card} name={glyph} size={24} /> : null}
      {label ? <span class="spoken">{label}</span> : null}
      {text ? <span>{text}</span> : null}
    </td>
  );
}

/** Returns whether a cell is a glyph alone. */
function isDrawn({ glyph, text }: Cell) {
  return Boolean(glyph && !text);
}
