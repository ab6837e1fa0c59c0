/** @import {Card, SeatPlayer, View} from "../types.js" */
/** @import {Session} from "./session.js" */
import { playerName, resultWords, sentence } from '../page/words.js';

/** What stands in the window's title. @param {View} view @param {SeatPlayer[]} seats @param {Card} card */
export function titleOf(view, seats, card) {
  const words = view.over ? resultWords(view, seats) : view.status;
  return `${words} · ${card.title}`;
}

/** What a screen reader says when a ply comes. @param {View} view @param {SeatPlayer[]} seats */
export function toldOf(view, seats) {
  const words = [view.said ? sentence(view.said) : ''];
  if (view.over) words.push(sentence(resultWords(view, seats)), view.reason ?? '');
  else if (isDue(view, seats)) words.push(sentence(view.status));
  return words.filter(Boolean).join(' ');
}

/** What is said when somebody looks at a ply. @param {View} view */
export function lookedAt({ ply, plies, said }) {
  return `Move ${ply} of ${plies}. ${said ? sentence(said) : ''}`.trim();
}

/** Whether a person acts next. @param {View} view @param {SeatPlayer[]} seats */
function isDue({ ply, plies, to_move: player }, seats) {
  return ply === plies && typeof player === 'number' && seats[player] === 'person';
}

/**
 * Whose turn it is, in the game's own words, or that a bot is at work.
 * @param {View} view
 * @param {Session} session
 */
export function turnWords({ to_move: player, status, players }, session) {
  if (!session.isBot(player)) return status;
  const name = playerName(session.seats, player, players[player].name);
  return session.paused ? `Paused. ${name} is next` : `${name} is thinking`;
}
