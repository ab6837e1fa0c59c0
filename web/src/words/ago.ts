// How long ago something was, in words.
import { common } from './first.ts';
import { language, lazy } from './grammar.ts';

const times = lazy(() => new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }));

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Returns how long ago something was: "5 minutes ago", "yesterday".
 * @param then in ms
 */
export function ago(then: number, now: number = Date.now()): string {
  const minutes = Math.floor((now - then) / MINUTE);
  if (minutes < 1) return common.justNow;
  if (minutes < 60) return times().format(-minutes, 'minute');
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  if (days < 14) return times().format(-Math.max(days, 0), 'day');
  if (days < 60) return times().format(-Math.round(days / 7), 'week');
  if (days < 730) return times().format(-Math.round(days / 30.44), 'month');
  return times().format(-Math.floor(days / 365.25), 'year');
}

function startOfDay(time: number) {
  return new Date(time).setHours(0, 0, 0, 0);
}
