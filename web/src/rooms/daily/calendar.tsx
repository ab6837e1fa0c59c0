// The days of a month and what was done on each: for the mouse, arrow keys and screen readers.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { startOf } from '../../keep/calendar.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { capital, month, weekday } from '../../words/grammar.ts';
import { dailyHash } from './address.ts';
import { resultsOn } from './kept.ts';
import { addMonths, firstOfMonth, WEEKDAYS, weeksOf } from './months.ts';
import * as words from './words/words.ts';

type Props = {
  /** The day that shows, and today. */
  day: number;
  now: number;
  /** The number of challenges on a day. */
  all: number;
};

/** How many days a key moves the focus. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function Calendar({ day, now, all }: Props) {
  const [at, goTo] = useState(day);
  const moved = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  const first = firstOfMonth(at);
  const go = (to: number) => goTo(Math.max(0, Math.min(now, to)));
  useLayoutEffect(() => goTo(day), [day]);
  useLayoutEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);
  const key = (event: KeyboardEvent) => {
    const to = target(event.key, at);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moved.current = true;
    go(to);
  };
  const { earlier, later } = words.daily;
  const step = (word: string, icon: IconName, months: number, disabled = false) => {
    const press = () => go(addMonths(at, months));
    return <Button {...{ word, icon, disabled }} look="quiet square" bare onPress={press} />;
  };
  return (
    <div class="calendar">
      <div class="month">
        {step(earlier, 'prev', -1)}
        <h2 id="month" aria-live="polite">
          {capital(month(startOf(first)))}
        </h2>
        {step(later, 'next', 1, firstOfMonth(now) === first)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys go through its days */}
      <table role="grid" aria-labelledby="month" ref={table} onKeyDown={key}>
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short[0]}
                <span>{short.slice(1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first).map((week) => (
            <tr key={week.join()}>
              {week.map((each, column) => (
                <td key={each ?? `none ${column}`}>
                  {each !== null && <Cell {...{ day: each, at, now, all, chosen: each === day }} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
