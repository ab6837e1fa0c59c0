// The table's commands; each has one place on the page.
import { SettingsButton } from '../settings/settings-button.tsx';
import { Button } from '../ui/button.tsx';
import { More } from '../ui/more.tsx';
import { Same } from '../ui/same.ts';
import { onDesktop, onPhone } from '../ui/watch-layout.ts';
import * as words from '../words/words.ts';
import { Confirm } from './choices.tsx';
import { commandState, give, placesOf } from './commands.ts';
import { showsFeast } from './feast.tsx';
import type { Command, CommandState, OpenTable, TableProps } from './hooks.ts';

export function CommandBar({ table }: TableProps) {
  const { session } = table;
  const confirming = session.now.held.value !== null;
  return (
    <div class={confirming ? 'commands confirming' : 'commands'}>
      <Buttons table={table} commands={placesAt(table).bar} />
      <Confirm table={table} />
    </div>
  );
}

export function HeadCommands({ table }: TableProps) {
  return (
    <div class="head-commands">
      <Buttons table={table} commands={placesAt(table).head} />
      <RareCommands table={table} />
    </div>
  );
}

function placesAt({ session, commands }: OpenTable) {
  const inFeast = showsFeast(session);
  const rest = commands.filter(({ feast }) => !(feast && inFeast));
  return placesOf(onPhone.value, session, rest);
}

/** The settings, and a menu of what is rarely used or has no room; on a desktop all have room. */
function RareCommands({ table }: TableProps) {
  const { menu } = placesAt(table);
  const some = menu.some((command) => !commandState(command, table.session).hidden);
  const outside = onDesktop.value || !some;
  return (
    <>
      {outside && <SettingsButton />}
      {some && (
        <More word={words.table.more}>
          <Buttons table={table} commands={menu} row />
          {!outside && <SettingsButton row />}
        </More>
      )}
    </>
  );
}

/** @param row shows them as rows of a menu, with words */
function Buttons({ table, commands, row }: TableProps & { commands: Command[]; row?: boolean }) {
  return commands.map((command) => {
    const state = commandState(command, table.session);
    const { word, label = word } = state;
    const button = row ? { ...state, word: label, bare: false, look: 'quiet' } : state;
    const make = ({ short, ...props }: CommandState) => (
      <Button {...props} command={command.name} onPress={() => give(table, command)}>
        {short && <span class="short-word">{short}</span>}
      </Button>
    );
    return <Same<CommandState> key={command.name} facts={button} of={table} make={make} />;
  });
}
