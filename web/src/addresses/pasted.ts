// Finds links in pasted text: a message, a mail, Markdown, or another address.
import * as words from '../words/first.ts';
import { type Route, readHash } from './links.ts';
import { withAddresses } from './mended.ts';

/** An address that holds a game. */
export type ToGame = Extract<Route, { to: 'link' | 'message' | 'record' }>;

/** A longer text is no message with a link. */
const MOST_PASTED = 200_000;

/** An address with fields. One with a game may continue in the next line. */
const ADDRESS =
  /#(?:(?:[gm]|of|record|part)=[\w.!~*'()=&,%?-]*(?:[ \t]*\r?\n[>\s]*[\w.!~*'()=&,%-]+(?=\s|$))*|[a-z]+=[\w.!~*'()=&,%?-]+)/gi;
const HOLDS_GAME = /^#(?:[gm]|of|record)=/i;

/** Returns the links to games in a text, each once; if there are none, the other links. */
export function pastedLinks(text: string): string[] {
  const links = new Map<string, string>();
  for (const address of addressesIn(text.slice(0, MOST_PASTED))) {
    const route = readHash(address);
    if (leads(route)) links.set(JSON.stringify(route), links.get(JSON.stringify(route)) ?? address);
  }
  const all = [...links.values()];
  const games = all.filter((address) => HOLDS_GAME.test(address));
  return games.length ? games : all;
}

function leads(route: Route): boolean {
  if (isToGame(route)) return route.text !== '';
  return route.to === 'wrong' ? route.words !== words.errors.namesNothing : route.to !== 'delete';
}

/** Returns the texts of games and messages in the links of a text, in order, with their fields. */
export function linksIn(text: string): [field: string, text: string][] {
  const fields = { link: 'g', message: 'm', record: 'record' };
  return addressesIn(text).flatMap((address) => {
    const route = readHash(address);
    return isToGame(route) && route.text ? [[fields[route.to], route.text]] : [];
  });
}

function isToGame(route: Route): route is ToGame {
  return route.to === 'link' || route.to === 'message' || route.to === 'record';
}

function addressesIn(text: string): string[] {
  const addresses = [...withAddresses(text).matchAll(ADDRESS)].map(([address]) =>
    address.replace(/[>\s]+/g, ''),
  );
  return addresses.map((address) => /^.*[\w%]/.exec(address)?.[0] ?? '');
}
