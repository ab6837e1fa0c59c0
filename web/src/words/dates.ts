// Dates as sentences of the page say them.
import { language, writer } from './grammar.ts';

/** The language for dates: English ones have the day first. */
export function dated(): string {
  return language().replace(/^en$/, 'en-GB');
}

/** Returns a date as a French sentence says it: browsers write "1 novembre" for "1er novembre". */
export function frenchDate(text: string): string {
  return text.replace(/(?<!\d)1(?= \p{L})/u, '1er');
}

const DATE = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;

function timeWriter(options: Intl.DateTimeFormatOptions): (time: number) => string {
  const written = writer<number>(() => new Intl.DateTimeFormat(dated(), options));
  return (time) => (language() === 'fr' ? frenchDate(written(time)) : written(time));
}

/** Returns the UTC date of a moment: "21 November 2026". */
export const date = timeWriter({ ...DATE, year: 'numeric' });
/** Returns "November 2026". */
export const month = timeWriter({ ...DATE, day: undefined, year: 'numeric' });

const thisYear = timeWriter({ ...DATE, weekday: 'long' });
const anyYear = timeWriter({ ...DATE, weekday: 'long', year: 'numeric' });

/** Returns the date with the day of the week; the year only if it isn't this one. */
export function weekday(time: number, now: number = Date.now()): string {
  const [year, here] = [time, now].map((each) => new Date(each).getUTCFullYear());
  return (year === here ? thisYear : anyYear)(time);
}
