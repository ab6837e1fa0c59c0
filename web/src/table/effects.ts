// What follows a game at a table: the window's title, sounds, and what is kept once it ends.
import { effect } from '@preact/signals-core';
import { comparison, type FollowUp, followUpOf, NOTHING } from '../game/follow-up.ts';
import { onlyPerson } from '../game/seating.ts';
import type { Now, Session, Shown } from '../game/session.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import { dayOfRecord, keepResult, type Result } from '../rooms/daily/kept.ts';
import { nextWords } from '../rooms/fame/even.ts';
import { noteEnd } from '../rooms/fame/finished.ts';
import { cuesOf } from '../rooms/sound/cues.ts';
import { player } from '../rooms/sound/player.ts';
import type { Door, View } from '../scene/types.ts';
import { calm } from '../ui/clock.ts';
import { FrameJob } from '../ui/schedule.ts';

/**
 * Keeps how a game ended, for its day and for the hall of fame, and tells what follows.
 * @returns ends it
 */
export function noteEnds(
  session: Session,
  { games, door }: { games: Pick<Games, 'cards' | 'all'>; door: Door },
): () => void {
  const { card, now } = session;
  return effect(() => {
    const [shown, saved] = [now.shown.value, now.saved.value];
    session.followedBy(NOTHING);
    if (!shown?.view.over || shown.prepared) return;
    const { view } = shown;
    noteChallenge(card.id, saved, view);
    noteEnd(saved, view);
    const tell = (next: FollowUp) => {
      if (now.shown.peek() === shown) session.followedBy(next);
    };
    const tellMeaning = () => tell(followUpOf(card, saved, view, games.cards));
    const said = comparedWords(door, saved);
    if (said) said.then((words) => tell({ ...NOTHING, words }), tellNothing);
    else if (dayOfRecord(saved.record) === null) tellMeaning();
    else games.all().then(tellMeaning, tellMeaning);
  });
}

/** What follows is only help: where it can't be said, nothing is. */
function tellNothing() {}

/** Says how a game stands beside the one to be beaten, or what the next even match will be like. */
function comparedWords(door: Door, saved: SavedTable): Promise<string> | null {
  if (saved.even) return nextWords(door, saved);
  return saved.dare ? comparison(door, saved, saved.dare) : null;
}

function noteChallenge(game: string, { key, seats, record, practice }: SavedTable, view: View) {
  const [you, day] = [onlyPerson(seats), dayOfRecord(record)];
  if (you === null || day === null) return;
  const result = resultOf(view, you);
  const helped = practice && result.how !== 'lost';
  keepResult(day, game, key, { ...result, ...(helped && { helped }) });
}

function resultOf({ returns, winners }: View, you: number): Result {
  if (returns?.length === 1) return { how: 'scored', score: returns[0] };
  if (!winners.length) return { how: 'drawn' };
  return { how: winners.includes(you) ? 'won' : 'lost' };
}

/** Lets a session be heard; returns what ends it. */
export function soundSteps(session: Session): (() => void)[] {
  return [
    effect(() => {
      if (session.now.shown.value) hear(session.now.shown.value);
    }),
    effect(() => {
      if (session.now.explained.value) player().no();
    }),
  ];
}

/** Only a step from one ply to the next is heard. */
function hear({ how, before, view }: Shown) {
  if (how !== 'step' || !before || view.ply !== before.ply + 1) return;
  const cues = cuesOf(before.scene, view.scene, calm());
  player().play(cues);
  if (view.over) player().end(Math.max(0, ...cues.map(({ end }) => end)));
}

/**
 * Keeps the window's title. That the browser tells its window takes a while, which the first frame
 * of a motion need not wait for.
 */
export function nameWindow({ title }: Now) {
  const later = new FrameJob();
  const end = effect(() => {
    const words = title.value;
    if (words) {
      later.begin(() => {
        document.title = words;
      });
    }
  });
  return () => {
    end();
    later.finish();
  };
}
