// What single keys do at a table, and the dialogs that list them and tell the board in words.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ReadAloud } from '../game/session.ts';
import { singleKeys } from '../keep/settings.ts';
import type { Reading } from '../scene/types.ts';
import { announce, toast } from '../ui/announce.ts';
import { Switch } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/words.ts';
import { type Command, commandState } from './commands.ts';
import { type Does, isReading, meaning, SHORTCUTS, type Shortcut } from './shortcuts.ts';
import type { Table } from './table.ts';
import { openTyping } from './typing.tsx';

/** Gives a command at a table; returns false where there is nothing to do. */
type Give = (table: Table, command: Command) => boolean;

/** Does what a key means at a table; returns whether it means anything. */
export function hearKey(table: Table, event: KeyboardEvent, give: Give): boolean {
  if (table.session.now.covered.value !== null) return false;
  const does = meaning(event);
  if (does) void act(table, does, give);
  return does !== null;
}

/** Returns the words that were read aloud, if any. */
async function act(table: Table, does: Does, give: Give): Promise<string> {
  if (!table.picture) return '';
  try {
    if (isReading(does)) return await read(table, does);
    if (does === 'board') openInWords(await table.session.reader.readings());
    else look(table, does, give);
  } catch {
    say(words.table.unread);
  }
  return '';
}

function look(table: Table, does: Does, give: Give) {
  const { board, session, picture } = table;
  if (does === 'type') type(table);
  else if (does === 'earlier') session.viewpoint.goTo((picture?.ply ?? 0) - 1);
  else if (does === 'later') session.viewpoint.goTo((picture?.ply ?? 0) + 1);
  else if (does === 'zoom') board.zoomAt(board.place);
  else command(table, does as Command, give);
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

function command(table: Table, name: Command, give: Give) {
  if (give(table, name)) return;
  toast(words.table.notNow(commandState(name, table.session).word));
}

/** Opens the list of keys. Each line does what its key does, for those without a keyboard. */
export function openShortcuts(table: Table, give: Give) {
  const press = async ({ does, stays }: Shortcut) => {
    if (!stays) close();
    return act(table, does, give);
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
