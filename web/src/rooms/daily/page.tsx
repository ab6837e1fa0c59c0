// A day's challenges: each game's task and result, and earlier days.
import '@preact/signals';
import { roomHash } from '../../addresses/links.ts';
import { startOf, today } from '../../dates/calendar.ts';
import { useEachMinute, useToday } from '../../dates/today.ts';
import type { Store } from '../../keep/store.ts';
import type { Card, Door } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { date, weekday } from '../../words/dates.ts';
import { capital } from '../../words/grammar.ts';
import { DAILY } from './address.ts';
import { Calendar } from './calendar.tsx';
import { Challenge } from './challenge.tsx';
import { attemptOf, doneOn, streak, wasPlayedOnItsDay } from './kept.ts';
import { resultText } from './result-text.ts';
import { shareText } from './share-text.tsx';
import * as words from './words/words.ts';

const MINUTE = 60_000;

export type DailyProps = {
  /** The games that have challenges. */
  cards: readonly Card[];
  door: Door;
  store: Store;
  /** Null is today, even after midnight. */
  day: number | null;
};

/** How long the challenges of today last, in minutes. */
function minutesLeft(): number {
  return Math.ceil((startOf(today() + 1) - Date.now()) / MINUTE);
}

export function DailyPage({ cards, door, store, day: asked }: DailyProps) {
  const now = useToday();
  const left = useEachMinute(minutesLeft);
  const day = asked ?? now;
  const texts = words.daily;
  const done = doneOn(day);
  const fame = roomHash('fame');
  const share = () => shareText(texts.shareTitle, texts.text, resultText(cards, day, now));
  return (
    <div class="daily">
      <PageHead heading={texts.heading} />
      <div class="daily-day">
        <p class="daily-date">{capital(weekday(startOf(day)))}</p>
        <p class="daily-next">
          {day === now ? texts.next(left) : <a href={DAILY}>{words.daily.toToday}</a>}
        </p>
      </div>
      <ul class="challenges" aria-label={texts.list(date(startOf(day)))}>
        {inOrder(cards, day).map((card, place) => (
          <Challenge
            key={`${card.id} ${day}`}
            {...{ card, door, store, day }}
            front={place === 0}
          />
        ))}
      </ul>
      <aside class="days" aria-label={texts.calendar}>
        <p class="daily-done">{texts.done(done, cards.length)}</p>
        <p class="daily-streak">{streakWords(now)}</p>
        <Calendar {...{ day, now }} all={cards.length}>
          {fame && <a href={fame}>{texts.toFame}</a>}
          {done > 0 && <Button word={texts.share} look="small" icon="share" onPress={share} />}
        </Calendar>
      </aside>
    </div>
  );
}

function streakWords(now: number): string {
  const days = streak(now);
  return days ? words.today.streak(days, wasPlayedOnItsDay(now)) : words.daily.noStreak;
}

/** One game is featured, another each day: the first unfinished one from there. */
function inOrder(cards: readonly Card[], day: number): Card[] {
  const from = day % Math.max(1, cards.length);
  const turned = [...cards.slice(from), ...cards.slice(0, from)];
  const front = turned.find((card) => !attemptOf(day, card.id)?.result) ?? turned[0];
  return front ? [front, ...cards.filter((card) => card !== front)] : [];
}
