// What is said in a game with people far away, who send each other links, in English.
import { listed } from '../grammar.ts';

export const far = {
  // What to do next.
  invite: (two: boolean) => (two ? 'Invite your friend' : 'Invite the next player'),
  inviteNote: (who: string) => `Send this link. Whoever opens it joins as ${who}.`,
  joined: (who: string) => `Send the game on to ${who}`,
  sendMove: (who: string) => `Send your move to ${who}`,
  sendNote: 'The game goes on when they open it. Then they send you a link in turn.',
  undoNote: 'Until you send it, you can take your move back.',
  sendEnd: 'Send the end of the game',
  sendEndNote: 'Send this last link, so that the others see how the game ended.',
  wait: (who: string) => `Waiting for ${who}`,
  waitJoin: 'Waiting for somebody to join',
  waitNote: 'When a link comes back, open it on this device. You can close this page until then.',
  sentEnd: 'You have sent the end of the game.',

  send: 'Send the link',
  again: 'Show my link again',
  paste: 'I have a link',

  sendTitle: 'Send this link',
  pasteTitle: 'A link from a friend',
  pasteLabel: 'Paste the link here',
  open: 'Open it',
  noLink: 'This text holds no link to a game with people far away. Copy the whole link.',

  // A link that comes.
  invited: (game: string) => `You are invited to a game of ${game}`,
  youAre: (side: string, others: string[]) => `You play ${side}, against ${listed(others)}.`,
  join: 'Join',
  notNow: 'Not now',
  full: 'All seats of this game are taken, and none of them is kept on this device.',
  look: 'Look at the game',
  openYours: 'Open your game',
  taken: (who: string) =>
    `Somebody else has joined as ${who} before you. This link goes on without you.`,
  known: 'You have opened this link before.',
  older: 'This link is older than your game.',
  refused: 'Your game was not changed.',
  whereItDiffers: 'Your game up to there:',

  /** Of games that are kept. */
  kept: {
    yourMove: 'your move',
    sendIt: 'send your link',
    waitsFor: (who: string) => `waiting for ${who}`,
    against: (side: string, others: string[]) => `${side}, against ${listed(others)}, by link`,
  },
};
