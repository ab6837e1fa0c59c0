// Whether the page still shows what it showed when something was asked.

let address = { hash: '' };

/** The place that shows; it may get another address. */
function placeShown() {
  if (address.hash !== location.hash) address = { hash: location.hash };
  return address;
}

/** Returns a function that says whether the page still shows the same place. */
export function stillHere(): () => boolean {
  const place = placeShown();
  return () => placeShown() === place;
}

/**
 * Gives the place that shows another address, so that a reload shows the same and Back leaves the
 * page. Nothing changes if the person has left the place that it is for.
 */
export function readdress(hash: string, here = stillHere()) {
  if (!here()) return;
  const place = placeShown();
  history.replaceState(history.state, '', hash);
  place.hash = location.hash;
}
