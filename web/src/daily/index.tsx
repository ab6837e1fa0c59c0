// The challenges of a day: what each game asks, what came of it, and the days before.
import '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { attemptOf, doneOn, type Result, rivalsOf, startOf, streak, today } from '../keep/daily.ts';
import { DAILY, dailyHash, FAME } from '../keep/links.ts';
import type { Store } from '../keep/store.ts';
import type { Card, Door } from '../scene/types.ts';
import { PageHead } from '../settings/page-head.tsx';
import { shareText } from '../share/share.tsx';
import { Button } from '../ui/button.tsx';
import { date, timeHere, weekday } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { Calendar } from './calendar.tsx';
import { Challenge, resultWords } from './challenge.tsx';

export type DailyProps = {
  /** The games that have challenges. */
  cards: readonly Card[];
  door: Door;
  store: Store;
  /** Null is today, also once another day has begun. */
  day: number | null;
};

export function DailyPage({ cards, door, store, day: asked }: DailyProps) {
  const now = useToday();
  const day = asked ?? now;
  const says = words.daily;
  const done = doneOn(day);
  const share = () => shareText(says.shareTitle, says.text, resultText(cards, day, now));
  return (
    <div class="daily">
      <PageHead heading={says.heading} />
      <div class="daily-day">
        <p class="daily-date">{weekday(startOf(day))}</p>
        <p class="daily-next">
          {day === now ? (
            says.next(timeHere(startOf(now + 1)))
          ) : (
            <a href={DAILY}>{words.pages.daily.toToday}</a>
          )}
        </p>
      </div>
      <ul class="challenges" aria-label={says.list(date(startOf(day)))}>
        {cards.map((card) => (
          <Challenge key={`${card.id} ${day}`} {...{ card, door, store, day }} />
        ))}
      </ul>
      <aside class="days" aria-label={says.calendar}>
        <p class="daily-done">{says.done(done, cards.length)}</p>
        <p class="daily-streak">{streakWords(now)}</p>
        {done > 0 && <Button word={says.share} icon="share" onPress={share} />}
        <a class="to-fame" href={FAME}>
          {words.fame.link}
        </a>
        <Calendar day={day} now={now} all={cards.length} />
      </aside>
    </div>
  );
}

function streakWords(now: number): string {
  const days = streak(now);
  return days ? words.daily.streak(days) : words.daily.noStreak;
}

/** Which day it is, for as long as a page shows: another begins at midnight in UTC. */
function useToday(): number {
  const [now, tell] = useState(today);
  useLayoutEffect(() => {
    const look = () => tell(today());
    const timer = setTimeout(look, startOf(now + 1) - Date.now());
    // A device that slept, or a clock that was set, may be late.
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [now]);
  return now;
}

/** The results of a day, one line for each game, and the way to the same challenges. */
function resultText(cards: readonly Card[], day: number, now: number): string {
  const { shareHead, done, streak: row } = words.daily;
  const days = streak(now);
  return [
    shareHead(date(startOf(day))),
    ...cards.map((card) => lineOf(card, day)),
    [done(doneOn(day), cards.length), ...(days > 1 && day === now ? [row(days)] : [])].join(', '),
    `${location.href.split('#')[0]}${dailyHash(day)}`,
  ].join('\n');
}

function lineOf(card: Card, day: number): string {
  const result = attemptOf(day, card.id)?.result;
  const { line, open } = words.daily;
  if (!result) return line(card.title, open);
  const parts = [resultWords(result).toLowerCase(), standing(card, day, result)];
  return line(card.title, parts.filter(Boolean).join(', '));
}

/** How many bots have scored less, as far as that is known of all. */
function standing(card: Card, day: number, result: Result): string {
  const rivals = Object.values(rivalsOf(day, card.id));
  if (result.how !== 'scored' || rivals.length < card.levels.length) return '';
  return words.daily.ahead(rivals.filter((score) => score < result.score).length, rivals.length);
}
