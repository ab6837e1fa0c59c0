/** @import {Card, SeatPlayer, View} from "../types.js" */
import { resultWords, sentence } from '../page/words.js';

/** What stands in the window's title. @param {View} view @param {SeatPlayer[]} seats @param {Card} card */
export function titleOf(view, seats, card) {
  const words = view.over ? resultWords(view, seats) : view.status;
  return `${words} · ${card.title}`;
}

/** What a screen reader says when a ply comes. @param {View} view @param {SeatPlayer[]} seats */
export function toldOf(view, seats) {
  const words = [view.said ? sentence(view.said) : ''];
  if (view.over) words.push(sentence(resultWords(view, seats)), view.reason ?? '');
  return words.filter(Boolean).join(' ');
}
