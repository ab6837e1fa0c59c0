// What stands beside the board or in a dialog: the moves, the review, and a game's own tables.
import type { VNode } from 'preact';
import type { Session } from '../game/session.ts';
import { whereWords } from '../game/turns.ts';
import { tableHash } from '../keep/links.ts';
import { PanelList } from '../pictures/panels.tsx';
import { announce } from '../ui/announce.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import type { IconName } from '../ui/icon.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { useSame } from '../ui/same.ts';
import { onPhone } from '../ui/watch-layout.ts';
import * as words from '../words/words.ts';
import { Branches } from './branches.tsx';
import { commandState } from './commands.ts';
import { Moves } from './moves.tsx';
import type { Table, TableProps } from './table.ts';

/** The record's place beside the board, empty while a dialog shows it. */
export function RecordPlace({ table }: TableProps) {
  return table.inDialog.value === 'record' ? null : <GameRecord table={table} />;
}

/** Opens the record in a dialog, where it has no room beside the board. */
export function openRecord(table: Table) {
  const { review } = table.session.now.offers.value;
  const title = review ? words.table.lookBack : words.table.commands.moves;
  openPart(table, 'record', title, <GameRecord table={table} />);
}

/** Shows a part of a table in a dialog; its own place is empty meanwhile. */
function openPart({ inDialog }: Table, part: 'record' | 'panels', title: string, content: VNode) {
  inDialog.value = part;
  const onClose = () => {
    inDialog.value = null;
  };
  openDialog({ title, content, kind: 'low', onClose });
}

/** Opens the review in the place of the moves, wherever that is. */
export function openReview(table: Table) {
  table.reviewing.value = true;
  if (onPhone.value) openRecord(table);
}

function GameRecord({ table }: TableProps) {
  const reviewing = table.reviewing.value;
  return (
    <section
      class={reviewing ? 'record reviewing' : 'record'}
      aria-label={reviewing ? words.table.commands.review : words.table.commands.moves}
    >
      <RecordHead table={table} />
      <Moves table={table} />
      {!reviewing && <Branches session={table.session} />}
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
  const both = session.now.offers.value.review;
  return (
    <div class="record-head">
      <h2 hidden={both}>{words.table.commands.moves}</h2>
      <div class="tabs" role="tablist" hidden={!both}>
        {tab(words.table.commands.moves, false)}
        {tab(words.table.commands.review, true)}
      </div>
    </div>
  );
}

const REVIEW = { name: 'review', load: () => import('../rooms/review/index.ts') };

function ReviewPlace({ table }: TableProps) {
  return (
    <div class="review">
      {table.reviewing.value && (
        <LazyPart wanted={REVIEW}>
          {({ GameReview, ReviewPane }) => (
            <ReviewPane
              review={table.reviewBy((session) => new GameReview(session, announce))}
              session={table.session}
              onPlayFrom={(ply) => table.page.goTo(tableHash(table.session.playFrom(ply)))}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

export function Replay({ session }: { session: Session }) {
  const shown = session.now.shown.value;
  const view = shown && !shown.prepared ? shown.view : null;
  const { ply, plies } = view ?? { ply: 0, plies: 0 };
  const part = plies ? ply / plies : 1;
  return (
    <div class="replay">
      <div class="ends">
        <span>{words.table.start}</span>
        <span class="figures">{view && ply > 0 && whereWords(view)}</span>
      </div>
      <input
        type="range"
        min={0}
        max={plies}
        value={ply}
        aria-label={words.table.moveShown}
        aria-valuetext={view ? whereWords(view) : undefined}
        style={`--part: ${part}`}
        onInput={({ currentTarget }) => session.viewpoint.goTo(Number(currentTarget.value))}
      />
      <Arrows session={session} ply={ply} plies={plies} />
    </div>
  );
}

function Arrows({ session, ply, plies }: { session: Session; ply: number; plies: number }) {
  const { first, previous, next, last } = words.table;
  const keep = useSame<ButtonProps & { to: number }>(session);
  const ways: [string, IconName, number, boolean][] = [
    [first, 'first', 0, ply === 0],
    [previous, 'prev', ply - 1, ply === 0],
    [next, 'next', ply + 1, ply === plies],
    [last, 'last', plies, ply === plies],
  ];
  return (
    <div class="arrows">
      {ways.map(([word, icon, to, disabled]) => {
        const button = { word, icon, look: 'quiet square', bare: true, disabled, to };
        return keep(icon, button, ({ to, ...told }) => (
          <Button key={icon} {...told} onPress={() => session.viewpoint.goTo(to)} />
        ));
      })}
    </div>
  );
}

/** The panels' place beside the board, empty while a dialog shows them. */
export function PanelsPlace({ table: { session, inDialog } }: TableProps) {
  return (
    <div class="panels">{inDialog.value === 'panels' ? null : <Panels session={session} />}</div>
  );
}

/** Opens the panels in a dialog, where they have no room beside the board. */
export function openPanels(table: Table) {
  const { session } = table;
  const title = commandState('panels', session).word;
  openPart(table, 'panels', title, <Panels session={session} heading={title} />);
}

function Panels({ session, heading }: { session: Session; heading?: string }) {
  const panels = session.now.arrived.value?.view.panels ?? [];
  return <PanelList card={session.card} {...{ panels, heading }} />;
}
