// The addresses of this build and its site.

/** The folder of the site, which holds its builds. */
export const SITE = new URL('../../', import.meta.url);

/** The build that this module belongs to: the name of its folder, a hash of its content. */
export const BUILD = new URL('./', import.meta.url).pathname.split('/').at(-2) ?? '';
