// Keeps in the address what shows, so that it is there again after a reload.

/**
 * Changes the address in its place, so that Back leaves the page; returns what it is then. If it is
 * another than the place by now, the person has just left: it stays.
 */
export function replaceAddress(place: string, hash: string): string {
  if (location.hash !== place) return place;
  history.replaceState(history.state, '', hash);
  return location.hash;
}
