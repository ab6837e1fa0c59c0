import type { Card, SeatPlayer, View } from '../scene/types.ts';
import { playerName, resultWords, sentence } from '../ui/words.ts';
import type { Session } from './session.ts';

/** What stands in the window's title. */
export function titleOf(view: View, seats: SeatPlayer[], card: Card) {
  const words = view.over ? resultWords(view, seats) : view.status;
  return `${words} · ${card.title}`;
}

/** What a screen reader says when a ply comes. */
export function toldOf(view: View, seats: SeatPlayer[]) {
  const words = [view.said ? sentence(view.said) : ''];
  if (view.over) words.push(sentence(resultWords(view, seats)), view.reason ?? '');
  else if (isDue(view, seats)) words.push(sentence(view.status));
  return words.filter(Boolean).join(' ');
}

/** What is said when somebody looks at a ply. */
export function lookedAt({ ply, plies, said }: View) {
  return `Move ${ply} of ${plies}. ${said ? sentence(said) : ''}`.trim();
}

/** Whether a person acts next. */
function isDue({ ply, plies, to_move: player }: View, seats: SeatPlayer[]) {
  return ply === plies && typeof player === 'number' && seats[player] === 'person';
}

/** Whose turn it is, in the game's own words, or that a bot is at work. */
export function turnWords({ to_move: player, status, players }: View, session: Session) {
  if (!session.isBot(player)) return status;
  const name = playerName(session.seats, player, players[player].name);
  return session.paused ? `Paused. ${name} is next` : `${name} is thinking`;
}
