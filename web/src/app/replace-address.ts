// Keeps the address up to date, so that a reload shows the same.

/**
 * Replaces the address, so that Back leaves the page; returns the current one. If the address is no
 * longer `place`, the person has just left, and nothing changes.
 * @param place the address that the page was opened at, or what this returned last
 */
export function replaceAddress(place: string, hash: string): string {
  if (location.hash !== place) return place;
  history.replaceState(history.state, '', hash);
  return location.hash;
}
