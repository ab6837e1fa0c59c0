// What the names of a site's entries in the browser's storage begin with.

/**
 * Several copies of the site can share one origin: each has its path in its names.
 * @param path of the site, with a slash at each end
 */
export function prefixOf(path: string) {
  return `pygames:${path.replaceAll(':', '%3A')}:`;
}
