// The commands of any table; rooms add others.
import { newHash } from '../addresses/links.ts';
import { areDifferent, rotated, watching } from '../game/seating.ts';
import { hasAdaptive } from '../keep/modes.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import { share } from '../share/share.tsx';
import { CORE, contribute } from '../slots/slots.ts';
import type { ButtonProps } from '../ui/button.tsx';
import * as words from '../words/words.ts';
import { askNames, askToEnd } from './dialogs.tsx';
import {
  type Command,
  commands,
  occasionOf,
  type Page,
  type SessionFacts,
  shares,
} from './hooks.ts';
import { openShortcuts } from './keys.tsx';
import { openPanels, openRecord, panelsWord } from './record.tsx';

const { commands: named, shortcuts } = words.table;

/** What to do after a game. */
const NEXT: Command[] = [
  {
    name: 'next',
    word: '',
    look: 'filled',
    at: { wide: ['bar', 20], phone: ['bar', 20] },
    state: ({ now }) => {
      const { next } = now.followUp.value;
      return next
        ? { word: next.word, short: next.short, hidden: !now.over.value }
        : { hidden: true };
    },
    inPlaceOf: 'again',
    act: ({ page, session }) => {
      const { next } = session.now.followUp.value;
      if (!next) return;
      if ('press' in next) next.press();
      else page.goTo(next.href);
    },
  },
  {
    name: 'again',
    word: named.again,
    icon: 'again',
    look: 'filled',
    at: { wide: ['bar', 30], phone: ['bar', 30] },
    state: ({ now, elsewhere }) => ({ hidden: !now.over.value || elsewhere?.asks.value === true }),
    act: ({ page, saved }) => playAgain(page, saved),
  },
  {
    name: 'swap',
    word: named.swap,
    icon: 'swap',
    at: { wide: ['menu', 40], phone: ['menu', 40] },
    state: ({ now }) => {
      const { more, label } = words.table.swap;
      const word = now.seats.value.length === 2 ? named.swap : more;
      const fixed = now.occasion.value !== null || !areDifferent(now.seating.value);
      return { word, label: label(word), hidden: !now.over.value || fixed };
    },
    act: ({ page, saved }) => playAgain(page, { ...saved, ...rotated(saved) }),
  },
  {
    name: 'new',
    word: named.new,
    icon: 'new',
    at: { wide: ['menu', 50], phone: ['menu', 50] },
    key: { sign: 'n', among: 'play', rank: 50 },
    act: ({ page, card, saved }) => page.askNew(card, saved),
  },
];

const PLAY: Command[] = [
  {
    name: 'undo',
    word: named.undo,
    icon: 'undo',
    at: { wide: ['bar', 50], wideEnd: ['menu', 10], phone: ['bar', 50], phoneEnd: ['menu', 10] },
    key: { sign: 'u', among: 'play', rank: 20 },
    // People elsewhere learn of most moves at once; whoever has a sheet may still change it.
    state: ({ now, card, elsewhere }) => ({
      disabled: !now.canUndo.value,
      hidden: now.serious.value || (!now.canUndo.value && elsewhere !== null && !card.sheets),
    }),
    act: ({ session }) => session.undo(),
  },
  {
    name: 'redo',
    word: named.redo,
    icon: 'redo',
    at: { wide: ['bar', 120], wideEnd: ['menu', 15], phone: ['bar', 60], phoneEnd: ['menu', 15] },
    key: { sign: 'y', among: 'play', rank: 30 },
    // Last in its row, where it moves nothing when it comes.
    state: ({ now }) => ({ hidden: now.serious.value || !now.canRedo.value }),
    act: ({ session }) => session.redo(),
  },
  {
    name: 'hint',
    word: named.hint,
    icon: 'hint',
    at: { wide: ['bar', 90], wideEnd: ['menu', 90], phone: ['bar', 90], phoneEnd: ['menu', 20] },
    key: { sign: 'h', among: 'play', rank: 10 },
    state: ({ now }) => hintState(now),
    act: ({ session }) => session.picking.toggleHint(),
  },
  {
    name: 'pause',
    word: named.pause,
    icon: 'pause',
    at: { wide: ['bar', 100], wideEnd: ['menu', 95], phone: ['bar', 100], phoneEnd: ['menu', 25] },
    key: { sign: 'k', among: 'play', rank: 40, words: shortcuts.pause },
    state: ({ now }) => {
      const { pause } = now.offers.value;
      return pause === 'go' ? { word: named.resume, icon: 'go' } : { hidden: pause === 'none' };
    },
    act: ({ session }) => session.pause(),
  },
  {
    name: 'resign',
    word: named.resign,
    icon: 'resign',
    at: { wide: ['menu', 70], phone: ['menu', 70] },
    key: { sign: 'g', among: 'play', rank: 60 },
    state: ({ now }) => endState(now, 'resign'),
    act: (table) => askToEnd(table, 'resign'),
  },
  {
    name: 'draw',
    word: named.draw,
    icon: 'draw',
    at: { wide: ['menu', 80], phone: ['menu', 80] },
    key: { sign: 'd', among: 'play', rank: 70 },
    state: ({ now }) => endState(now, 'draw'),
    act: (table) => askToEnd(table, 'draw'),
  },
];

const LOOK: Command[] = [
  {
    name: 'moves',
    word: named.moves,
    icon: 'list',
    at: { wide: ['bar', 70], phone: ['bar', 70] },
    act: openRecord,
  },
  {
    name: 'panels',
    word: named.panels,
    icon: 'score',
    at: { wide: ['bar', 80], wideEnd: ['bar', 100], phone: ['bar', 80] },
    state: ({ now }) => {
      const [panel] = now.arrived.value?.view.panels ?? [];
      return panel ? { word: panelsWord(panel) } : { hidden: true };
    },
    act: openPanels,
  },
  {
    name: 'names',
    word: named.names,
    icon: 'seat',
    at: { wide: ['menu', 60], phone: ['menu', 60] },
    state: ({ now }) => ({ hidden: watching(now.seats.value), disabled: !now.here.value }),
    act: askNames,
  },
  {
    name: 'share',
    word: named.share,
    icon: 'share',
    at: { wide: ['head', 40], wideEnd: ['bar', 50], phone: ['menu', 110], phoneEnd: ['bar', 50] },
    feast: true,
    key: { sign: 'c', among: 'look', rank: 30, words: shortcuts.share },
    state: ({ now }) => ({
      // A link that only shows the game could be mistaken for the message that the others wait for.
      hidden: now.seats.value.includes('far') && !now.over.value,
      look: now.over.value ? '' : 'quiet',
    }),
    act: ({ page, card, saved, session }) =>
      share(
        {
          door: page.door,
          card,
          saved,
          view: session.now.display.value?.view ?? null,
          occasion: session.now.occasion.value,
        },
        shares,
      ),
  },
  {
    name: 'keys',
    word: named.keys,
    icon: 'keys',
    at: { wide: ['menu', 130], phone: ['menu', 130] },
    key: { sign: '?', among: 'look', rank: 40, words: shortcuts.keys },
    act: openShortcuts,
  },
];

contribute(commands, ...NEXT, ...PLAY, ...LOOK)(CORE);

type Now = SessionFacts['now'];

/** Repeats a game with the same players and options, or its occasion. */
function playAgain({ goTo }: Page, saved: SavedTable) {
  const { seats, names, record, rooms } = saved;
  const again = { seats, names, options: record.options, ...(hasAdaptive(saved) && { rooms }) };
  goTo(occasionOf(saved)?.again ?? newHash(record.game, again));
}

function hintState({ offers }: Now): Partial<ButtonProps> {
  const { hint } = offers.value;
  const asking = hint === 'asking';
  const pressed = asking || hint === 'shown';
  return { hidden: hint === 'none', disabled: hint === 'closed', pressed, busy: asking };
}

function endState({ earlyEnds }: Now, how: 'resign' | 'draw'): Partial<ButtonProps> {
  const earlyEnd = earlyEnds.value[how];
  return { hidden: earlyEnd === 'none', disabled: earlyEnd === 'closed' };
}
