/** What a game says to those at this device, in whole sentences. */
import type { Hint, SeatPlayer, View } from '../scene/types.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import { words } from '../words/words.ts';
import { nameOf } from './naming.ts';
import { levelOf, onlyPerson, type Seating } from './seating.ts';
import { whereWords } from './turns.ts';

/**
 * Returns what a player is called at the table, as in the game's sentences: "You", "Red". A bot
 * that plays alone is in none of them: "Keen bot".
 */
export function playerName(seats: readonly SeatPlayer[], seat: number, name: string): string {
  const player = seats[seat] ?? 'person';
  if (onlyPerson(seats) === seat) return words.game.you;
  return player !== 'person' && seats.length === 1 ? botName(levelOf(player)) : name;
}

/** Returns what else a player is: "White" of "You", "Keen bot" of "Red"; '' if nothing. */
export function alsoCalled(seats: readonly SeatPlayer[], seat: number, name: string): string {
  const player = seats[seat] ?? 'person';
  if (seats.length === 1) return '';
  if (player !== 'person') return botName(levelOf(player));
  return onlyPerson(seats) === seat ? name : '';
}

/**
 * Returns what a player is called where no table says who has which side: "You", "Red", "Keen
 * bot"; of several bots of one level "Keen bot (Red)".
 */
export function nameApart(seats: readonly SeatPlayer[], seat: number, name: string): string {
  const player = seats[seat] ?? 'person';
  if (player === 'person') return playerName(seats, seat, name);
  const bot = botName(levelOf(player));
  const alike = seats.filter((each) => each === player).length > 1;
  return alike ? words.game.botAt(bot, name) : bot;
}

/** Returns what a bot is called. */
export function botName(level: number): string {
  return words.game.bots[level - 1] ?? words.game.botOfLevel(level);
}

/** Names a player's sheet: "Your map", "Red's map"; `within` a sentence "your map". */
export function whoseSheet(
  { players }: Pick<View, 'players'>,
  seats: readonly SeatPlayer[],
  sheet: string,
  seat: number,
  within = false,
): string {
  if (onlyPerson(seats) === seat) return words.game.yourSheet(sheet, within);
  return words.game.sheetOf(players[seat].name, sheet);
}

/** Returns whose turn it is, in the game's own words, or that a bot is thinking. */
export function turnWords(view: View, seating: Seating, paused: boolean): string {
  const { to_move: player, status, players } = view;
  if (!seating.isBot(player)) return status;
  const name = playerName(seating.seats, player, players[player].name);
  return paused ? words.game.waits(name) : words.game.thinks(name);
}

/** Returns whose turn it is and what to do, or how the game ended, to be read aloud. */
export function turnAloud(view: View, seating: Seating, paused: boolean): string {
  if (view.over) return paragraph(sentence(view.result ?? words.game.over), view.reason);
  if (view.ply === view.plies) return sentence(turnWords(view, seating, paused));
  return paragraph(words.game.earlier(whereWords(view)), sentence(view.status));
}

/** Returns what is said when a ply comes: what happened, and what a person is to do next. */
export function stepAloud(view: View, seating: Seating): string {
  const said = view.said ? sentence(view.said) : '';
  if (view.over) return paragraph(said, sentence(view.result ?? words.game.over), view.reason);
  const due = view.ply === view.plies && seating.isPerson(view.to_move);
  return paragraph(said, due ? sentence(view.status) : '');
}

/** Returns what is said when somebody goes to a ply. */
export function lookAloud(view: View): string {
  return paragraph(`${whereWords(view)}.`, view.said ? sentence(view.said) : '');
}

/** Returns everybody's score and the notes of the panels, to be read aloud. */
export function scoreAloud(
  view: Pick<View, 'players' | 'panels'>,
  seats: readonly SeatPlayer[],
): string {
  const lines = view.players.map(({ name, note, score, unit, standing }, seat) => {
    const [who, also] = [playerName(seats, seat, name), alsoCalled(seats, seat, name)];
    const scored = score === null ? '' : words.game.scored(score, unit);
    const parts = [scored, standing, note].filter(Boolean);
    return sentence(words.game.score(who, also, parts));
  });
  return paragraph(...lines, ...view.panels.map(({ note }) => note));
}

/** Returns why nothing can be picked on a view. */
export function idleWords(view: View, seating: Seating, sheet: string, paused: boolean): string {
  if (view.ply < view.plies) return words.game.isEarlier;
  if (view.over) return words.game.over;
  const others = sheet && view.seat !== view.to_move && !seating.isBot(view.to_move);
  if (!others) return turnWords(view, seating, paused);
  return words.game.isOthers(whoseSheet(view, seating.seats, sheet, view.seat, true));
}

/**
 * Returns what a hint says: the status, what stands below it, and what is spoken, with the names
 * of the things to point at.
 */
export function hintWords(
  { action, phrase, picks, words: reason }: Pick<Hint, 'action' | 'phrase' | 'picks' | 'words'>,
  { scene, buttons }: Pick<View, 'scene' | 'buttons'>,
  notation: boolean,
): { head: string; below: string; spoken: string } {
  const things = [...scene.ground, ...scene.pieces, ...buttons];
  const names = picks.map((id) => things.find((thing) => thing.id === id)?.label ?? id);
  const below = reason ? sentence(reason) : '';
  const spoken = paragraph(words.game.hintSpoken(names), below);
  const name = nameOf({ text: action, phrase }, notation);
  return { head: words.game.hint(name), below, spoken };
}
