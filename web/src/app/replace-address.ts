// Keeps the address up to date, so that a reload shows the same.
import { placeShown } from '../ui/still-here.ts';

/** Gives the place that shows another address, so that Back leaves the page. */
export function readdress(hash: string) {
  const place = placeShown();
  history.replaceState(history.state, '', hash);
  place.hash = location.hash;
}

/**
 * Replaces the address; returns the current one. If the address is no longer `place`, the person has
 * just left, and nothing changes.
 * @param place the address that the page was opened at, or what this returned last
 */
export function replaceAddress(place: string, hash: string): string {
  if (location.hash !== place) return place;
  readdress(hash);
  return location.hash;
}
