// What is said about direct connections between the devices of players, in English.
import { listed } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const live = translated('live', {
  friend: 'your friend',

  // For the player who invites.
  answerNote:
    'The person who opens it now gets an answer to give back to you. Open that answer here, or scan it: then you are connected, with no more links.',
  scan: 'Scan the answer',
  paste: 'Paste the answer',
  inviteNext: 'Invite the next player',
  connectNote: 'A player who opens this link goes on with the game; anyone else can watch.',
  connectMessage: (game: string) => `Let’s go on with our game of ${game}:`,

  // For the player who joins.
  joined: {
    answerTitle: (who: string) => `Your answer to ${who}`,
    answerNote: (who: string) =>
      `To play live, give this back: ${who} scans the code, or opens the link. Then you are connected.`,
    answerMessage: (game: string) => `My answer for our game of ${game}:`,
    answerLabel: 'Link with your answer',
    late: (who: string) =>
      `If ${who} has taken your answer, the two devices don’t seem to be on the same network. Connect them to one Wi-Fi or hotspot, or play on by links.`,
    give: (who: string) => `To play live, give ${who} this:`,
  },

  // In the settings.
  server: 'STUN server for live games',
  serverMore:
    'With one, you can play live with people on other networks. It learns the public address of your device and when you connect, but nothing of the game. Leave this empty to ask no server.',
  serverWrong: 'Expected stun:name or stun:name:port',

  // For those who watch.
  watcher: 'a spectator',
  watch: 'Watch',
  full: 'You can watch this game. If you play it, open the link on the device where you play.',
  watchGive: (who: string) => `To watch, give ${who} this:`,
  watching: (game: string) => `${game}, live`,
  watchingNow: 'You watch this game. Each move shows as it is played.',
  watchedLast: 'Not connected any more. This is what you saw last.',

  // For both.
  connecting: 'Connecting…',
  connected: (who: string[]) => `Connected to ${listed(who)}`,
  missing: (who: string[]) => `Not connected: ${listed(who)}.`,
  undecided: (who: string[]) => `Still deciding: ${listed(who)}.`,
  allDecided: 'The others have decided.',
  lost: 'Not connected.',
  lostMore: 'Connect again, or send the link as before.',
  connect: 'Play live',
  reconnect: 'Connect again',
  /** Why a connection ended, where that isn't all: then the devices can be connected again. */
  ends: {
    flood: (who: string) => `${who} was disconnected: too many messages came at once.`,
    garbage: (who: string) => `${who} was disconnected: what came was no message of a game.`,
    unreachable: (): string =>
      'The two devices don’t seem to be on the same network. Connect them to one Wi-Fi or hotspot, or send the link as before.',
  },
  dropped: (who: string, why: string) =>
    `${who} was disconnected. ${why} Your game was not changed.`,

  // What comes of an answer that is opened.
  taken: 'The page that waits for this answer has it. You can close this one.',
  known: 'This answer was taken before.',
  unknown:
    'No page here waits for this answer. Open it in the browser in which you invited, or show the invitation again.',
  bad: 'Part of this answer is missing; copy all of it.',
});
