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

function checked(address: string): string {
  const inFolder = address.startsWith(FOLDER) && IN_FOLDER.test(address.slice(FOLDER.length));
  if (inFolder || address === WORKER) return address;
  throw new TypeError(`${address} is no script of this site`);
}
