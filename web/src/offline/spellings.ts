// The addresses of pages, as hosts read them.

/**
 * Returns the files that an address may mean, the likeliest first.
 * @param path what follows the address of the site
 */
export function filesAt(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}.html`, `${path}/index.html`];
}

/** The path without what servers decode; as it is if it can't be decoded. */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a file is the page of a folder whose address lacks its slash: links would go astray. */
export function lacksSlash(path: string, file: string): boolean {
  return file === `${path}/index.html`;
}

/** The query for the page that plays, by the language of a page that isn't there. */
export function languageAt(path: string): string {
  const [, code] = /^([a-z]{2})(?:\/|$)/.exec(path) ?? [];
  return code ? `?lang=${code}` : '';
}
