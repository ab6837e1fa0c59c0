// What single keys do at a table, the list of these keys, and the board in words.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { aloud } from '../game/position-reader.ts';
import type { Session } from '../game/session.ts';
import type { ReadAloud } from '../game/types.ts';
import { singleKeys } from '../keep/settings.ts';
import type { Reading } from '../scene/types.ts';
import { announce, toast } from '../ui/announce.ts';
import { useAnswer } from '../ui/answer.ts';
import { Switch } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { afterFrame } from '../ui/schedule.ts';
import { stillHere } from '../ui/still-here.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { commandState, give } from './commands.ts';
import { openTyping } from './dialogs.tsx';
import type { Command, OpenTable } from './hooks.ts';
import {
  type Does,
  isReading,
  keysOf,
  type Looking,
  meaning,
  type Shortcut,
  shortcutsOf,
} from './shortcuts.ts';

/** Handles a key at a table; returns whether it has a meaning. */
export function hearKey(table: OpenTable, event: KeyboardEvent): boolean {
  if (table.session.now.covered.value !== null) return false;
  const does = meaning(event, keysOf(table.commands));
  if (does) void act(table, does);
  return does !== null;
}

/** Returns the words that were read aloud, if any. */
async function act(table: OpenTable, does: Does): Promise<string> {
  if (!table.picture) return '';
  const here = stillHere();
  try {
    if (isReading(does)) return await read(table, does);
    if (does !== 'board') look(table, does);
    else {
      const readings = await table.session.reader.readings();
      if (here()) openInWords(table.session, readings);
    }
  } catch {
    if (here()) speak(words.table.unread);
  }
  return '';
}

function look(table: OpenTable, does: Exclude<Looking, 'board'> | Command) {
  const { board, session } = table;
  if (typeof does === 'object') obey(table, does);
  else if (does === 'type') type(table);
  else if (does === 'earlier') step(session, -1);
  else if (does === 'later') step(session, 1);
  else board.zoomAt(board.place);
}

function step({ now, viewpoint }: Session, by: number) {
  const to = viewpoint.wanted.ply + by;
  if (to < 0) speak(sentence(words.table.first));
  else if (to > now.plies.value) speak(sentence(words.table.last));
  else viewpoint.goTo(to);
}

function obey(table: OpenTable, command: Command) {
  if (give(table, command)) return;
  const { session } = table;
  const why = session.picking.idle();
  const refusal = words.table.notNow(command.key?.words ?? commandState(command, session).word);
  toast(why ? paragraph(refusal, sentence(why)) : refusal);
}

async function read({ session, board }: OpenTable, what: ReadAloud): Promise<string> {
  const spoken = await session.reader.read(what, board.place);
  if (spoken) speak(spoken);
  return spoken;
}

/** Reads it aloud, and shows it unless a dialog does. */
function speak(spoken: string) {
  if (document.querySelector('dialog[open]')) announce(spoken);
  else toast(spoken);
}

/**
 * Opens what a move is typed in, whoever is to move: else the letters that follow would be keys of
 * the table.
 */
function type(table: OpenTable) {
  openTyping(table, table.session.toTheTurn());
}

/** Opens the list of keys. For people without a keyboard, each line does what its key does. */
export function openShortcuts(table: OpenTable) {
  const press = async ({ does, stays }: Shortcut) => {
    if (!stays) close();
    return act(table, does);
  };
  const content = <Shortcuts {...{ table, press }} />;
  const close = openDialog({
    title: words.table.commands.keys,
    content,
    kind: 'side',
    about: 'by-ear',
  });
}

type ListProps = { table: OpenTable; press: (key: Shortcut) => Promise<string> };

function Shortcuts({ table, press }: ListProps) {
  const [spoken, setSpoken] = useState('');
  const { byEar } = words.table;
  const hear = async (key: Shortcut) => setSpoken((await press(key)) || spoken);
  return (
    <div class="keys">
      <Switch setting={singleKeys} word={words.table.singleKeys} />
      <p class="told" aria-hidden="true">
        {spoken}
      </p>
      <section class="by-ear" id="by-ear">
        <h3>{byEar.title}</h3>
        <p>{byEar.says}</p>
        <p>
          {byEar.letters} {byEar.ways}.
        </p>
      </section>
      {shortcutsOf(table.commands).map(({ title, keys }) => (
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

/** Returns a position to be heard as a whole. Columns say again what rows say. */
function wholeAloud(readings: Reading[]): string {
  return paragraph(...readings.filter(({ kind }) => kind !== 'column').map(aloud));
}

function openInWords(session: Session, readings: Reading[]) {
  const content = <InWords {...{ session, readings }} />;
  openDialog({ title: words.table.boardInWords, content, kind: 'side' });
  afterFrame(() => announce(wholeAloud(readings)));
}

type InWordsProps = { session: Session; readings: Reading[] };

/** The position that shows, also where others move meanwhile. */
function InWords({ session, readings }: InWordsProps) {
  const now = useAnswer(() => session.reader.readings(), [session.now.view.value], readings);
  const kinds = Object.entries(words.table.readings) as [Reading['kind'], string][];
  return (
    <div class="in-words">
      {kinds.map(([kind, title]) => (
        <PartsInWords key={kind} title={title} parts={now.filter((each) => each.kind === kind)} />
      ))}
    </div>
  );
}

function PartsInWords({ title, parts }: { title: string; parts: Reading[] }) {
  if (!parts.length) return null;
  return (
    <Section title={title}>
      {parts.map((part) => (
        <li key={part.title}>
          <b>{part.title}:</b> {part.words}
        </li>
      ))}
    </Section>
  );
}
