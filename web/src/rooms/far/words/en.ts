// What is said about direct connections between the devices of players, in English.
import { capital, listed } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

/**
 * Somebody elsewhere in a sentence: as its subject, as its first word, after “to” and “from”. A
 * person has a name; others are “your friend”, or “a guest”.
 */
export type Elsewhere = Record<'name' | 'first' | 'to' | 'from', string>;

const called = (name: string): Elsewhere => ({ name, first: capital(name), to: name, from: name });

export const live = translated('live', {
  called,
  friend: called('your friend'),

  // For the player who invites.
  /** Below an invitation: how the two play live. */
  steps: {
    title: 'Both there now? Play live',
    open: 'Your friend opens the link, or scans its code.',
    back: 'Then scan the code that their page shows, or paste their link here:',
    pasteHere: 'Paste their link',
    wrong: 'This is no link to this game.',
  },
  stayHere: 'Leave this page open until you are connected.',
  oneNetwork: 'All devices have to be on one Wi-Fi or hotspot.',
  scan: 'Scan their code',
  /** Shows codes for one player after another. */
  lobby: {
    open: 'In one room? Show codes',
    show: 'Show the code',
    next: 'Code for the next player',
    look: 'Hold the code of their page before this camera.',
    old: 'That page answers an earlier code. Let it scan the one here.',
  },
  /** Where the site has a meeting place. */
  meeting: {
    share: 'This one link is for everybody: whoever opens it is connected here, and nobody has to send anything back.',
    hosts: 'Whoever opens your link is connected to you at once.',
    looks: 'Looking for the others. You are connected as soon as they are there.',
    asks: 'Finding you a seat…',
    behind: 'Another player joins first. You join after their first move.',
    broken: 'What lies at the meeting place was changed on its way. Connect by codes, or play on by links.',
    away: 'The meeting place can’t be reached. Connect by codes, or play on by links.',
  },
  inviteNext: 'Invite the next player',
  connectNote: 'A player who opens this link goes on with the game; anyone else can watch.',
  connectMessage: (game: string) => `Let’s go on with our game of ${game}:`,

  // For the player who joins.
  joined: {
    task: ({ to }: Elsewhere) => `Show ${to} your code`,
    show: 'Show my code',
    answerTitle: ({ to }: Elsewhere) => `Your answer to ${to}`,
    answerMessage: (game: string) => `My answer for our game of ${game}:`,
    answerLabel: 'Link with your answer',
    scans: ({ first }: Elsewhere) => `${first} scans this code.`,
    waits: ({ name }: Elsewhere) => `Leave this page open: ${name} has to open your answer. If nothing comes of it, ask for a new code.`,
  },

  // In the settings.
  server: 'STUN server for live games',
  serverMore: 'If both of you name one, you can often play live across networks. It learns the public address of your device and when you connect, but nothing of the game; whoever you play with learns that address too. Leave this empty to ask no server.',
  serverWrong: 'Expected stun:name or stun:name:port',
  askServer: {
    question: ({ first, name }: Elsewhere, server: string) => `${first} reaches other networks through ${server}. Use it too? It learns the public address of your device and when you connect; ${name} learns that address too.`,
    use: 'Use it too',
    without: 'Play without it',
  },

  // For those who watch.
  watcher: called('a spectator'),
  guest: (name: string) => called(name ? `a guest named ${name}` : 'a guest'),
  /** @param join whether they may still join */
  several: (many: number, join: boolean) => called(`${many} ${join ? 'guests' : 'spectators'}`),
  watch: 'Watch',
  full: 'You can watch this game. If you play it, open the link on the device where you play.',
  toMove: (name: string) => `${name} to move`,
  watchingNow: 'You watch this game.',
  watchedLast: 'Not connected any more. This is what you saw last.',

  // For both.
  connecting: 'Connecting…',
  stay: 'To play live, leave this page open until you are connected.',
  reloads: 'Another language loads the page anew, which ends the live connection. The game stays: connect again, or play on by links.',
  connected: (who: Elsewhere[]) => `Connected to ${listed(who.map(({ to }) => to))}`,
  /** A game with those who are connected. */
  withPeople: (who: readonly string[]) => `With ${listed(who)}`,
  missing: (who: string[]) => `Not connected: ${listed(who)}.`,
  undecided: (who: string[]) => `Still writing: ${listed(who)}.`,
  lost: 'Not connected.',
  /** After a loss, while the two look for each other. */
  triesAgain: 'Trying again…',
  byLinks: 'Or go on by links',
  connect: 'Play live',
  /** After a loss: one shows a code, the other scans it. */
  showAgain: 'Show a code',
  scanAgain: ({ name }: Elsewhere) => `Scan ${name}’s code`,
  begins: (by: string, game: string) => `${by} begins ${game}.`,
  waitsFor: (by: string) => `You have joined. Waiting for ${by}’s first move.`,
  invites: ({ first }: Elsewhere) => `${first} invites you to play live.`,
  leave: 'Disconnect',
  noSeat: 'No seat was given. Try again, or watch.',
  connectNow: 'Connect',
  watchNote: 'Whoever opens this link watches.',
  stayOn: 'Leave this page open as long as you play live.',
  letWatch: 'Let someone watch',
  reconnect: 'Connect again',
  late: ({ from }: Elsewhere, until: string) => `If the clock of this device is right, this invitation was for playing live until ${until}. Then ask ${from} for a new link.`,
  unfit: ({ from }: Elsewhere) => `This link can’t connect your devices any more. Ask ${from} for a new one.`,
  noWay: 'Your browser offers no way to reach this device, so it can’t be connected now.',
  goesOn: 'The game goes on by links.',
  hides: 'A Wi-Fi may hide its devices from each other. If you allow the camera once, your browser tells where this device is.',
  allowCamera: 'Allow the camera once',
  /** Why a connection ended, where that isn't all: then the devices can be connected again. */
  ends: {
    flood: ({ first }: Elsewhere) => `${first} was disconnected: too many messages came at once.`,
    garbage: ({ first }: Elsewhere) => `${first} was disconnected: what came was no message of a game.`,
    unreachable: (): string => 'The other device couldn’t be reached. Is its page still open? Connect both to one phone’s hotspot and try again, or play on by links.',
    tooOld: (): string => 'This answer is too old. Connect again, or play on by links.',
    slow: (): string => 'The other device was found, but what it said came too slowly. Connect again, or play on by links.',
  },
  dropped: ({ first }: Elsewhere, why: string) => `${first} was disconnected. ${why} Your game was not changed.`,

  // What comes of an answer that is opened.
  elsewhere: (game: string) => `Your game of ${game} is in another tab: go on there. You can close this one.`,
  sleeps: 'The tab with your game sleeps. Go to it: it takes this answer as soon as it is awake.',
  goOnHere: 'Go on here by links',
  toGame: (game: string) => `Go to ${game}`,
  /** The title of a page that nobody looks at. */
  isThere: (who: string[]) => `${listed(who)} ${who.length > 1 ? 'are' : 'is'} there`,
  known: 'This answer, or another one to the same invitation, was taken before. For one more guest, show a new code.',
  looking: 'Looking for the page that waits for this answer…',
  old: 'This answer is too old to connect by. Show the invitation again to play live.',
  unknown: 'No page here has taken this answer. Open it in the browser in which you invited, or show the invitation again.',
  bad: 'Part of this answer is missing; copy all of it.',
});
