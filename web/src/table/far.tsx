// What to do next in a game with people far away: send a link, or wait for one.
import type { Far, Now } from '../game/session.ts';
import { Problem, type Way } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import type { Table } from './table.ts';

/** Null in any other game, and while the person here has to decide. */
export function farNote(table: Table) {
  const { session, page } = table;
  const far = session.now.far.value;
  if (!far || session.now.looking.value || !session.now.here.value) return null;
  const { again } = words.far;
  const { paste } = words.byLink;
  const { send } = words.table.commands;
  // A phone has it in the bar below, where it is always in sight.
  const sends = { word: send, look: 'filled send-on', press: () => table.sendOn() };
  const shows = { word: again, press: () => table.sendOn() };
  const pastes = { word: paste, press: () => page.paste() };
  const ways: Way[] = far.deed === 'send' ? [sends] : [];
  if (far.deed === 'wait') ways.push(pastes);
  if (far.deed !== 'send' && far.own) ways.push(shows);
  const said = noteOf(far, session.now);
  return said && <Problem words={said} ways={ways} calm="share" />;
}

function noteOf(far: Far, { canUndo, seats, shown }: Now): string {
  const { setUpNote, undoNote, waitNote, sentEnd } = words.far;
  if (far.deed === 'over') return far.own ? sentEnd : '';
  if (far.deed === 'wait') return waitNote;
  const players = seats.value.length;
  // Where chance sets up the game, it waits until all have joined.
  const opens = far.invites && players > 2 && shown.value?.view.to_move === 'chance';
  const notes = [linkNote(far, players), opens && setUpNote, canUndo.value && undoNote];
  return notes.filter(Boolean).join(' ');
}

/** What the dialog with the link says: what the link is for, and when it counts as sent. */
export function dialogNote({ far, seats, canUndo }: Now): string {
  if (!far.value) return '';
  const note = linkNote(far.value, seats.value.length);
  return canUndo.value ? `${note} ${words.far.countsNote}` : note;
}

/** What the link is for that is sent, or was sent last. */
function linkNote({ who, invites }: Far, players: number): string {
  const { inviteNote, sendNote, sendEndNote } = words.far;
  if (who === '') return sendEndNote(players === 2);
  return invites ? inviteNote(who) : sendNote(players === 2);
}
