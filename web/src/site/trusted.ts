// The scripts that the page runs by address. If the browser has Trusted Types, no other text can
// become a script: the site's policy requires it (netlify.toml).
import { SITE } from './build.ts';

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** The service worker, and the files in the build's folder. */
const WORKER = new URL('sw.js', SITE).href;
const FOLDER = new URL('./', import.meta.url).href;
const IN_FOLDER = /^[\w-]+\.js$/;

let policy: Policy | undefined;

/** Returns a script's address in the form that the browser accepts. */
export function scriptUrl(url: URL): URL {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('pygames', { createScriptURL: checked });
  return (policy?.createScriptURL(url.href) ?? url) as URL;
}

/** The address that is a script by itself. */
let inItself: string | undefined;

/**
 * Returns an address that is a script, for a worker with an opaque origin.
 * @param url with the text of a file of this build, as `fetchChecked` returns it
 */
export function scriptInItself(url: URL): URL {
  inItself = url.href;
  return scriptUrl(url);
}

function checked(address: string): string {
  const inFolder = address.startsWith(FOLDER) && IN_FOLDER.test(address.slice(FOLDER.length));
  if (inFolder || address === WORKER || address === inItself) return address;
  throw new TypeError(`${address.slice(0, 200)} is no script of this site`);
}
