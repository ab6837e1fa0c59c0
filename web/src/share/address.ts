// The addresses by which games are shared.
import type { ComponentType } from 'preact';
import { config } from '../site/config.js';
import { Abilities } from '../slots/slots.ts';
import type { PagePart } from '../ui/part.ts';

/** An address; `apart` is the game that doesn't come along, and whether its readers have that. */
export type Link = { address: string; apart?: { game: string; isSame: boolean } };

/** Sends the games that the site doesn't have. */
export type Sender = {
  /** The fields of an address with which a game comes along; '' if its file is too large. */
  fieldsOf: (game: string) => Promise<string>;
  /** Opens what sends a game by itself. */
  send: (game: string) => void;
};

/** A part that shows a text as a code. */
export type CodePart = PagePart<{ QrCode: ComponentType<{ text: string }> }>;

/** Longer addresses aren't passed on whole by all that carry them. */
const MOST_LETTERS = 1500;

type SharingServices = {
  sender: Sender;
  codes: CodePart;
};

export const sharingServices = new Abilities<SharingServices>('sharing');

export function sendGame(game: string) {
  sharingServices.get('sender')?.send(game);
}

/** Whether the site has a page of a game, without a script. */
export function hasPage(game: string): boolean {
  return config.games.includes(game);
}

/**
 * The address to share something of a game by: the game's own page says which game it is, where links
 * are previewed, and leads on. Games that the site doesn't have have no page.
 */
export function addressToShare(game: string, hash: string): string {
  const page = hasPage(game) ? `${game}/` : '';
  return new URL(`./${page}${hash}`, location.href).href;
}

/** The address to show something of a game by in a page of another site; null where none may. */
export function addressToFrame(game: string, hash: string): string | null {
  return config.frames && hasPage(game) ? new URL(`./embed.html${hash}`, location.href).href : null;
}

/**
 * The same, and a game that the site doesn't have comes along if there is room for it.
 * @param isSame whether the link is for those who have the game
 */
export async function linkToShare(game: string, hash: string, isSame = false): Promise<Link> {
  const address = addressToShare(game, hash);
  const sender = sharingServices.get('sender');
  if (!sender || hasPage(game)) return { address };
  const fields = isSame ? '' : await sender.fieldsOf(game);
  const whole = `${address}&${fields}`;
  const fits = fields !== '' && whole.length <= MOST_LETTERS;
  return fits ? { address: whole } : { address, apart: { game, isSame } };
}
