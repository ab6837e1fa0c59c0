// Which addresses two pages name to each other, and ask.
import type { Candidate, Description } from './description.ts';

/** Whether addresses of the internet count: where a STUN server is named. */
type Reach = { internet: boolean };

/** Addresses of this device itself, of many at once, or of nobody. */
const NEVER = /^(0|127|22[4-9]|23\d|24\d|25[0-5])\.|^::|^(0+:){5}|^ff[\da-f]{2}:/i;
/** Names and addresses that mean something only on the network at hand (RFC 1918, 3927, 4193, 4291). */
const HERE =
  /\.local$|^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/i;

/** Leaves of a description what a page may name to another, and ask of what another has named. */
export function within(description: Description, { internet }: Reach): Description {
  const may = ({ address }: Candidate) => !NEVER.test(address) && (internet || HERE.test(address));
  return { ...description, candidates: description.candidates.filter(may) };
}
