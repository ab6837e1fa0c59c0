// The record of the game: the list of its moves, or the look back at a game that is over.
import { announce } from '../ui/announce.ts';
import { openDialog } from '../ui/dialog.tsx';
import { Late } from '../ui/late.tsx';
import type { Part } from '../ui/part.ts';
import * as words from '../words/words.ts';
import { Branches } from './branches.tsx';
import { Moves } from './moves.tsx';
import { Replay } from './replay.tsx';
import type { TableProps } from './screen.tsx';
import type { Table } from './table.ts';

/** The record's place beside the board, empty while a dialog shows it. */
export function RecordPlace({ table }: TableProps) {
  return table.inDialog.value === 'record' ? null : <GameRecord table={table} />;
}

/** Opens the record in a dialog, where it has no room beside the board. */
export function openRecord(table: Table) {
  const { inDialog, session } = table;
  inDialog.value = 'record';
  openDialog({
    title: session.offers.value.review ? words.table.lookBack : words.table.moves,
    content: <GameRecord table={table} />,
    kind: 'low',
    onClose: () => {
      inDialog.value = null;
    },
  });
}

/** Opens the review in the place of the moves, wherever that is. */
export function openReview(table: Table) {
  table.reviewing.value = true;
  const button = document.querySelector('[data-command="moves"]');
  if (button instanceof HTMLElement && button.offsetParent) openRecord(table);
}

function GameRecord({ table }: TableProps) {
  const reviewing = table.reviewing.value;
  return (
    <section
      class={reviewing ? 'record reviewing' : 'record'}
      aria-label={reviewing ? words.table.review : words.table.moves}
    >
      <RecordHead table={table} />
      <Moves table={table} />
      {!reviewing && <Branches table={table} />}
      <ReviewPlace table={table} />
      <Replay session={table.session} />
    </section>
  );
}

/** A heading, or two tabs where the game can be reviewed. */
function RecordHead({ table: { session, reviewing } }: TableProps) {
  const tab = (word: string, reviews: boolean) => (
    <button
      type="button"
      role="tab"
      aria-selected={reviewing.value === reviews}
      onClick={() => {
        reviewing.value = reviews;
      }}
    >
      {word}
    </button>
  );
  const both = session.offers.value.review;
  return (
    <div class="record-head">
      <h2 hidden={both}>{words.table.moves}</h2>
      <div class="tabs" role="tablist" hidden={!both}>
        {tab(words.table.moves, false)}
        {tab(words.table.review, true)}
      </div>
    </div>
  );
}

const REVIEW: Part<typeof import('../review/index.ts')> = {
  name: 'review',
  load: () => import('../review/index.ts'),
};

function ReviewPlace({ table }: TableProps) {
  return (
    <div class="review">
      {table.reviewing.value && (
        <Late wanted={REVIEW}>
          {({ Review, ReviewPane }) => (
            <ReviewPane
              review={table.reviewBy((session) => new Review(session, announce))}
              session={table.session}
              onPlayFrom={(ply) => table.playFrom(ply)}
            />
          )}
        </Late>
      )}
    </div>
  );
}
