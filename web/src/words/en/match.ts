// The words of games by messages, in English.
import { listed } from '../grammar.ts';
import { translated } from '../translated.ts';

export const match = translated('match', {
  // What to do next.
  invite: (two: boolean): string => (two ? 'Invite your friend' : 'Invite the next player'),
  inviteNote: (who: string) => `Your friend will play ${who}.`,
  joined: (who: string) => `Send the game on to ${who}`,
  sendMove: (who: string) => `Send your move to ${who}`,
  sendNote: (two: boolean) => `The game continues when they open the link. Then they send ${two ? 'you a link in turn' : 'it on, until a link comes back to you'}.`,
  undoNote: 'Until you send it, you can take your move back.',
  countsNote: 'Once you copy it, send it or show its QR code, you can’t take your move back.',
  sendEndNote: (two: boolean) => `Send this last link, so that ${two ? 'your friend sees' : 'the others see'} how the game ended.`,
  wait: (who: string) => `Waiting for ${who}`,
  waitJoin: 'Waiting for a player to join',
  waitOthers: 'Waiting for the others',
  waitNote: 'When a link comes back, open it on this device.',
  mayClose: 'You can close this page until then.',
  sentEnd: 'You have sent the end of the game.',

  again: 'Show my link',

  sendTitle: 'Send this link',
  /** The messages that go with links. */
  messages: {
    invitation: (game: string) => `Join me in a game of ${game}:`,
    joinedIn: (game: string) => `I have joined your game of ${game}. Your turn:`,
    yourMove: (game: string) => `Your move in ${game}:`,
    ended: (game: string) => `How our game of ${game} ended:`,
  },
  pasteLabel: 'Paste the link here',
  open: 'Open it',
  severalLinks: 'This text holds several links. The first one is open.',
  noLink: 'This text holds no link to a game. Copy the whole link.',

  // A link that arrives.
  invitedBy: (who: string, game: string) => `${who} invites you to a game of ${game}`,
  invitedTo: (game: string) => `You are invited to a game of ${game}`,
  newTo: (game: string) => `New to ${game}?`,
  youAre: (side: string, others: string[]) => `You play ${side}, against ${listed(others)}.`,
  /** @param messages about how many a game takes; above 20 in tens */
  takes: (messages: number, players: number) => `A game takes about ${messages} messages${players > 2 ? ': good for a group chat' : ''}.`,
  round: (round: number, rounds: number, who: string) => `Round ${round}${round < rounds ? ` of about ${rounds}` : ''}, ${who} is writing.`,
  fair: 'How the dice stay fair',
  fairNote: 'Every roll and card follows from secret numbers that all players fixed when they joined. No player can know or choose one before sending a move.',
  /** For three or more players, if chance sets up the game; docs/fair-dice.md says why. */
  setUpNote: 'One exception: together, the player who begins and the player who joins last could choose what is rolled or drawn before the first move.',
  join: 'Join',
  joining: 'You join as soon as the rules are loaded.',
  notNow: 'Not now',
  full: 'All seats of this game are taken, and none of them is yours in this browser.',
  elsewhere: 'If you play it in another browser or on another device, open the link there. If you have deleted your game here, only an export of it brings it back.',
  damaged: 'You play this game here, but what was kept of it is damaged. Without your secret the others can’t continue with you. If you have exported the game, import it.',
  tooOld: 'What was kept of your game is damaged, and this link is too old to mend it. Open the newest link of the game.',
  recordMended: 'What was kept of this game was damaged. It continues from the last link.',
  keptDamaged: 'What this device kept of the last link is damaged. Open that link once more.',
  openYours: 'Open your game',
  seatTaken: (who: string) => `Another player joined as ${who} before you. This link continues without you.`,
  yourOwn: 'This is the link that you have sent. The others open it.',
  known: 'You have opened this link before.',
  older: 'This link is older than your game.',
  refused: 'Your game was not changed.',
  ofAnother: 'What came belongs to another game.',
  whereItDiffers: 'Your game up to there:',
});
