// What follows a game at a table: the window's title, sounds, and what is kept once it ends.
import { effect } from '@preact/signals-core';
import { noteEnd } from '../game/finished.ts';
import { comparison, followUpOf, NOTHING } from '../game/follow-up.ts';
import { onlyPerson } from '../game/seating.ts';
import type { Now, Session, Shown } from '../game/session.ts';
import { dayOfRecord, keepResult, type Result } from '../keep/daily.ts';
import type { Dared, SavedTable } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import type { Door, View } from '../scene/types.ts';
import { cuesOf } from '../sound/cues.ts';
import { player } from '../sound/player.ts';
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
    const tell = () => {
      if (now.shown.peek() === shown) {
        session.followedBy(followUpOf(card, saved, view, games.cards));
      }
    };
    if (saved.even) tellNext(session, door, saved);
    else if (saved.dare) tellCompared(session, door, saved, saved.dare);
    else if (dayOfRecord(saved.record) === null) tell();
    else games.all().then(tell, tell);
  });
}

/** Tells which of two games is the better one: this one, or the one that was to be beaten. */
async function tellCompared(session: Session, door: Door, own: SavedTable, dare: Dared) {
  const { shown } = session.now;
  const before = shown.peek();
  const said = await comparison(door, own, dare).catch(() => '');
  if (shown.peek() === before) session.followedBy({ ...NOTHING, words: said });
}

/** Tells whether the next even match will be stronger or gentler than this one. */
async function tellNext(session: Session, door: Door, ended: SavedTable) {
  const { shown } = session.now;
  const before = shown.peek();
  const said = await import('../game/even.ts')
    .then(({ nextWords }) => nextWords(door, ended))
    .catch(() => '');
  if (shown.peek() === before) session.followedBy({ ...NOTHING, words: said });
}

function noteChallenge(game: string, { key, seats, record }: SavedTable, view: View) {
  const [you, day] = [onlyPerson(seats), dayOfRecord(record)];
  if (you !== null && day !== null) keepResult(day, game, key, resultOf(view, you));
}

function resultOf({ returns, winners }: View, you: number): Result {
  if (returns?.length === 1) return { how: 'scored', score: returns[0] };
  if (!winners.length) return { how: 'drawn' };
  return { how: winners.includes(you) ? 'won' : 'lost' };
}

/** Lets a session be heard; returns what ends it. */
export function soundSteps(session: Session): () => void {
  const ends = [
    effect(() => {
      if (session.now.shown.value) hear(session.now.shown.value);
    }),
    effect(() => {
      if (session.now.explained.value) player().no();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
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
