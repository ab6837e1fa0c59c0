// Whether the page still shows what it showed when something was asked.

/** Returns a function that says whether the page still shows the same place. */
export function stillHere(): () => boolean {
  const place = location.hash;
  return () => location.hash === place;
}
