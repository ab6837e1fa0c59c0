// What rooms need from the page.
import type { Signal } from '@preact/signals';
import type { Card, Figure } from '../scene/types.ts';
import type { Deps, Tables } from './tables.tsx';

/** What is given to the page: a text, a file, or a file that the app was opened with. */
export type FileOrText = string | File | Pick<FileSystemFileHandle, 'name' | 'getFile'>;

export type Host = Deps & {
  /** The address to return to from a detour. */
  readonly from: string;
  /** Texts from elsewhere, and files that the app was opened with. */
  readonly inbox: Signal<readonly FileOrText[]>;
  /** Asks who plays a game. */
  play: (card: Card) => void;
  /** Imports a text from another device. */
  importText: (text: string) => void;
  couldNot: (error: unknown) => void;
  /** Loads what opens tables. */
  tables: () => Promise<Tables>;
  /** Opens a figure of the rules as a board to try; null if no room does. */
  tryFigure: ((card: Card, figure: Figure, caption: string) => void) | null;
  /** Returns what opens a game's rules at a clause, beside the board. */
  clausesOf: (card: Card) => (clause: string) => void;
};
