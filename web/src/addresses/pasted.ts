// Finds links in pasted text: a message, a mail, Markdown, or another address.
import * as words from '../words/first.ts';
import { type Route, readHash } from './links.ts';
import { decoded, opened, printable, SIGNS, undone, type Way } from './mended.ts';

/** An address that holds a game. */
export type ToGame = Extract<Route, { to: 'link' | 'message' | 'record' }>;

/** An address within a field of another one; or one of which only "#" is encoded. */
const WITHIN = /%(?:25)*23[a-z]+%(?:25)*3D[^&\s"<>]*/gi;
const HASH = /%(?:25)*23(?=[a-z]+=)/gi;
/** One as Proofpoint had it: "-" stands for "%", and "_" for "/". */
const HYPHENATED = /-23[a-z]+-3D[\w.-]*/gi;
/** As it has it now: each "*" is one of the signs that follow in base64, "**A" are two of them. */
const STARRED = /__(https?:(?:(?!__https?:)\S)*?)__;([\w-]*)/g;
const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** What stands within other addresses. */
const ADDRESSES: readonly Way[] = [
  [STARRED, (_, address, signs) => ` ${unstarred(address, signs)} `],
  // Word keeps what follows "#" apart.
  [/"\s*\\l\s*"/g, '#'],
  [HYPHENATED, (address) => decoded(address.replace(/_/g, '/').replace(/-(?=[\da-f]{2})/gi, '%'))],
  [WITHIN, (address) => ` ${opened(address).replace(/^%(?:25)*23/, '#')} `],
  [HASH, '#'],
];

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
  return addresses.map((address) => /^.*[\w%-]/.exec(address)?.[0] ?? '');
}

/** Returns a text in which addresses are as they were before mail, gateways and documents. */
function withAddresses(text: string): string {
  return printable(undone(text, [...SIGNS, ...ADDRESSES]));
}

function unstarred(address: string, base64: string): string {
  const letters = base64.length % 4 === 1 ? '' : base64.replace(/-/g, '+').replace(/_/g, '/');
  const signs = [...atob(letters)];
  return address.replace(/\*(?:\*(.))?/g, (_, run) =>
    signs.splice(0, run ? RUNS.indexOf(run) + 2 : 1).join(''),
  );
}
