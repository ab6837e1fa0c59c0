// What commands and single keys do at a table, the list of these keys, and the board in words.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { wholeOf } from '../game/branches.ts';
import { rotated } from '../game/seating.ts';
import type { ReadAloud } from '../game/session.ts';
import { analysisHash } from '../keep/game-links.ts';
import { singleKeys } from '../keep/settings.ts';
import { dailyHash } from '../rooms/daily/address.ts';
import { toBeat } from '../rooms/fame/finished.ts';
import { learnHash } from '../rooms/lessons/address.ts';
import { mistakesHash } from '../rooms/mistakes/address.ts';
import { printHash } from '../rooms/print/address.ts';
import { goingOn } from '../scene/records.ts';
import type { Reading } from '../scene/types.ts';
import { announce, toast } from '../ui/announce.ts';
import { Switch } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { stillHere } from '../ui/still-here.ts';
import { errorSentence } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { type Command, canGive, commandState } from './commands.ts';
import { askNames, askToEnd, openTyping } from './dialogs.tsx';
import { openPanels, openRecord, openReview } from './record.tsx';
import { type Does, isReading, meaning, SHORTCUTS, type Shortcut } from './shortcuts.ts';
import type { Table } from './table.ts';

const ACTS: Record<Command, (table: Table) => void> = {
  undo: ({ session }) => session.undo(),
  redo: ({ session }) => session.redo(),
  moves: openRecord,
  panels: openPanels,
  hint: ({ session }) => session.picking.toggleHint(),
  pause: ({ session }) => session.pause(),
  review: openReview,
  analyse: ({ page, saved, session }) => {
    const at = session.now.view.value?.ply ?? 0;
    const whole = goingOn(saved.record, wholeOf(saved));
    const here = stillHere();
    page.door.call('link', { record: whole }).then(
      ({ link }) => {
        if (!here()) return;
        session.help();
        page.goTo(analysisHash(link, { of: whole.game }, at, saved.key));
      },
      (error) => here() && toast(errorSentence(error)),
    );
  },
  mistakes: ({ page, saved }) => page.goTo(mistakesHash(saved.key)),
  resign: (table) => askToEnd(table, 'resign'),
  draw: (table) => askToEnd(table, 'draw'),
  send: (table) => table.sendOn(),
  new: ({ page, card, saved }) => page.askNew(card, saved),
  next: ({ page, session }) => {
    const { next } = session.now.followUp.value;
    if (next) page.goTo(dailyHash(next.day, next.game));
  },
  again: ({ page, card, saved }) => page.playAgain(card, saved),
  swap: ({ page, card, saved }) => page.playAgain(card, { ...saved, ...rotated(saved) }),
  rules: ({ page, card }) => page.openRules(card),
  learn: ({ page, card }) => page.goTo(learnHash(card.id)),
  print: ({ page, card, saved }) => page.goTo(printHash(card.id, saved.key)),
  share: ({ page, card, saved, session }) => {
    const view = session.now.shown.value?.view;
    page.share(card, saved, view ? toBeat(saved, view) : null);
  },
  keys: openShortcuts,
  names: askNames,
};

/** Gives a command; returns false where there is nothing to do. */
export function give(table: Table, command: Command): boolean {
  if (!canGive(command, table.session)) return false;
  table.session.tips.used(command);
  ACTS[command](table);
  return true;
}

/** Does what a key means at a table; returns whether it means anything. */
export function hearKey(table: Table, event: KeyboardEvent): boolean {
  if (table.session.now.covered.value !== null) return false;
  const does = meaning(event);
  if (does) void act(table, does);
  return does !== null;
}

/** Returns the words that were read aloud, if any. */
async function act(table: Table, does: Does): Promise<string> {
  if (!table.picture) return '';
  const here = stillHere();
  try {
    if (isReading(does)) return await read(table, does);
    if (does !== 'board') look(table, does);
    else {
      const readings = await table.session.reader.readings();
      if (here()) openInWords(readings);
    }
  } catch {
    if (here()) say(words.table.unread);
  }
  return '';
}

function look(table: Table, does: Exclude<Does, ReadAloud | 'board'>) {
  const { board, session, picture } = table;
  if (does === 'type') type(table);
  else if (does === 'earlier') session.viewpoint.goTo((picture?.ply ?? 0) - 1);
  else if (does === 'later') session.viewpoint.goTo((picture?.ply ?? 0) + 1);
  else if (does === 'zoom') board.zoomAt(board.place);
  else if (!give(table, does)) toast(words.table.notNow(commandState(does, session).word));
}

async function read({ session, board }: Table, what: ReadAloud): Promise<string> {
  const told = await session.reader.read(what, board.place);
  if (told) say(told);
  return told;
}

/** Says it, and shows it where no dialog does. */
function say(told: string) {
  if (document.querySelector('dialog[open]')) announce(told);
  else toast(told);
}

function type(table: Table) {
  if (table.session.now.live.value) openTyping(table);
  else table.session.picking.explain();
}

/** Opens the list of keys. Each line does what its key does, for those without a keyboard. */
function openShortcuts(table: Table) {
  const press = async ({ does, stays }: Shortcut) => {
    if (!stays) close();
    return act(table, does);
  };
  const content = <Shortcuts press={press} />;
  const close = openDialog({ title: words.table.commands.keys, content, kind: 'side' });
}

function Shortcuts({ press }: { press: (key: Shortcut) => Promise<string> }) {
  const [told, setTold] = useState('');
  const hear = async (key: Shortcut) => setTold((await press(key)) || told);
  return (
    <div class="keys">
      <Switch setting={singleKeys} word={words.table.singleKeys} />
      <p class="told" aria-hidden="true">
        {told}
      </p>
      {SHORTCUTS.map(({ title, keys }) => (
        <Section key={title} title={title}>
          {keys.map((key) => (
            <li key={key.key}>
              <button type="button" onClick={() => hear(key)}>
                <kbd>{key.key}</kbd>
                <span>{key.words}</span>
              </button>
            </li>
          ))}
        </Section>
      ))}
      <Section title={words.table.shortcuts.always}>
        {words.table.alwaysKeys.map(([name, does]) => (
          <li key={name}>
            <kbd>{name}</kbd>
            {does}
          </li>
        ))}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function openInWords(readings: Reading[]) {
  const kinds = Object.entries(words.table.readings) as [Reading['kind'], string][];
  const content = (
    <div class="in-words">
      {kinds.map(([kind, title]) => {
        const found = readings.filter((reading) => reading.kind === kind);
        if (!found.length) return null;
        return (
          <Section key={kind} title={title}>
            {found.map((part) => (
              <li key={part.title}>
                <b>{part.title}:</b> {part.words}
              </li>
            ))}
          </Section>
        );
      })}
    </div>
  );
  openDialog({ title: words.table.boardInWords, content, kind: 'side' });
}
