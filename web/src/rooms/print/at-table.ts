// Keeps the paper of the game at a table ready.
import type { AtTable } from '../../app/at-table.ts';
import { part } from '../../ui/part.ts';

const PAPER = { name: 'ready', load: () => import('./ready.tsx') };

export const print: AtTable = {
  name: 'print',
  // Without its paper the table itself is printed, by its styles.
  kept: ({ door }, card, saved) =>
    void part(PAPER).then(
      ({ readyPaper }) => readyPaper(door).changed(card, saved),
      () => {},
    ),
};
