// The list of moves, the review, and a game's own tables, beside the board or in a dialog.
import type { VNode } from 'preact';
import type { Session } from '../game/session.ts';
import { whereWords } from '../game/turns.ts';
import { placeOf } from '../keep/said.ts';
import { PanelList } from '../pictures/panels.tsx';
import type { Panel } from '../scene/types.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import type { IconName } from '../ui/icon.tsx';
import { Same } from '../ui/same.ts';
import { onDesktop, onPhone } from '../ui/watch-layout.ts';
import * as words from '../words/words.ts';
import { Branches } from './branches.tsx';
import { type OpenTable, type TableProps, tableServices } from './hooks.ts';
import { Moves } from './moves.tsx';
import { isYoung } from './status.tsx';

/** The record's place beside the board; empty while a dialog shows it. */
export function RecordPlace({ table }: TableProps) {
  return table.inDialog.value === 'record' ? null : <GameRecord table={table} />;
}

/** Opens the record in a dialog, if it has no room beside the board. */
export function openRecord(table: OpenTable) {
  const { lookBack } = table.session.now.offers.value;
  const title = lookBack ? words.table.lookBack : words.table.commands.moves;
  openPart(table, 'record', title, <GameRecord table={table} />);
}

/** Shows a part of a table in a dialog; its place is empty meanwhile. */
function openPart(table: OpenTable, part: 'record' | 'panels', title: string, content: VNode) {
  const { inDialog } = table;
  inDialog.value = part;
  const { style } = document.documentElement;
  const stand = () => {
    const { bottom, right } = table.board.element.getBoundingClientRect();
    style.setProperty('--board-end', `${bottom}px`);
    style.setProperty('--board-side', `${right}px`);
  };
  stand();
  // A phone may be turned meanwhile.
  const turns = new ResizeObserver(stand);
  turns.observe(table.board.element);
  const onClose = () => {
    turns.disconnect();
    inDialog.value = null;
  };
  openDialog({ title, content, kind: 'low', onClose });
}

/** Opens the review in place of the moves, wherever they are. */
export function openLookBack(table: OpenTable) {
  table.lookingBack.value = true;
  if (onPhone.value) openRecord(table);
}

function GameRecord({ table }: TableProps) {
  const lookBack = table.lookingBack.value ? tableServices.get('lookBack') : undefined;
  return (
    <section
      class={lookBack ? 'record reviewing' : 'record'}
      data-first={table.session.now.tip.value?.goal ? '' : undefined}
      aria-label={lookBack?.word ?? words.table.commands.moves}
    >
      <RecordHead table={table} />
      <Moves session={table.session} board={table.board} />
      <Comment session={table.session} />
      {!lookBack && <Branches session={table.session} />}
      <div class="review">{lookBack && <lookBack.Pane table={table} />}</div>
      <Replay session={table.session} />
    </section>
  );
}

/** What is said of the position that shows. */
function Comment({ session }: { session: Session }) {
  const { said = {}, record } = session.now.saved.value;
  const ply = session.now.display.value?.view.ply ?? 0;
  const words = said[placeOf(record.actions.slice(0, ply))];
  return words ? <p class="comment">{words}</p> : null;
}

/** A heading, or two tabs if the game can be reviewed. */
function RecordHead({ table }: TableProps) {
  const { session, lookingBack } = table;
  const lookBack = session.now.offers.value.lookBack ? tableServices.get('lookBack') : undefined;
  const tab = (word: string, looksBack: boolean) => (
    <button
      type="button"
      role="tab"
      aria-selected={lookingBack.value === looksBack}
      onClick={() => {
        lookingBack.value = looksBack;
      }}
    >
      {word}
    </button>
  );
  return (
    <div class="record-head">
      <h2 hidden={Boolean(lookBack)}>{words.table.commands.moves}</h2>
      <div class="tabs" role="tablist" hidden={!lookBack}>
        {tab(words.table.commands.moves, false)}
        {lookBack && tab(lookBack.word, true)}
      </div>
    </div>
  );
}

export function Replay({ session }: { session: Session }) {
  const display = session.now.display.value;
  const view = display && !display.prepared ? display.view : null;
  const { ply, plies } = view ?? { ply: 0, plies: 0 };
  // What follows a move at once doesn't move it: readers take in each value.
  const value = display?.passing && session.now.aside.value === null ? plies : ply;
  const part = plies ? value / plies : 1;
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
        value={value}
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
  const arrows: [string, IconName, number, boolean][] = [
    [first, 'first', 0, ply === 0],
    [previous, 'prev', ply - 1, ply === 0],
    [next, 'next', ply + 1, ply === plies],
    [last, 'last', plies, ply === plies],
  ];
  return (
    <div class="arrows">
      {arrows.map(([word, icon, to, disabled]) => {
        const button: ButtonProps = { word, icon, look: 'quiet square', bare: true, disabled };
        const make = ({ to, ...props }: ButtonProps & { to: number }) => (
          <Button {...props} onPress={() => session.viewpoint.goTo(to)} />
        );
        return <Same key={icon} facts={{ ...button, to }} of={session} make={make} />;
      })}
    </div>
  );
}

type Side = 'before' | 'after';

/** On a desktop they are beside the moves where they explain an end or many seats leave no room. */
function sideOfPanels({ session }: OpenTable): Side {
  const { over, seats } = session.now;
  const beside = over.value || (seats.value.length > 2 && !isYoung(session));
  return onDesktop.value && beside ? 'after' : 'before';
}

/** The panels' place on a side of the board; empty while a dialog shows them. */
export function PanelsPlace({ table, side }: TableProps & { side: Side }) {
  const { session, inDialog } = table;
  if (side !== sideOfPanels(table)) return null;
  const [panel] = session.now.arrived.value?.view.panels ?? [];
  // On low windows it scrolls.
  const stop = panel && { role: 'group' as const, 'aria-label': panelsWord(panel), tabIndex: 0 };
  return (
    <div key={panel?.title} class="panels" {...stop}>
      {inDialog.value === 'panels' ? null : <Panels session={session} />}
    </div>
  );
}

/** Opens the panels in a dialog, if they have no room beside the board. */
export function openPanels(table: OpenTable) {
  const { session } = table;
  const [panel] = session.now.arrived.peek()?.view.panels ?? [];
  if (!panel) return;
  const title = panelsWord(panel);
  openPart(table, 'panels', title, <Panels session={session} heading={title} />);
}

/** The longest name that fits on a button of the bar. */
const LONGEST = 12;

/** Returns the name of a game's first table: its title up to a comma, if that is short. */
export function panelsWord({ title }: Panel): string {
  const [name] = title.split(',');
  return name.length > LONGEST ? words.table.commands.panels : name;
}

function Panels({ session, heading }: { session: Session; heading?: string }) {
  const panels = session.now.arrived.value?.view.panels ?? [];
  return <PanelList card={session.card} {...{ panels, heading }} />;
}
