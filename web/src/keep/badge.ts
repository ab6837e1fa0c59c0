import { deedOf, type FarStanding } from './elsewhere.ts';

/** Shows in how many games it is the person's turn, on the icon of the installed page. */
export function showBadge(standings: () => readonly FarStanding[]) {
  if (!('setAppBadge' in navigator)) return;
  const due = standings().filter((table) => ['play', 'send'].includes(deedOf(table) ?? ''));
  // Without permission nothing changes.
  navigator.setAppBadge(due.length).catch(() => {});
}
