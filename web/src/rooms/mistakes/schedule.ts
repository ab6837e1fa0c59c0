// When the exercises of the deck come again. This is computed from their answers: nothing else is
// kept.
import { createEmptyCard, fsrs } from 'ts-fsrs';
import { DAY_MS, dayHere, today } from '../../dates/calendar.ts';
import { type Answer, type Kept, readDeck } from './kept.ts';

/** Maximum number of exercises for one day. */
const MOST = 20;
/** Each comes again after this many days at the latest. */
const MOST_DAYS = 365;
/** After this many lapses, failing again teaches nothing. */
const MOST_LAPSES = 4;

const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: MOST_DAYS,
  enable_fuzz: false,
  enable_short_term: false,
});

/** Results by answers: replaying a large deck takes a while. */
const replayed = new Map<string, number>();

/** The day on which an exercise comes again; infinite if it is suspended. */
export function dueOf(answers: readonly Answer[]): number {
  const key = answers.map(({ day, grade }) => `${day}:${grade}`).join();
  const due = replayed.get(key) ?? replay(answers);
  replayed.set(key, due);
  return due;
}

function replay(answers: readonly Answer[]): number {
  let card = createEmptyCard();
  for (const { day, grade } of answers) card = scheduler.next(card, noon(day), grade).card;
  if (card.lapses >= MOST_LAPSES) return Infinity;
  // The library's own limit is sometimes a day too long.
  return Math.min(today(card.due.getTime()), (answers.at(-1)?.day ?? 0) + MOST_DAYS);
}

/** The library counts days of 24 hours: noon is far from both ends of a day. */
function noon(day: number) {
  return new Date((day + 0.5) * DAY_MS);
}

/** A day's exercises that are left, the longest overdue first. */
export function dueOn(day: number = dayHere(), { exercises } = readDeck()): string[] {
  const done = exercises.filter(({ answers }) => isReviewed(answers, day)).length;
  return exercises
    .filter(({ out }) => !out)
    .map(({ link, answers }) => ({ link, due: dueOf(answers) }))
    .filter(({ due }) => due <= day)
    .sort((one, other) => one.due - other.due)
    .slice(0, Math.max(0, MOST - done))
    .map(({ link }) => link);
}

function isReviewed(answers: Kept['answers'], day: number) {
  return answers.slice(1).some((answer) => answer.day === day);
}

/** The number of days until an exercise comes again. */
export function daysTo(link: string, { exercises } = readDeck()): number {
  const answers = exercises.find((each) => each.link === link)?.answers ?? [];
  return dueOf(answers) - (answers.at(-1)?.day ?? 0);
}
