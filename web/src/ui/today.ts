// Which day it is, for as long as a page shows.
import { useLayoutEffect, useState } from 'preact/hooks';
import { startOf, today } from '../keep/daily.ts';

/** The number of the day in UTC: another begins at midnight there. */
export function useToday(): number {
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
