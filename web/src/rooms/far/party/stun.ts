// STUN servers, by which devices on different networks find each other: those that this page may ask,
// and the one that an invitation names.
import type { AddressFields } from '../../../addresses/links.ts';
import { wordIn } from '../../../addresses/mended.ts';
import { read, write } from '../../../keep/prefs.ts';
import { config } from '../../../site/config.js';

const NAME = 'live-server';
/** The last server that the person here didn't want to use. */
const REFUSED = 'live-refused';
const SERVER = /^stuns?:[\w.-]{1,253}(:\d{1,5})?$/;
/** What most of them begin with, and an address leaves out. */
const USUAL = 'stun:';

export function isServer(text: string): boolean {
  return SERVER.test(text);
}

/** The person's own server, '' without one. */
export function ownServer(): string {
  const own = read(NAME) ?? '';
  return isServer(own) ? own : '';
}

/** @param server '' for none */
export function useServer(server: string) {
  write(NAME, server);
}

export function refuseServer(server: string) {
  write(REFUSED, server);
}

/** The servers that may be asked: those of the site, and the person's own. */
export function servers(): RTCIceServer[] {
  const urls = [...config.stun, ownServer()].filter(Boolean);
  return urls.length ? [{ urls }] : [];
}

/** What an invitation says of the person's own server: those of the site are the guest's as well. */
export function serverField(): AddressFields {
  const own = config.stun.length ? '' : ownServer();
  return own ? { stun: encodeURIComponent(own.replace(RegExp(`^${USUAL}`), '')) } : {};
}

/** The server that an invitation names, if the person here has to say whether to use it; else ''. */
export function serverToAskAbout(field: string): string {
  const text = wordIn(field);
  const named = isServer(text) ? text : USUAL + text;
  return isServer(named) && !servers().length && named !== read(REFUSED) ? named : '';
}

/** A server without what it is asked by, as people call it. */
export function hostOf(server: string): string {
  return server.replace(/^stuns?:/, '').replace(/:\d+$/, '');
}
