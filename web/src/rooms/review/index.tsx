// The review of a table's game: it survives when its place changes, and ends with the table.
import { effect } from '@preact/signals-core';
import { tableHash } from '../../addresses/links.ts';
import type { OpenTable, TableProps } from '../../table/hooks.ts';
import { announce } from '../../ui/announce.ts';
import { Curve } from './curve.tsx';
import { ReviewPane } from './pane.tsx';
import { GameReview } from './review.ts';

const reviews = new WeakMap<OpenTable, GameReview>();

function reviewAt(table: OpenTable): GameReview {
  const before = reviews.get(table);
  if (before) return before;
  const review = new GameReview(table.session, announce);
  reviews.set(table, review);
  effect(() => {
    if (table.session.now.closed.value) review.close();
  });
  return review;
}

export function CurveAt({ table }: TableProps) {
  return <Curve review={reviewAt(table)} session={table.session} />;
}

export function ReviewAt({ table }: TableProps) {
  const { session, page } = table;
  return (
    <ReviewPane
      review={reviewAt(table)}
      session={session}
      onPlayFrom={(ply) => page.goTo(tableHash(session.playFrom(ply)))}
    />
  );
}
