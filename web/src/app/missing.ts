// Runs on the page for missing addresses, which hosts send at any depth: whichever copy of this
// script arrives knows where the site is. What a link holds shows on the page that plays, also where
// mail has encoded its "#", so that it stands in the path; without one, this page gets its style, and
// its ways lead straight to the games.
const { src } = document.currentScript as HTMLScriptElement;
const { href: site } = new URL('../..', src);

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
  for (const way of document.querySelectorAll<HTMLAnchorElement>('[data-way]')) {
    way.href = site + way.dataset.way;
    for (const each of way.parentElement?.parentElement?.children ?? [])
      (each as HTMLElement).hidden = !each.contains(way);
  }
}

const { dataset } = document.documentElement;
if (!dataset.site) {
  dataset.site = site;
  forward();
  dress();
  addEventListener('hashchange', forward);
  addEventListener('DOMContentLoaded', lead);
}

export {};
