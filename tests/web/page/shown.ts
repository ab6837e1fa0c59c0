// The table that shows on the page, for what a test would otherwise do on its board.
import type { OpenTable } from '../../../web/src/table/hooks.ts';
import { until } from './hand.ts';

const { notes } = await import('../../../web/src/table/hooks.ts');
const { contribute } = await import('../../../web/src/slots/slots.ts');
let current: OpenTable | null = null;

const Note = ({ table }: { table: OpenTable }) => {
  current = table;
  return null;
};
contribute(notes, { Note })('test');

/** The table, once something is true of it. */
export function table(is: (table: OpenTable) => unknown = () => true): Promise<OpenTable> {
  return until<OpenTable>(() => (current && is(current) ? current : null));
}

/** Plays an action as soon as the person here may. */
export async function plays(action: string): Promise<OpenTable> {
  const at = await table(({ session }) => session.now.live.value);
  const { length } = at.saved.record.actions;
  at.session.play(action);
  return table(({ saved }) => saved.record.actions.length > length);
}
