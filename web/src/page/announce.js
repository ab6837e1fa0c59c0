/** Says something to screen readers when they have time. @param {string} text */
export function announce(text) {
  const region = document.querySelector('#live');
  if (!region || !text) return;
  // The same words twice are news too: a blank in the end makes them different.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
