// Days: counted in UTC, and written as dates.

export const DAY_MS = 86_400_000;
/** The last day that has a date of four digits. */
export const LAST_DAY = 2_932_896;

/** The number of the day in UTC, whatever the time zone. */
export function today(now: number = Date.now()): number {
  return Math.floor(now / DAY_MS);
}

/** The number of the day in the local time zone. */
export function dayHere(now: number = Date.now()): number {
  return today(now - new Date(now).getTimezoneOffset() * 60_000);
}

/** Whether a kept value is a time in ms within the days that have dates. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && today(value) <= LAST_DAY;
}

/** When a day begins, in ms. */
export function startOf(day: number): number {
  return day * DAY_MS;
}

/** Writes a day as a date: 2026-11-21. */
export function dateOf(day: number): string {
  return new Date(startOf(day)).toISOString().slice(0, 10);
}

/** Reads a date; null if there is no such day. */
export function dayOf(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && day >= 0 && dateOf(day) === date ? day : null;
}
