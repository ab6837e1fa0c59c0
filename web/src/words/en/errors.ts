// The words of errors, in English.
import { translated } from '../translated.ts';

const safe = 'Your moves are kept.';

export const errors = translated('errors', {
  /** Of links. */
  badCode: 'This link can’t be opened: its address contains an invalid % code.',
  namesNothing: 'This link doesn’t lead to a game.',
  badSeat: (seat: string) => `This link asks for the player “${seat}”. A player is “person”, “far”, “bot1”, “bot2” and so on.`,
  badOptions: 'This link’s options aren’t a JSON object.',
  noGame: (why: string) => `This link can’t be opened: ${why}`,
  newerLink: 'This link was made by a newer version of this page. Reload the page to update it, then open the link again.',
  linkNotValid: 'The game in this link isn’t valid.',
  unusable: (why: string) => `This link can’t be used: ${why}`,

  /** Of saved games. */
  notKept: 'This game isn’t kept on this device. Ask the person who has it to share it with you.',
  keepsNothing: 'This game isn’t here: this browser keeps nothing of this site. A private window may be the reason.',
  damaged: 'This saved game is damaged and can’t be opened. It was set aside, not deleted.',
  details: 'Details',
  /** @param game the oldest of them */
  deletedForRoom: (count: number, game: string) => (count > 1 ? `This device has no room left. To keep this game, the ${count} oldest finished games were deleted.` : `This device has no room left. To keep this game, the oldest finished game (${game}) was deleted.`),

  noSuchGame: (id: string) => `there is no game called “${id}” here`,

  /** Of the page. */
  couldNotShow: (why: string) => `This page could not be shown. ${why}`,
  couldNotStart: (why: string) => `This game could not start. ${safe} ${why}`,
  partMissing: 'A part of this page could not be loaded. Check your connection, then try again.',

  /** Why the rules don't run, by the engine's reason. */
  engine: {
    stopped: 'The rules were stopped.',
    'not-running': 'The rules are not running.',
    timeout: 'Starting took too long, or this browser forbids it.',
    silent: 'The rules did not answer in time.',
    'too-long': 'it is too long to be read.',
    unanswered: 'The rules could not answer this request.',
    'no-workers': 'This browser runs no background workers, and the rules need one.',
    'no-webassembly': 'This browser runs no WebAssembly, or forbids it, and the rules need it.',
    crashed: (what: string) => `The rules stopped unexpectedly: ${what}.`,
    'worker-missing': 'Part of the site couldn’t be loaded. Are you online?',
    'another-build': 'This page and its rules are of different versions. Reload the page, or repair it in the settings.',
    unreadable: 'The rules stopped unexpectedly: a message was unreadable.',
    network: 'Part of the site couldn’t be loaded. Are you online?',
    'no-puzzles': 'The puzzles could not be loaded. Check your connection, then try again.',
    missing: (file: string) => `The file ${file} is missing here.`,
    tampered: (file: string) => `The file ${file} is not the one that this page was built with.`,
    python: (line: string) => `Python could not start: ${line}`,
  },
});
