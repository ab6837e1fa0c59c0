// The prefix of a site's entries in the browser's storage.

/**
 * Several copies of the site can share one origin, so the path is part of the prefix.
 * @param path the path of the site, with a slash at each end
 */
export function prefixOf(path: string) {
  return `pygames:${path.replaceAll(':', '%3A')}:`;
}
