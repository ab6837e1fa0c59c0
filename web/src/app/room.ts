// What the page knows of a room. A room is an optional part of the page in a folder of its own,
// listed in `rooms.ts` and `at-table.ts`. The core calls these hooks and names no room.
import type { ComponentType } from 'preact';
import type { IfCurrent } from '../game/latest.ts';
import type { AtHome } from '../home/home.tsx';
import type { ModeSwitch } from '../home/setup.tsx';
import type { KnowsBots } from '../home/who-plays.tsx';
import { type Reader, type Route, readFor } from '../keep/links.ts';
import { type Mode, readMode } from '../keep/modes.ts';
import { type InSettings, offer } from '../keep/offered.ts';
import { whenForgotten } from '../keep/prefs.ts';
import { type Keeper, keepWith } from '../python/brought.ts';
import type { Card, Figure } from '../scene/types.ts';
import type { GameLink } from '../ui/game-links.tsx';
import type { Host } from './host.ts';

/** The part of a room's module that opens its pages. */
export type Pages<Place> = {
  /**
   * Shows the place of an address.
   * @param ifCurrent rejects once the page has gone elsewhere
   */
  open(app: Host, place: Place, ifCurrent: IfCurrent): Promise<void>;
};

/** What the first screen knows of a room. */
export type Room<Place = unknown> = {
  /** The name of its folder. */
  name: string;
  /** Loads its pages, if it has any. */
  load?: () => Promise<Pages<Place>>;
  /** How its addresses are read, by the field that each is known by. */
  addresses?: Readonly<Record<string, Reader<Place>>>;
  /** Opens a game's rules beside the board, at a clause, '' for their beginning. */
  clause?: (app: Host, card: Card, clause: string) => void;
  /** Opens a figure of the rules as a board to try. */
  figure?: (app: Host, card: Card, figure: Figure, caption: string) => void;
  /** A message from a far player is opened, with the fields that rooms added to its address. */
  message?: (message: Route & { to: 'message' }) => void;
  /** The game that an address is about, '' if unknown. It shows until the room opens. */
  game?(place: Place): string;
  /** What the room shows on the home page. */
  atHome?: AtHome;
  /** A manner of playing that the room has, and how the dialog before a game asks for it. */
  mode?: Mode;
  asks?: Omit<ModeSwitch, 'room'>;
  /** What the room knows of a game's bots, for the questions before a game. */
  bots?: Omit<KnowsBots, 'room'>;
  /** How a game with a friend far away goes, where the room has another way than links. */
  far?: string;
  /** Links from a game to the room: on its box, before it begins, or beside its rules. */
  links?: (card: Card) => readonly GameLink[];
  /** Whether something in the room has to wait for another visit. */
  awaits?: () => boolean;
  /** What the room offers in the settings. */
  settings?: InSettings;
  /** Everything is being deleted: so is what the room keeps outside the storage. */
  forgotten?: () => Promise<void>;
  /** Whether a game is one that the room could keep, and doesn't: its place `lacks` says what to do. */
  lacks?: (game: string) => boolean;
  /** Games that the room keeps, which were not written here. */
  brought?: Keeper;
  /** Shows at the foot of every page. */
  foot?: ComponentType;
  /** Whether texts and files that the app is opened with go to this room. */
  imports?: true;
};

/** The rooms of this site. */
export class Rooms {
  readonly all: readonly Room[];

  constructor(all: readonly Room[]) {
    this.all = all;
    for (const { name, addresses, mode, settings, brought, forgotten } of all) {
      if (addresses) readFor(name, addresses);
      if (mode) readMode(name, mode);
      if (settings) offer(settings);
      if (brought) keepWith(brought);
      if (forgotten) whenForgotten(forgotten);
    }
  }

  named(name: string): Room | undefined {
    return this.all.find((room) => room.name === name);
  }

  /** Where the page says how a game comes that isn't here; undefined if it can't. */
  lacking(game: string): Extract<Route, { to: 'room' }> | undefined {
    const room = this.all.find(({ lacks }) => lacks?.(game));
    return room && { to: 'room', room: room.name, place: { lacks: game } };
  }

  links = (card: Card): GameLink[] => this.all.flatMap(({ links }) => links?.(card) ?? []);
}
