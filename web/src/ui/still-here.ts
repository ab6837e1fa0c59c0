// Whether the page still shows what it showed when something was asked.

let shown = { hash: '' };

/** The place that shows; the page may give it another address (app/replace-address.ts). */
export function placeShown() {
  if (shown.hash !== location.hash) shown = { hash: location.hash };
  return shown;
}

/** Returns a function that says whether the page still shows the same place. */
export function stillHere(): () => boolean {
  const place = placeShown();
  return () => placeShown() === place;
}
