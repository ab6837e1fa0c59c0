// What the styles go by at a table.
import { isDrawnIn } from '../pictures/panels.tsx';
import { isYoung } from './goal.tsx';
import { MANY } from './seats.tsx';
import { isOther, sheetsIn } from './sheet-switcher.tsx';
import type { Table } from './table.ts';

/** A panel with so many rows is long. */
const LONG = 6;

/**
 * Returns the classes of a table: what there is at it. Styles that looked for that themselves, by
 * `:has()`, would have the browser style the table anew at every change in it, several times for
 * each move.
 */
export function traitsOf({ session, reviewing, inDialog }: Table): string[] {
  const { view, prepared = false } = session.now.shown.value ?? {};
  const status = session.now.status.value;
  const tip = session.now.tip.value;
  const count = view?.players.length ?? 0;
  const sheets = sheetsIn(session);
  const panels = inDialog.value === 'panels' ? [] : (view?.panels ?? []);
  const traits = {
    over: view?.over,
    covered: session.now.covered.value !== null,
    prepared,
    'with-view': view,
    'with-two': count === 2,
    'with-several': count > 2,
    'with-many': count > MANY,
    'with-sheets': sheets,
    'with-other-sheet': sheets && isOther(session, sheets),
    'with-picks': view?.buttons.length,
    'with-panels': panels.length,
    'with-long-panels': panels.some(({ rows }) => rows.length >= LONG),
    'with-drawn-panels': panels.some(isDrawnIn),
    'with-note': status?.note,
    'with-tip': tip,
    'with-goal-tip': tip?.goal,
    'with-short-lines': view && isYoung(view),
    'with-review': reviewing.value && inDialog.value !== 'record',
  };
  return Object.entries(traits).flatMap(([name, there]) => (there ? name : []));
}
