// Months of days in UTC, whatever the time zone.
import { DAY_MS, startOf } from '../../dates/calendar.ts';
import { dated } from '../../words/dates.ts';

const short = new Intl.DateTimeFormat(dated(), { timeZone: 'UTC', weekday: 'short' });
const long = new Intl.DateTimeFormat(dated(), { timeZone: 'UTC', weekday: 'long' });

/** A day that ends a week: 4 January 1970. */
export const SUNDAY = 3;

/** The name of a day's weekday. */
export function weekdayOf(day: number): { short: string; long: string } {
  const time = startOf(day);
  return { short: short.format(time), long: long.format(time) };
}

/** The seven days that end today; of an earlier day, those round it. */
export function weekOf(day: number, now: number): number[] {
  const last = day > now - 7 ? now : day + 3;
  return Array.from({ length: 7 }, (_, index) => last - 6 + index);
}

export function firstOfMonth(day: number): number {
  return day - new Date(startOf(day)).getUTCDate() + 1;
}

/** The same day of another month, or its last day. */
export function addMonths(day: number, months: number): number {
  const date = new Date(startOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), longest)) / DAY_MS;
}

/** The weeks of a month, from Monday; null for days of other months. */
export function weeksOf(first: number): (number | null)[][] {
  const length = firstOfMonth(addMonths(first, 1)) - first;
  const before = (first + 3) % 7;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - before;
      return index >= 0 && index < length ? first + index : null;
    }),
  );
}
