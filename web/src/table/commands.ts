// The commands of a table: their words, and what of them can be done now.

import type { FollowUp } from '../game/follow-up.ts';
import { areDifferent, watching } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { dayOfRecord } from '../rooms/daily/kept.ts';
import type { Panel } from '../scene/types.ts';
import type { ButtonProps } from '../ui/button.tsx';
import * as words from '../words/words.ts';

export type Command = keyof typeof COMMANDS;

const COMMANDS = {
  undo: { icon: 'undo' },
  redo: { icon: 'redo' },
  moves: { icon: 'list' },
  panels: { icon: 'flag' },
  hint: { icon: 'hint' },
  pause: { icon: 'pause' },
  review: { icon: 'review' },
  mistakes: { icon: 'learn' },
  analyse: { icon: 'whole' },
  new: { icon: 'new' },
  send: { look: 'filled' },
  next: { look: 'filled' },
  again: { look: 'filled' },
  swap: { icon: 'swap' },
  rules: { icon: 'rules', look: 'quiet' },
  learn: { icon: 'learn', look: 'quiet' },
  print: { icon: 'print', look: 'quiet' },
  share: { icon: 'share', look: 'quiet' },
  resign: { icon: 'resign' },
  draw: { icon: 'draw' },
  keys: { icon: 'keys', look: 'quiet square', bare: true },
  names: { icon: 'seat' },
} satisfies Record<string, Partial<ButtonProps>>;

/**
 * Where commands stand: in the bar below the board or beside it, in the head, or in the menu that
 * More opens; on a phone that is where most are.
 */
export type CommandPlaces = Record<'bar' | 'head' | 'menu', Command[]>;

/** What comes next, where there is something. */
const NEXT: Command[] = ['send', 'next', 'again'];
const BAR: Command[] = ['undo', 'redo', 'moves', 'panels', 'hint', 'pause', 'review'];
const RARE: Command[] = ['names', 'resign', 'draw'];

const WIDE: CommandPlaces = {
  bar: [...NEXT, 'swap', ...BAR, 'new'],
  head: ['rules', 'learn', 'print', 'share', 'keys'],
  menu: ['analyse', ...RARE, 'mistakes'],
};
const WIDE_END: CommandPlaces = {
  bar: [...NEXT, 'swap', 'share', 'review', 'mistakes', 'undo', 'moves', 'panels', 'new'],
  head: ['rules', 'learn', 'print', 'keys'],
  menu: ['analyse', 'redo', ...RARE, 'hint', 'pause'],
};
const PHONE: CommandPlaces = {
  bar: [...NEXT, ...BAR],
  head: ['rules'],
  menu: ['analyse', 'swap', 'new', ...RARE, 'learn', 'mistakes', 'share', 'print', 'keys'],
};
const PHONE_END: CommandPlaces = {
  bar: [...NEXT, 'share', 'review', 'moves', 'panels'],
  head: ['rules'],
  menu: ['undo', 'redo', 'hint', 'pause', ...PHONE.menu.filter((command) => command !== 'share')],
};

/** Where one can learn from mistakes, the list of moves gives way: the review has them, too. */
const PHONE_LEARN: CommandPlaces = {
  ...PHONE_END,
  bar: PHONE_END.bar.map((command) => (command === 'moves' ? 'mistakes' : command)),
  menu: ['moves', ...PHONE_END.menu.filter((command) => command !== 'mistakes')],
};

/** Returns where commands stand: the end of a game has a bar of its own. */
export function placesOf(onPhone: boolean, session: SessionFacts): CommandPlaces {
  const over = session.now.arrived.value?.view.over ?? false;
  if (!onPhone) return over ? WIDE_END : WIDE;
  if (!over) return PHONE;
  return learns(session) ? PHONE_LEARN : PHONE_END;
}

/** Whether one may think with a bot's help: not in games that are to be played without. */
function mayAnalyse({ card, now }: SessionFacts): boolean {
  const { seats, serious, record, shown } = now;
  const { view, prepared = false } = shown.value ?? {};
  if (!view || prepared || !card.levels.length) return false;
  const ofDay = dayOfRecord(record.value) !== null;
  return view.over || !(seats.value.includes('far') || serious.value || ofDay);
}

/** Whether a person here has played what bots can weigh. */
function learns({ card, now: { seats } }: SessionFacts): boolean {
  return card.levels.length > 0 && seats.value.includes('person');
}

type SessionFacts = Pick<Session, 'card' | 'now'>;

/** Returns what a command's button shows now; reads the session's signals. */
export function commandState(command: Command, session: SessionFacts): ButtonProps {
  return {
    word: words.table.commands[command],
    ...COMMANDS[command],
    ...changing(command, session),
  };
}

export function canGive(command: Command, session: SessionFacts): boolean {
  const { hidden, disabled } = commandState(command, session);
  return !hidden && !disabled;
}

function changing(command: Command, session: SessionFacts): Partial<ButtonProps> {
  const { card, now } = session;
  const { shown, canUndo, canRedo, offers, ways, matchStatus, seats } = now;
  const { seating, serious, here, followUp, record } = now;
  const { hint, pause, review } = offers.value;
  const view = shown.value?.view;
  const sends = matchStatus.value?.deed === 'send';
  switch (command) {
    case 'undo':
      return { disabled: !canUndo.value, hidden: serious.value };
    case 'redo':
      return { disabled: !canRedo.value, hidden: serious.value };
    case 'send':
      return { hidden: !sends };
    case 'next':
      return { hidden: !view?.over || !followUp.value.next };
    case 'again':
      // The others first hear how the game ended.
      return { hidden: !view?.over || sends, ...againLook(followUp.value) };
    case 'swap': {
      const { more, label } = words.table.swap;
      const word = seats.value.length === 2 ? words.table.commands.swap : more;
      const ofDay = dayOfRecord(record.value) !== null;
      const hidden = !view?.over || ofDay || !areDifferent(seating.value);
      return { word, label: label(word), hidden };
    }
    case 'panels':
      return view?.panels.length ? { word: panelName(view.panels[0]) } : { hidden: true };
    case 'review':
      return { hidden: !review };
    case 'analyse':
      return { hidden: !mayAnalyse(session) };
    case 'mistakes':
      return { hidden: !view?.over || !learns(session), label: words.table.learn };
    case 'resign':
    case 'draw': {
      const way = ways.value[command];
      return { hidden: way === 'none', disabled: way === 'closed' };
    }
    case 'names':
      return { hidden: watching(seats.value), disabled: !here.value };
    case 'share':
      // A link to look at would be taken for the one that the others wait for.
      return {
        hidden: seats.value.includes('far') && !view?.over,
        look: view?.over ? '' : 'quiet',
      };
    case 'learn':
      return { hidden: !card.courses.includes('basics') };
    case 'pause':
      if (pause !== 'go') return { hidden: pause === 'none' };
      return { word: words.table.commands.resume, icon: 'go' };
    case 'hint': {
      const asking = hint === 'asking';
      const pressed = asking || hint === 'shown';
      return { hidden: hint === 'none', disabled: hint === 'closed', pressed, busy: asking };
    }
    default:
      return {};
  }
}

/** The filled button is the next challenge, where there is one. */
function againLook({ next }: FollowUp): Partial<ButtonProps> {
  return next ? { look: '', icon: 'again' } : { look: 'filled' };
}

/** The longest name that a button of the bar has room for. */
const LONGEST = 12;

/** Returns what a game's first table is called: its title up to a comma, if that is short. */
function panelName({ title }: Panel) {
  const [name] = title.split(',');
  return name.length > LONGEST ? words.table.commands.panels : name;
}
