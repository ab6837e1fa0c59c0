// Words about links in a game by messages: who a link is for, and what sending it does.
import type { Now } from '../../game/now.ts';
import { linksNote } from '../../settings/keeping.tsx';
import { paragraph } from '../../words/grammar.ts';
import * as words from '../../words/words.ts';
import type { FarGame, FarStatus } from './far-game.ts';

/** Returns what to do; '' if nothing. */
export function matchNote(far: FarStatus, { canUndo, seats }: Now): string {
  const { undoNote, waitNote, mayClose, sentEnd } = words.match;
  if (far.deed === 'over') return far.own ? sentEnd : '';
  if (far.deed === 'wait') return paragraph(waitNote, far.stays || mayClose, linksNote());
  return paragraph(linkNote(far, seats.value.length), canUndo.value && undoNote);
}

/** Returns what the dialog says: what the link is for, and when it counts as sent. */
export function dialogNote({ status }: FarGame, { seats, canUndo }: Now): string {
  if (!status.value) return '';
  const note = linkNote(status.value, seats.value.length);
  return paragraph(note, canUndo.value && words.match.countsNote);
}

/** Returns the message to send with a link. */
export function messageWords(far: FarStatus | null, game: string): string {
  const { invitation, yourMove, ended, joinedIn } = words.match.messages;
  if (far?.who === '') return ended(game);
  if (far?.invites) return invitation(game);
  return far?.moved === false ? joinedIn(game) : yourMove(game);
}

/** Returns what the current link is for. */
function linkNote({ who, invites }: FarStatus, players: number): string {
  const { inviteNote, sendNote, sendEndNote } = words.match;
  if (who === '') return sendEndNote(players === 2);
  return invites ? inviteNote(who) : sendNote(players === 2);
}
