// The table's commands, each once on the page, and what they do.
import { wholeOf } from '../game/branches.ts';
import { toBeat } from '../game/finished.ts';
import { rotated } from '../game/seating.ts';
import { analysisHash } from '../keep/game-links.ts';
import { dailyHash, learnHash, mistakesHash, printHash } from '../keep/links.ts';
import { goingOn } from '../scene/records.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { toast } from '../ui/announce.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { More } from '../ui/more.tsx';
import { useSame } from '../ui/same.ts';
import { onDesktop, onPhone } from '../ui/watch-layout.ts';
import { errorSentence } from '../words/failure.ts';
import * as words from '../words/words.ts';
import { Confirm } from './choices.tsx';
import { type Command, canGive, commandState, placesOf } from './commands.ts';
import { askNames, askToEnd } from './dialogs.tsx';
import { openShortcuts } from './keyboard.tsx';
import { openPanels, openRecord, openReview } from './record.tsx';
import type { Table, TableProps } from './table.ts';

export function CommandBar({ table }: TableProps) {
  const { session } = table;
  const commands = placesAt(table).bar;
  const swaps = commands.includes('swap') && !commandState('swap', session).hidden;
  const classes = [
    'commands',
    session.now.held.value !== null && 'confirming',
    swaps && 'swapping',
  ];
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      <Buttons table={table} commands={commands} />
      <Confirm table={table} />
    </div>
  );
}

export function HeadCommands({ table }: TableProps) {
  return (
    <div class="head-commands">
      <Buttons table={table} commands={placesAt(table).head} />
      <Rest table={table} />
    </div>
  );
}

function placesAt({ session }: Table) {
  return placesOf(onPhone.value, session);
}

/** The settings, and a menu of what is rarely wanted or has no room: on a desktop all has. */
function Rest({ table }: TableProps) {
  const { menu } = placesAt(table);
  const some = menu.some((command) => !commandState(command, table.session).hidden);
  const apart = onDesktop.value || !some;
  return (
    <>
      {apart && <SettingsButton />}
      {some && (
        <More word={words.table.more}>
          <Buttons table={table} commands={menu} row />
          {!apart && <SettingsButton row />}
        </More>
      )}
    </>
  );
}

/** @param row each is a row of a menu, with its word */
function Buttons({ table, commands, row }: TableProps & { commands: Command[]; row?: boolean }) {
  const keep = useSame<ButtonProps>(table);
  return commands.map((command) => {
    const state = commandState(command, table.session);
    const { word, label = word } = state;
    const button = row ? { ...state, word: label, bare: false, look: 'quiet' } : state;
    return keep(command, button, (told) => (
      <Button key={command} {...told} command={command} onPress={() => give(table, command)} />
    ));
  });
}

const ACTS: Record<Command, (table: Table) => void> = {
  undo: ({ session }) => session.undo(),
  redo: ({ session }) => session.redo(),
  moves: (table) => openRecord(table),
  panels: (table) => openPanels(table),
  hint: ({ session }) => session.picking.toggleHint(),
  pause: ({ session }) => session.pause(),
  review: (table) => openReview(table),
  analyse: ({ page, saved, session }) => {
    const at = session.now.view.value?.ply ?? 0;
    const whole = goingOn(saved.record, wholeOf(saved));
    page.door.call('link', { record: whole }).then(
      ({ link }) => {
        session.help();
        page.goTo(analysisHash(link, { of: whole.game }, at, saved.key));
      },
      (error) => toast(errorSentence(error)),
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
  keys: (table) => openShortcuts(table, give),
  names: (table) => askNames(table),
};

/** Gives a command; returns false where there is nothing to do. */
export function give(table: Table, command: Command): boolean {
  if (!canGive(command, table.session)) return false;
  table.session.tips.used(command);
  ACTS[command](table);
  return true;
}
