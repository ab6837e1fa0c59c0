// Runs on a game's own page, which says which game it is where a link is previewed: what the link
// holds shows on the page that plays, in the language of this one.
const { href } = new URL('../..', (document.currentScript as HTMLScriptElement).src);
const { lang } = document.documentElement;

function forward() {
  const { hash } = location;
  // Sections of the page have names, and no fields.
  if (/=|%3d/i.test(hash)) location.replace(href + (lang === 'en' ? '' : `?lang=${lang}`) + hash);
}

forward();
addEventListener('hashchange', forward);

export {};
