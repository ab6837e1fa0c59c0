/** The game's sentences for the people at this device. */
import type { View } from '../scene/types.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { actionName } from './action-names.ts';
import { alsoCalled, playerName, type Sitting, whoseSheet } from './player-names.ts';
import type { Seating } from './seating.ts';
import { whereAt, whereWords } from './turns.ts';
import type { Advice } from './types.ts';

/** Returns whose turn it is, in the game's own words, or that a bot is thinking. */
export function turnWords(view: View, seating: Seating, paused: boolean): string {
  const { to_move: player, status, players } = view;
  if (!seating.isBot(player)) return status;
  const name = playerName(seating, players, player);
  return paused ? words.playing.waits(name) : words.playing.thinks(name);
}

/** Returns whose turn it is and what to do, or how the game ended, to be read aloud. */
export function turnAloud(view: View, seating: Seating, paused: boolean): string {
  if (view.over) return paragraph(sentence(view.result ?? words.game.over), view.reason);
  if (view.ply === view.plies) return sentence(turnWords(view, seating, paused));
  return paragraph(words.table.earlier(...whereAt(view)), sentence(view.status));
}

/** Returns what to read aloud when a table opens: the game, who plays, and what to do. */
export function openingAloud(title: string, view: View, seating: Seating, paused: boolean): string {
  const who = view.players.map((_, seat) => {
    const called = [playerName, alsoCalled].map((name) => name(seating, view.players, seat));
    return called.filter(Boolean).join(', ');
  });
  const opens = words.game.reading(title, sentence(who.join('; ')));
  return paragraph(opens, turnAloud(view, seating, paused));
}

/**
 * Returns what to read aloud for a new ply: what happened, and what a person is to do next.
 * @param hides whether the others may not hear what players do
 */
export function stepAloud(view: View, seating: Seating, hides = false): string {
  const chance = view.moves[view.ply - 1]?.player === 'chance';
  const spoken = view.said && (chance || !hides) ? sentence(view.said) : '';
  if (view.over) return paragraph(spoken, sentence(view.result ?? words.game.over), view.reason);
  const due = view.ply === view.plies && seating.isPerson(view.to_move);
  return paragraph(spoken, due ? sentence(view.status) : '');
}

/** Returns what to read aloud when a ply is opened. */
export function lookAloud(view: View): string {
  return paragraph(`${whereWords(view)}.`, view.said ? sentence(view.said) : '');
}

/** Returns everybody's score and the notes of the panels, to be read aloud. */
export function scoreAloud(view: Pick<View, 'players' | 'panels'>, sitting: Sitting): string {
  const { players } = view;
  const lines = players.map(({ note, score, unit, standing }, seat) => {
    const [who, also] = [playerName(sitting, players, seat), alsoCalled(sitting, players, seat)];
    const scored = score === null ? '' : words.table.scored(score, unit);
    const parts = [scored, standing, note].filter(Boolean);
    return sentence(words.table.score(who, also, parts));
  });
  return paragraph(...lines, ...view.panels.map(({ note }) => note));
}

/** Returns why nothing can be picked on a view. */
export function idleWords(view: View, seating: Seating, sheet: string, paused: boolean): string {
  if (view.ply < view.plies) return words.playing.isEarlier;
  if (view.over) return words.game.over;
  const others = sheet && view.seat !== view.to_move && !seating.isBot(view.to_move);
  if (!others) return turnWords(view, seating, paused);
  return words.playing.isOthers(whoseSheet(view, seating, sheet, view.seat, true));
}

/** Returns a hint's status, the line below it, and what to read aloud: the move as it is told later. */
export function hintWords(
  { action, phrase, words: reason }: Advice,
  notation: boolean,
): { head: string; below: string; spoken: string } {
  const below = reason ? sentence(reason) : '';
  const hint = (name: string) => words.playing.hint(name);
  const spoken = paragraph(sentence(hint(phrase)), below);
  return { head: hint(actionName({ text: action, phrase }, notation)), below, spoken };
}
