// The one game of this page that is live.
import { effect } from '@preact/signals';
import { matchSeats } from '../../game/seating.ts';
import type { Card } from '../../scene/types.ts';
import type { Page } from '../../table/hooks.ts';
import { company, type LiveStanding, standing } from './at-match.ts';
import { keepAwake, tellInPage, tellInTitle } from './awake.ts';
import { Live } from './live.ts';
import { MeetingPlace } from './meeting-place.ts';
import { ends } from './offered.ts';
import { hearOthers } from './other-pages.ts';
import { isRemembered, meetingKey } from './remembered.ts';
import * as words from './words/en.ts';

let current: { live: Live; place: MeetingPlace } | null = null;

/** What is live at this page, if anything is. */
export function live(): Live | null {
  return current?.live ?? null;
}

export function liveAt(page: Page): Live {
  current ??= begin(page);
  return current.live;
}

/** Where the players of that game meet. */
export function placeAt(page: Page): MeetingPlace {
  current ??= begin(page);
  return current.place;
}

function begin(page: Page) {
  const live = new Live(page);
  const place = new MeetingPlace(live);
  standing.value = standingOf(live, place);
  effect(() => {
    ends.value = live.many.value ? words.live.reloads : '';
    const others = live.company.players.map(({ name }) => name);
    const seats = ({ players: [fewest, most] }: Card) =>
      matchSeats(Math.min(most, Math.max(others.length + 1, fewest)), 0);
    const far = words.live.withPeople(others);
    const whole = { words: { far }, seats, names: [live.ownName()] };
    company.value = others.length ? whole : null;
  });
  keepAwake(live);
  tellInTitle(live);
  tellInPage(live);
  hearOthers(live);
  return { live, place };
}

function standingOf(live: Live, place: MeetingPlace): LiveStanding {
  const waits = (id: string) => live.stays.value || live.expects.value || meetingKey(id) !== null;
  return {
    carried: (id) => {
      const [seats, { decided, promised }] = [live.carries(id), live.presence];
      return seats && { seats: [...seats, promised.value ?? []].flat(), decided: decided.value };
    },
    stays: (id) => {
      if (live.many.value) return words.live.stayOn;
      return live.game.value?.id === id && waits(id) ? words.live.stay : '';
    },
    answer: (id) => (live.game.value?.id === id && live.pendingAnswer?.text) || '',
    isLost: (id) => !live.many.value && live.game.value?.id === id && isRemembered(id),
    isForAll: (id) => place.match.value === id && place.invitesAll.value,
    visits: (link) => live.visit.value === link,
    asks: () =>
      live.change.next.value !== null || live.admission.waitsAt(live.game.value?.id) !== '',
    isGuest: (id) => live.carries(id) !== null && !live.isHost.value,
  };
}
