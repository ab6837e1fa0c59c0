// The review of a finished game: a command, and a pane in place of the list of moves.
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { commands, type TableProps, tableServices } from '../../table/hooks.ts';
import { openLookBack } from '../../table/record.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import * as words from './words/en.ts';

const REVIEW = { name: 'review', load: () => import('./index.tsx') };

/** A graph with its axes. */
const CHART = 'M4 4v16h16M7.5 15l4-5 3.5 2.5 4.5-6';

const { command, key } = words.review;

function Pane({ table }: TableProps) {
  return <LazyPart wanted={REVIEW}>{({ ReviewAt }) => <ReviewAt table={table} />}</LazyPart>;
}

/** A press on it opens the review. */
function Curve({ table }: TableProps) {
  return (
    <button type="button" class="curve" aria-label={command} onClick={() => openLookBack(table)}>
      <LazyPart wanted={REVIEW}>{({ CurveAt }) => <CurveAt table={table} />}</LazyPart>
    </button>
  );
}

export const review: Room = {
  name: 'review',
  fills: [
    provide(tableServices, { lookBack: { word: command, Pane, Curve } }),
    contribute(commands, {
      name: 'review',
      word: command,
      icon: CHART,
      at: { wide: ['bar', 110], wideEnd: ['bar', 60], phone: ['bar', 110], phoneEnd: ['bar', 60] },
      feast: true,
      key: { sign: 'v', among: 'look', rank: 10, words: key },
      state: ({ now }) => ({ hidden: !now.offers.value.lookBack }),
      act: openLookBack,
    }),
  ],
};
