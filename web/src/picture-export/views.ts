// The positions of a game that its pictures show, as the rules see them.
import type { IfCurrent } from '../game/latest.ts';
import { botName, ownName, ownNames } from '../game/player-names.ts';
import { levelOf, Seating } from '../game/seating.ts';
import { side } from '../keep/settings.ts';
import type { SavedTable } from '../keep/store.ts';
import { marksOf } from '../paint/view-marks.ts';
import type { Card, Door, View } from '../scene/types.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { Frame } from './frame.ts';

export type Game = { door: Door; card: Card; saved: SavedTable };

/** Returns who plays, in a line; nobody is "you" on a picture. */
export function playersOf({ card, saved }: Game): string {
  const names = saved.seats.map((player, seat) => {
    const plain = card.seats[seat]?.name ?? '';
    if (levelOf(player)) return words.game.namedAt(botName(levelOf(player)), plain);
    return ownName(saved, card.seats, seat) || plain;
  });
  return names.length > 1 ? words.pictureExport.players(names) : (names[0] ?? '');
}

/** Returns the game as it stands. */
export async function lastFrame(game: Game): Promise<Frame> {
  return frameOf(game.card, await viewAt(game, game.saved.record.actions.length, true));
}

/**
 * Returns the game turn by turn: as it begins, and as each turn leaves it.
 * @param onPart hears how much of it is there, from 0 to 1
 */
export async function allFrames(
  game: Game,
  ifCurrent: IfCurrent,
  onPart: (part: number) => void,
): Promise<Frame[]> {
  const { plies } = await ifCurrent(game.door.call('frames', { record: game.saved.record }));
  const frames: Frame[] = [];
  for (const ply of plies) {
    frames.push(frameOf(game.card, await ifCurrent(viewAt(game, ply, false))));
    onPart(frames.length / plies.length);
  }
  return frames;
}

/** @param alone whether it is the only picture: on sheets the one that counts most may show */
function viewAt({ door, card, saved }: Game, at: number, alone: boolean): Promise<View> {
  const { record, seats } = saved;
  const { looker } = new Seating(seats, Boolean(card.sheets), side.value);
  const names = ownNames(saved, card.seats);
  return door.call('view', { record, at, seat: alone ? looker : (looker ?? 0), names });
}

/** A position with what was done last, marked and in words. */
function frameOf({ glyphs }: Card, view: View): Frame {
  const shapes = new Map(
    [...view.scene.ground, ...view.scene.pieces].map((each) => [each.id, each]),
  );
  const marks = marksOf({ view, shapes, glyphs, path: [], hover: null, live: false });
  return { scene: view.scene, state: captionOf(view), marks };
}

/** What was done in the last turn, or how the game ended: never what is to be done. */
export function captionOf({ ply, over, result, reason, told, said }: CaptionView): string {
  if (!over) return sentence((ply && (told || said)) || words.game.start);
  const whole = reason ?? result ?? words.game.over;
  return whole.startsWith(result ?? '')
    ? sentence(whole)
    : `${sentence(result ?? '')} ${sentence(whole)}`;
}

type CaptionView = Pick<View, 'ply' | 'over' | 'result' | 'reason' | 'told' | 'said'>;
