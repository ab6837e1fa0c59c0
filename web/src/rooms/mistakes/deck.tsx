// The deck: mistakes that weren't solved come again on later days.

import type { Games } from '../../catalog/catalog.ts';
import type { Card, Door } from '../../scene/types.ts';
import { KeepingNote } from '../../settings/keeping.tsx';
import { PageHead } from '../../settings/page-head.tsx';
import { GRADE_NUMBERS, type Grade } from '../../trainer/trainer.ts';
import { toast } from '../../ui/announce.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { errorKind } from '../../words/failure.ts';
import { paragraph } from '../../words/grammar.ts';
import { common, exchange } from '../../words/words.ts';
import { drop, enter, keepAnswer, mendDeck, suspend } from './kept.ts';
import { Mistakes } from './mistakes.ts';
import { MistakesScreen } from './screen.tsx';
import * as words from './words/en.ts';

const HOME = '#';

/** Exercises that were put off until the day's others are done. */
const putOff = new Set<string>();

export type DeckDeps = {
  games: Games;
  door: Door;
  /** What schedules the exercises. */
  due: typeof import('./due.tsx');
  clausesOf: (card: Card) => (clause: string) => void;
  /** Opens the next exercise. */
  next: () => void;
};

/** Adds a failed exercise to the deck; returns what to say. */
export async function entersDeck(link: Promise<string>, grade: Grade): Promise<string> {
  if (grade === 'once') return '';
  return enter(await link, GRADE_NUMBERS[grade]) ? words.deck.entered : '';
}

/** Opens the next exercise, or says that there is none. */
export async function openDeck(deps: DeckDeps) {
  const damaged = mendDeck();
  if (damaged) toast(exchange.damaged(damaged));
  const { title } = words.deck;
  const next = await nextOf(deps);
  if (!next) return { title, content: <NoneDue /> };
  const { card, record, link } = next;
  const mistakes = new Mistakes(
    card,
    { key: '', record, seats: [] },
    {
      door: deps.door,
      marked: async (_, grade) => answered(deps, link, grade),
      deck: {
        last: () => deps.due.dueOn().every((each) => each === link),
        next: () => {
          putOff.add(link);
          deps.next();
        },
        suspend: (out) => suspend(link, out),
        fine: () => {
          drop(link);
          toast(words.deck.fine);
          deps.next();
        },
      },
    },
  );
  const content = (
    <MistakesScreen
      key={link}
      mistakes={mistakes}
      count={<deps.due.DueCount />}
      from={HOME}
      openRules={deps.clausesOf(card)}
    />
  );
  return { title, content, of: mistakes };
}

/** Keeps an answer; returns what follows, and what is next. */
function answered({ due }: DeckDeps, link: string, grade: Grade): string {
  keepAnswer(link, GRADE_NUMBERS[grade]);
  const days = due.daysTo(link);
  const { comesBack, suspendedAsHard, left } = words.deck;
  return paragraph(
    Number.isFinite(days) ? comesBack(days) : suspendedAsHard,
    left(due.dueOn().length),
  );
}

/** Finds the next exercise; those whose game can't be read leave the deck. */
async function nextOf({ due, door, games }: DeckDeps) {
  for (;;) {
    const all = due.dueOn();
    const link = all.find((each) => !putOff.has(each)) ?? all[0];
    if (link === undefined) return null;
    if (putOff.has(link)) putOff.clear();
    try {
      const { record } = await door.call('open', { link });
      return { link, record, card: await games.card(record.game) };
    } catch (error) {
      if (!/^bad-|illegal/.test(errorKind(error))) throw error;
      drop(link);
      toast(words.deck.unreadable);
    }
  }
}

function NoneDue() {
  return (
    <div class="learn">
      <PageHead heading={words.deck.heading} from={HOME} />
      <Empty words={words.deck.none} heading>
        <p>{words.deck.what}</p>
        <LinkButton word={common.allGames} look="filled" href={HOME} />
        <KeepingNote />
      </Empty>
    </div>
  );
}
