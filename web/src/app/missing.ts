// Runs on the page for missing addresses, which hosts send at any depth: whichever copy of this
// script arrives knows where the site is. What a link holds shows on the page that plays, also where
// mail has encoded its "#", so that it stands in the path; without one, this page gets its style,
// speaks the reader's language alone, and leads straight to the games.
import { firstSpoken } from '../head/spoken.ts';

const { src } = document.currentScript as HTMLScriptElement;
const { href: site } = new URL('../..', src);
const root = document.documentElement;

function forward() {
  const [, held] = /(?:#|%(?:25)*23)(.+)/.exec(location.href.slice(site.length)) ?? [];
  if (held) location.replace(`${site}#${held}`);
}

function dress() {
  const sheet = document.createElement('link');
  document.head.append(
    Object.assign(sheet, { rel: 'stylesheet', href: new URL('pages.css', src) }),
  );
}

function lead() {
  const parts = [...document.querySelectorAll<HTMLElement>('section')];
  root.lang = firstSpoken(
    navigator.languages,
    parts.map(({ lang }) => lang),
  );
  for (const each of document.querySelectorAll<HTMLElement>('[data-plain], [hidden]'))
    each.hidden = !each.hidden;
  for (const way of document.querySelectorAll<HTMLAnchorElement>('[data-way]'))
    way.href = site + way.dataset.way;
  for (const part of parts) part.hidden = part.lang !== root.lang;
}

if (!root.dataset.site) {
  root.dataset.site = site;
  forward();
  dress();
  addEventListener('hashchange', forward);
  addEventListener('DOMContentLoaded', lead);
}
