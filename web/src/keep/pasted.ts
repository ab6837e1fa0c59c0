// Links in what somebody has copied: out of a message, a mail or Markdown, or in another address.
import { linkHash, messageHash } from './game-links.ts';
import { type Route, readHash } from './links.ts';
import { jsonIn, plain } from './mended.ts';

/** No compact link and no message is longer, with what stands between its letters. */
const MOST_LETTERS = 20_000;

/** An address that holds a game. */
export type ToGame = Extract<Route, { to: 'link' | 'message' | 'record' }>;

/** More than this is no message with a link in it. */
const MOST_PASTED = 200_000;

/**
 * Where an address of this page begins: with "#", which may be encoded where it stands in another
 * address, or be a "*" there.
 */
const beginOf = (names: string) =>
  new RegExp(`(?:[#*]|%(?:25)*23)[/!]?(?=(?:${names})(?:=|%(?:25)*3D)["'\\s>]*[\\w%{])`, 'gi');
const OF_GAMES = beginOf('[gm]|of|record');
const OF_ANY = beginOf('[gm]|of|record|game|table|daily|learn|puzzles|mistakes|rules|print|part');

/** Finds the links to games in what somebody has copied, each once; those to other places without any. */
export function pastedLinks(text: string): string[] {
  const [games, others] = [new Set<string>(), new Set<string>()];
  for (const address of addressesIn(text.slice(0, MOST_PASTED), OF_ANY)) {
    const route = readHash(address);
    const link = gameLink(route, address);
    if (link) games.add(link);
    else if (!isToGame(route) || route.text) others.add(address);
  }
  return [...(games.size ? games : others)];
}

/** An address that holds a game, without what stood around it; null for any other. */
function gameLink(route: Route, address: string): string | null {
  if (route.to === 'room') return /&(?:beat|analyse)=/.test(address) ? address : null;
  if (!('text' in route) || !route.text) return null;
  if (route.to === 'link') return linkHash(route.text, route);
  return route.to === 'message' ? messageHash(route.text, route) : null;
}

/**
 * Finds the links to games and messages in a text, in their order; each leads to one of them.
 * @param most the search ends with so many
 */
export function linksIn(text: string, most: number): ToGame[] {
  const found: ToGame[] = [];
  for (const address of addressesIn(text, OF_GAMES)) {
    if (found.length === most) break;
    const route = readHash(address);
    if (isToGame(route)) found.push(route);
  }
  return found;
}

function isToGame(route: Route): route is ToGame {
  return route.to === 'link' || route.to === 'message' || route.to === 'record';
}

/** Yields the addresses of this page, one after the other; each letter is looked at few times. */
function* addressesIn(text: string, begins: RegExp): Generator<string> {
  const tidy = unwrapped(plain(text));
  let last: RegExpExecArray | undefined;
  for (const begin of tidy.matchAll(begins)) {
    if (last) yield addressAt(tidy, last, begin.index);
    last = begin;
  }
  if (last) yield addressAt(tidy, last, tidy.length);
}

/** The lines of mail that isn't decoded in one, and the target of an address of Proofpoint. */
function unwrapped(text: string) {
  const whole = /=3D/i.test(text) ? text.replace(/=\r?\n/g, '') : text;
  if (!whole.includes('urldefense.proofpoint.com/v2/')) return whole;
  return whole.replace(/(?<=[?&]u=)[^&\s]+/g, (target) =>
    target.replaceAll('_', '/').replace(/-(?=[\dA-F]{2})/g, '%'),
  );
}

/** What follows where an address begins, as far as it can be of it. */
function addressAt(text: string, { 0: sign, index }: RegExpExecArray, end: number): string {
  const rest = text.slice(index + sign.length, end);
  // In another address, the next field is of that.
  if (sign.startsWith('%')) return `#${/^[^&\s"<>]*/.exec(rest)?.[0]}`;
  if (/^(?:[gm]|of|part)\W/i.test(rest)) return `#${whole(rest.slice(0, MOST_LETTERS), LETTERS)}`;
  if (/^record\W*\{/i.test(rest)) return `#record=${encodeURIComponent(jsonIn(rest))}`;
  return `#${whole(rest, FIELDS)}`;
}

/** An address goes on in the next line with letters, or where that looks like an address too. */
const LETTERS = /^[^\s"<>]*(?:[ \t]*\r?\n[>\s]*[\w=&%-]+(?=[\s.,;)\]>"'’”]|$))*/;
const FIELDS =
  /^[^\s"<>]*(?:(?:(?<=%[\da-f]?)|(?=\s[>\s]*[^\s"<>]*[=&%,][^\s"<>])(?!\s+\S*:\/\/))[ \t]*\r?\n[>\s]*[^\s"<>]+)*/i;

function whole(rest: string, lines: RegExp) {
  return lines.exec(rest)?.[0].replace(/[>\s]/g, '');
}
