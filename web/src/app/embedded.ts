// What pages of other sites may show of this one in a frame.
import type { ComponentChildren } from 'preact';
import type { AddressFields } from '../addresses/links.ts';
import type { Card, Door } from '../scene/types.ts';

/** What such a thing needs of the page that shows it. */
export type Embedding = { door: Door; card: (game: string) => Promise<Card> };

/** A kind of them, and the field that its addresses are known by. */
export type Embedded = {
  field: string;
  open: (site: Embedding, value: string, fields: AddressFields) => Promise<Framed>;
};

export type Framed = {
  card: Card;
  /** The page of the site with the same, below the folder of the site. */
  place: string;
  content: ComponentChildren;
};
