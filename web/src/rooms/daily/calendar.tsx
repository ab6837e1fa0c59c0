// The days of a week or month and what was done on each: for the mouse, arrow keys and screen readers.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { startOf } from '../../dates/calendar.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { month, weekday } from '../../words/dates.ts';
import { capital } from '../../words/grammar.ts';
import { dailyHash } from './address.ts';
import { resultsOn } from './kept.ts';
import { addMonths, firstOfMonth, SUNDAY, weekdayOf, weekOf, weeksOf } from './months.ts';
import * as words from './words/en.ts';

type Props = {
  /** The day that shows, and today. */
  day: number;
  now: number;
  /** The number of challenges on a day. */
  all: number;
  /** Other ways from here. */
  children: ComponentChildren;
};

/** How many days a key moves the focus. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A week. The month is folded until somebody wants it, or goes there by key. */
export function Calendar({ day, now, all, children }: Props) {
  const [at, setAt] = useState(day);
  const [whole, setWhole] = useState(false);
  const week = weekOf(day, now);
  const go = (to: number) => {
    const there = Math.max(0, Math.min(now, to));
    if (!week.includes(there)) setWhole(true);
    setAt(there);
  };
  useLayoutEffect(() => setAt(day), [day]);
  const { table, moved } = useFocus(at, whole);
  const key = (event: KeyboardEvent) => {
    const to = target(event.key, at);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moved.current = true;
    go(to);
  };
  const show = () => {
    moved.current = true;
    setWhole(true);
  };
  return (
    <div class="calendar">
      {whole && <Month {...{ at, now, go }} />}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys go through its days */}
      <table role="grid" aria-label={words.daily.calendar} ref={table} onKeyDown={key}>
        <Weekdays days={whole ? weekOf(SUNDAY, SUNDAY) : week} />
        <tbody>
          {(whole ? weeksOf(firstOfMonth(at)) : [week]).map((days) => (
            <Week key={days.join()} {...{ days, at, now, all, day }} />
          ))}
        </tbody>
      </table>
      <div class="days-ways">
        {!whole && <Button word={words.daily.calendar} look="quiet small" onPress={show} />}
        {children}
      </div>
    </div>
  );
}

/** The focus follows to the day, and to another list of days, where it was moved here. */
function useFocus(at: number, whole: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at, whole]);
  return { table, moved };
}

function Weekdays({ days }: { days: readonly number[] }) {
  return (
    <thead>
      <tr>
        {days.map(weekdayOf).map(({ short, long }) => (
          <th key={short} scope="col" abbr={long}>
            {short[0]}
            <span>{short.slice(1)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type WeekProps = Pick<Props, 'day' | 'now' | 'all'> & {
  days: readonly (number | null)[];
  at: number;
};

/** A row of days; a month begins and ends with none. */
function Week({ days, day, ...place }: WeekProps) {
  return (
    <tr>
      {days.map((each, column) => (
        <td key={each ?? `none ${column}`}>
          {each !== null && <Cell {...place} day={each} chosen={each === day} />}
        </td>
      ))}
    </tr>
  );
}

type MonthProps = { at: number; now: number; go: (to: number) => void };

/** The name of the month, and the ways to others. */
function Month({ at, now, go }: MonthProps) {
  const { earlier, later } = words.daily;
  const step = (word: string, icon: IconName, months: number, disabled = false) => {
    const press = () => go(addMonths(at, months));
    return <Button {...{ word, icon, disabled }} look="quiet square" bare onPress={press} />;
  };
  const first = firstOfMonth(at);
  return (
    <div class="month">
      {step(earlier, 'prev', -1)}
      <h2 aria-live="polite">{capital(month(startOf(first)))}</h2>
      {step(later, 'next', 1, firstOfMonth(now) === first)}
    </div>
  );
}

function target(key: string, at: number): number | null {
  if (key in STEPS) return at + STEPS[key];
  if (key === 'PageUp' || key === 'PageDown') return addMonths(at, key === 'PageUp' ? -1 : 1);
  if (key === 'Home' || key === 'End') {
    const monday = at - ((at + 3) % 7);
    return key === 'Home' ? monday : monday + 6;
  }
  return null;
}

type CellProps = { day: number; at: number; now: number; all: number; chosen: boolean };

function Cell({ day, at, now, all, chosen }: CellProps) {
  const number = new Date(startOf(day)).getUTCDate();
  if (day > now) return <span class="day to-come">{number}</span>;
  const [own, helped] = [true, false].map((alone) =>
    resultsOn(day).filter(({ helped }) => alone !== Boolean(helped)),
  );
  const results = [...own, ...helped];
  return (
    <a
      class={results.length >= all ? 'day all' : 'day'}
      href={dailyHash(day)}
      tabIndex={day === at ? 0 : -1}
      aria-label={words.daily.cell(weekday(startOf(day)), results.length, helped.length)}
      aria-current={day === now ? 'date' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      {number}
      <span class="pips" aria-hidden="true">
        {results.slice(0, all).map((result, pip) => (
          <i key={pip} class={result.helped ? 'helped' : undefined} />
        ))}
      </span>
    </a>
  );
}
