// Which day it is, for as long as a page shows.
import { useLayoutEffect, useState } from 'preact/hooks';
import { today } from './calendar.ts';

const MINUTE_MS = 60_000;

/**
 * The number of the day, which is another within a minute after midnight.
 * @param dayOf says which day it is: in UTC, unless told otherwise
 */
export function useToday(dayOf: () => number = today): number {
  return useEachMinute(dayOf);
}

/** A number that depends on the time, looked at each minute. */
export function useEachMinute(read: () => number): number {
  const [now, setNow] = useState(() => read());
  useLayoutEffect(() => {
    const look = () => setNow(read());
    const timer = setInterval(look, MINUTE_MS);
    const hear = new AbortController();
    // A device that slept, or a clock that was set, may be late.
    document.addEventListener('visibilitychange', look, { signal: hear.signal });
    addEventListener('focus', look, { signal: hear.signal });
    return () => {
      clearInterval(timer);
      hear.abort();
    };
  }, [read]);
  return now;
}
