// What is new today: how many challenges are left, and the streak that they keep.
import { useEffect, useState } from 'preact/hooks';
import { DAILY } from '../keep/links.ts';
import { KEPT_DECK } from '../keep/own-keys.ts';
import { read } from '../keep/prefs.ts';
import type { Store } from '../keep/store.ts';
import { isBackupDue } from '../rooms/backup/kept.ts';
import { doneOn, inTime, streak } from '../rooms/daily/kept.ts';
import type { Card } from '../scene/types.ts';
import { offered } from '../settings/installing.ts';
import { Icon } from '../ui/icon.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { useToday } from '../ui/today.ts';
import * as words from '../words/first.ts';

/** What plans the exercises that come again: only those who have any need it. */
export const DUE = { name: 'due', load: () => import('../rooms/mistakes/due.tsx') };

/** The offer to install the page, and the reminder of a backup. */
const NOTICES = { name: 'notices', load: () => import('../settings/notices.tsx') };

const says = words.pages.daily;

/** The way to the challenges, with how many of them wait. */
export function TodayLink({ cards }: { cards: readonly Card[] }) {
  const now = useToday();
  const all = cards.filter(({ daily }) => daily).length;
  return (
    <a class="button quiet today-link" href={DAILY}>
      <Icon name="today" />
      <span>{says.link}</span>
      {all > 0 && <small>{says.waiting(doneOn(now), all)}</small>}
    </a>
  );
}

/** What is said of a streak to whoever has one. */
export function Streak() {
  const now = useToday();
  const days = streak(now);
  return days ? <p class="streak">{says.streak(days, inTime(now))}</p> : null;
}

/** The way to the exercises of the day, where there are any. */
export function Exercises() {
  if (!read(KEPT_DECK)) return null;
  return <LazyPart wanted={DUE}>{({ DueLink }) => <DueLink />}</LazyPart>;
}

/** Offers the page as an app, once. */
export function Installation() {
  const installer = offered();
  if (!installer) return null;
  return (
    <LazyPart wanted={NOTICES}>
      {({ InstallOffer }) => <InstallOffer installer={installer} />}
    </LazyPart>
  );
}

/**
 * Reminds of a backup, where games of long ago are in none and the browser has not promised to keep
 * what is here.
 */
export function Reminder({ store }: { store: Store }) {
  const [due, find] = useState(false);
  // What reads all games waits until the page shows.
  useEffect(() => {
    void mayForget().then((may) => find(may && isBackupDue(() => store.all())));
  }, []);
  if (!due) return null;
  return <LazyPart wanted={NOTICES}>{({ BackupReminder }) => <BackupReminder />}</LazyPart>;
}

async function mayForget(): Promise<boolean> {
  const promised = navigator.storage?.persisted?.() ?? Promise.resolve(false);
  return !(await promised.catch(() => false));
}
