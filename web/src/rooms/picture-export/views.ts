// The positions in a game's pictures, from the rules.
import type { IfCurrent } from '../../game/latest.ts';
import { botName, ownName, ownNames } from '../../game/player-names.ts';
import { levelOf, Seating } from '../../game/seating.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import { side } from '../../keep/settings.ts';
import { marksOf } from '../../paint/view-marks.ts';
import type { Card, Door, View } from '../../scene/types.ts';
import { sentence } from '../../words/grammar.ts';
import { game as gameWords } from '../../words/words.ts';
import type { Frame } from './frame.ts';
import * as words from './words/en.ts';

export type Game = { door: Door; card: Card; saved: SavedTable };

/** Returns the players in a line; nobody is "you" on a picture. */
export function playersOf({ card, saved }: Game): string {
  const names = saved.seats.map((player, seat) => {
    const plain = card.seats[seat]?.name ?? '';
    if (levelOf(player)) return gameWords.namedAt(botName(levelOf(player)), plain);
    return ownName(saved, card.seats, seat) || plain;
  });
  return names.length > 1 ? words.pictureExport.players(names) : (names[0] ?? '');
}

/** Returns the current position; at the end, on the sheet that the table shows then. */
export async function lastFrame(game: Game): Promise<Frame> {
  return frameOf(game.card, await lastView(game));
}

/** Returns the seat that looks at the current position. */
export async function lastSeat(game: Game): Promise<number> {
  return (await lastView(game)).seat;
}

async function lastView(game: Game): Promise<View> {
  const { record } = game.saved;
  const [at, seating] = [record.actions.length, seatingOf(game)];
  const view = await viewAt(game, at, seating.looker);
  const seat = view.over ? seating.due(view, null) : view.seat;
  return seat === view.seat ? view : viewAt(game, at, seat);
}

/**
 * Returns the game turn by turn: the beginning, and the position after each turn.
 * @param onPart hears the progress, from 0 to 1
 */
export async function allFrames(
  game: Game,
  ifCurrent: IfCurrent,
  onPart: (part: number) => void,
): Promise<Frame[]> {
  const { plies } = await ifCurrent(game.door.call('frames', { record: game.saved.record }));
  const seat = seatingOf(game).looker ?? 0;
  const frames: Frame[] = [];
  for (const ply of plies) {
    frames.push(frameOf(game.card, await ifCurrent(viewAt(game, ply, seat))));
    onPart(frames.length / plies.length);
  }
  return frames;
}

function seatingOf({ card, saved }: Game) {
  return new Seating(saved.seats, Boolean(card.sheets), side.value);
}

/** @param seat the seat that looks; undefined for the usual one */
function viewAt({ door, card, saved }: Game, at: number, seat: number | undefined): Promise<View> {
  return door.call('view', { record: saved.record, at, seat, names: ownNames(saved, card.seats) });
}

/** A position with the last actions, marked and in words. */
function frameOf({ glyphs }: Card, view: View): Frame {
  const shapes = new Map(
    [...view.scene.ground, ...view.scene.pieces].map((each) => [each.id, each]),
  );
  const marks = marksOf({ view, shapes, glyphs, path: [], hover: null, live: false });
  return { scene: view.scene, ...captionOf(view), marks };
}

/** The last turn, or how the game ended and why: never what to do next. */
export function captionOf(view: CaptionView): Pick<Frame, 'result' | 'state'> {
  const { over, result, reason, told } = view;
  if (!over) return { result: '', state: sentence(told || gameWords.start) };
  return { result: result ?? gameWords.over, state: reason ? sentence(reason) : '' };
}

type CaptionView = Pick<View, 'over' | 'result' | 'reason' | 'told'>;
