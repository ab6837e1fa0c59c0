// Runs on a game's own page, which says which game it is where a link is previewed: what the link
// holds shows on the page that plays.
function forward() {
  // Sections of the page have names, and no fields.
  if (/=|%3d/i.test(location.hash)) location.replace(`../${location.hash}`);
}

forward();
addEventListener('hashchange', forward);

export {};
