// The daily challenges, as the first screen knows them.
import { opens } from '../../app/room.ts';
import { useToday } from '../../dates/today.ts';
import { homeParts } from '../../home/home.tsx';
import type { Card } from '../../scene/types.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { addresses, DAILY } from './address.ts';
import { doneOn, streak, wasPlayedOnItsDay } from './kept.ts';
import * as words from './words/en-first.ts';

/** A leaf of a calendar. */
export const TODAY = 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7';

export const daily: Room = {
  name: 'daily',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(homeParts, { head: TodayLink, news: Streak }),
  ],
};

const texts = words.today;

/** A link to the challenges, with the number left. */
function TodayLink({ cards }: { cards: readonly Card[] }) {
  const now = useToday();
  const all = cards.filter(({ daily }) => daily).length;
  return (
    <a class="button quiet today-link" href={DAILY}>
      <Icon name={TODAY} />
      <span>{texts.link}</span>
      {all > 0 && <small>{texts.waiting(doneOn(now), all)}</small>}
    </a>
  );
}

/** The number of days in a row with a finished challenge. */
function Streak() {
  const now = useToday();
  const days = streak(now);
  return days ? <p class="streak">{texts.streak(days, wasPlayedOnItsDay(now))}</p> : null;
}
