// The number of exercises today. Loaded only if there is a deck, with its schedule.
import '@preact/signals';
import { dayHere } from '../../dates/calendar.ts';
import { useToday } from '../../dates/today.ts';
import { DECK } from './address.ts';
import { dueOn } from './schedule.ts';
import * as words from './words/en.ts';

export { daysTo, dueOn } from './schedule.ts';

/** How many exercises are left today, wherever they are answered. */
function useDue(): number {
  return dueOn(useToday(dayHere)).length;
}

/** The link to them on the home page. */
export function DueLink() {
  const due = useDue();
  if (!due) return null;
  return (
    <a class="button due-link" href={DECK}>
      {words.deck.due(due)}
    </a>
  );
}

/** Their number, beside one of them. */
export function DueCount() {
  const due = useDue();
  return due ? <p class="due-count">{words.deck.due(due)}</p> : null;
}
