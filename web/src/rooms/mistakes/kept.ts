// The deck: exercises that were failed once, and all answers to them. The answers alone decide when
// each comes again.
import { signal } from '@preact/signals-core';
import { dayHere } from '../../dates/calendar.ts';
import { isText } from '../../keep/checks.ts';
import { read, whenChangedElsewhere, write } from '../../keep/prefs.ts';
import type { Exercises } from '../../keep/stored-data.ts';
import type { GradeNumber } from '../../trainer/trainer.ts';
import { KEPT_DECK } from './name.ts';

export type Answer = { day: number; grade: GradeNumber };

/**
 * An exercise: the text of a link to a game whose last action can be improved. One that was
 * suspended by hand keeps its answers, and doesn't come again.
 */
export type Kept = { link: string; answers: readonly Answer[]; out: boolean };

/** The deck, and how many answers can't be read. */
export type Deck = { exercises: Kept[]; damaged: number };

/** Changes with the deck, here or in another window. */
const changes = signal(0);
whenChangedElsewhere(KEPT_DECK, () => {
  changes.value += 1;
});

/** Marks an exercise as suspended, among its answers. */
const OUT = 'out';
/** No more exercises, and only the last answers to each, are kept. */
const MOST = 10_000;
const MOST_ANSWERS = 60;
/** Maximum number of exercises that enter the deck on one day. */
const MOST_NEW = 20;

export function readDeck(lines: readonly unknown[] = linesKept()): Deck {
  const grades = new Map<string, Map<number, GradeNumber>>();
  const out = new Set<string>();
  let damaged = 0;
  for (const line of lines) {
    const match = isText(line) ? /^([\w-]+) (.*)$/.exec(line) : null;
    const [, link = '', answers = String(line)] = match ?? [];
    for (const text of answers.split(',')) {
      const answer = link ? answerIn(text) : null;
      if (link && text === OUT) out.add(link);
      else if (answer) grades.set(link, withAnswer(grades.get(link), answer));
      else damaged += 1;
    }
  }
  const entries = grades.size > MOST ? [...grades].sort().slice(0, MOST) : [...grades];
  const exercises = entries.map(([link, answers]) => {
    return { link, answers: lastOf(answers), out: out.has(link) };
  });
  return { exercises, damaged };
}

function linesKept() {
  void changes.value;
  return (read(KEPT_DECK) ?? '').split('\n').filter(Boolean);
}

function answerIn(text: string): Answer | null {
  const [, day, grade] = /^(\d{1,6}):([123])$/.exec(text) ?? [];
  return grade ? { day: Number(day), grade: Number(grade) as GradeNumber } : null;
}

/** One answer a day counts: if two devices differ, the worse. */
function withAnswer(answers = new Map<number, GradeNumber>(), { day, grade }: Answer) {
  return answers.set(day, Math.min(grade, answers.get(day) ?? grade) as GradeNumber);
}

/** The last answers, by day. */
function lastOf(answers: Map<number, GradeNumber>): Answer[] {
  const sorted = [...answers].sort(([one], [other]) => one - other).slice(-MOST_ANSWERS);
  return sorted.map(([day, grade]) => ({ day, grade }));
}

/** The deck as lines of text, as it is kept and exported. */
export function deckLines(exercises: readonly Kept[] = readDeck().exercises): string[] {
  return exercises.map(({ link, answers, out }) => {
    const texts = answers.map(({ day, grade }) => `${day}:${grade}`);
    return `${link} ${out ? [...texts, OUT] : texts}`;
  });
}

function keep(exercises: readonly Kept[]) {
  write(KEPT_DECK, deckLines(exercises).join('\n'));
  changes.value += 1;
}

/** Adds an exercise; returns whether it is new, and the day still had room. */
export function enter(link: string, grade: GradeNumber, day: number = dayHere()): boolean {
  const { exercises } = readDeck();
  const isEntered = exercises.some((each) => each.link === link);
  const count = exercises.filter(({ answers }) => answers[0].day === day).length;
  if (isEntered || count >= MOST_NEW) return false;
  keep([...exercises, { link, answers: [{ day, grade }], out: false }]);
  return true;
}

/** Keeps an answer. If the day is earlier than the last one, the date line was crossed. */
export function keepAnswer(link: string, grade: GradeNumber, day: number = dayHere()) {
  const answered = ({ answers }: Kept) => {
    const last = answers.at(-1)?.day ?? -1;
    // The first answer of a day counts.
    return day > last ? [...answers, { day, grade }] : answers;
  };
  const { exercises } = readDeck();
  keep(exercises.map((each) => (each.link === link ? { ...each, answers: answered(each) } : each)));
}

/** Suspends an exercise by hand, or takes it back. */
export function suspend(link: string, out: boolean) {
  keep(readDeck().exercises.map((each) => (each.link === link ? { ...each, out } : each)));
}

/** Deletes an exercise and its answers. */
export function drop(link: string) {
  keep(readDeck().exercises.filter((each) => each.link !== link));
}

/** Removes damaged answers; returns how many there were. */
export function mendDeck(): number {
  const { exercises, damaged } = readDeck();
  if (damaged) keep(exercises);
  return damaged;
}

/** Merges the deck of another device; returns how many exercises are new. */
export function mergeDeck(elsewhere: readonly Kept[]): number {
  const here = deckLines();
  const { exercises } = readDeck([...here, ...deckLines(elsewhere)]);
  if (exercises.length) keep(exercises);
  return exercises.length - here.length;
}

/** They go with exported games. */
export const exercises: Exercises = {
  lines: () => deckLines(),
  count: (lines) => {
    const { exercises, damaged } = readDeck(lines);
    return { exercises: exercises.length, damaged };
  },
  merge: (lines) => mergeDeck(readDeck(lines).exercises),
};
