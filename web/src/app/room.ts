// What the page as a whole lets rooms do: open pages, and what one of them can do for all.
import { type Addresses, addresses, type Route } from '../addresses/links.ts';
import type { IfCurrent } from '../game/latest.ts';
import type { Card, Figure } from '../scene/types.ts';
import { Abilities, Contributions, contribute, type Fill } from '../slots/slots.ts';
import type { Host } from './host.ts';

/** The part of a room's module that opens its pages. */
export type Pages<Place> = {
  /**
   * Shows the place of an address.
   * @param ifCurrent rejects once the page has gone elsewhere
   */
  open(app: Host, place: Place, ifCurrent: IfCurrent): Promise<void>;
};

type Opener<Place> = {
  load: () => Promise<Pages<Place>>;
  /** The game that an address is about, '' if unknown. It shows until the room opens. */
  game?: (place: Place) => string;
};

export const openers = new Contributions<Opener<unknown>>('pages');

/** Opens pages at some addresses. */
export function opens<Place>({
  addresses: own,
  ...opener
}: Opener<Place> & { addresses: Addresses<Place> }): Fill {
  return (by) => {
    contribute(addresses, own)(by);
    contribute(openers, opener as Opener<unknown>)(by);
  };
}

type PageServices = {
  /** Opens a game's rules beside the board, at a clause, '' for their beginning. */
  clause: (app: Host, card: Card, clause: string) => void;
  /** Opens a figure of the rules as a board to try. */
  figure: (app: Host, card: Card, figure: Figure, caption: string) => void;
  /** The address of the page where texts and files go that the app is opened with. */
  imports: string;
  /** Opens what people elsewhere have sent as a link. */
  message: (app: Host, route: Route & { to: 'message' }, ifCurrent: IfCurrent) => Promise<void>;
};

export const pageServices = new Abilities<PageServices>('page');
