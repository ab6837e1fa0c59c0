// The matches that were played over a direct connection on this device: they can be connected again,
// and their players know each other by a key that only the two of them have.
import { asFields, isTexts, readJson } from '../../keep/checks.ts';
import { drop, read, write } from '../../keep/prefs.ts';

const NAME = 'live';
const HOSTED = 'live-hosted';
const HEIR = 'live-heir';
const KEYS = 'live-keys';
const MEETINGS = 'live-meetings';
/** Games that are older than so many others are connected again by an invitation. */
const MOST = 12;

function ids(name = NAME): string[] {
  const list = readJson(read(name) ?? '[]');
  return Array.isArray(list) && isTexts(list) ? list.slice(0, MOST) : [];
}

export function isRemembered(id: string): boolean {
  return ids().includes(id);
}

/** Whether this device has invited to a game: then it shows the codes, and others scan them. */
export function isHosted(id: string): boolean {
  return ids(HOSTED).includes(id);
}

/** The game that this device has invited to last. */
export function lastHosted(): string | undefined {
  return ids(HOSTED)[0];
}

export function remember(id: string, isHost: boolean) {
  const without = (name: string) => ids(name).filter((each) => each !== id);
  write(NAME, JSON.stringify([id, ...without(NAME)].slice(0, MOST)));
  const hosted = [...(isHost ? [id] : []), ...without(HOSTED)];
  write(HOSTED, JSON.stringify(hosted.slice(0, MOST)));
  if (!isHost && heirOf(id)) drop(HEIR);
}

/** While this page hosts a group: who takes its place, should it go; '' for nobody. */
export function keepHeir(id: string, name: string) {
  if (name) write(HEIR, JSON.stringify({ id, name }));
  else drop(HEIR);
}

/** The name of the heir of the group that this device has hosted last; '' if that is another game. */
export function heirOf(match: string): string {
  const { id, name } = asFields(readJson(read(HEIR) ?? '{}'));
  return id === match && typeof name === 'string' ? name : '';
}

/** The key of a meeting place, and whether this device has invited there. */
export type MeetingKey = { key: string; isHost: boolean };

/** The key of the place at which the players of a match meet; null if there is none. */
export function meetingKey(id: string): MeetingKey | null {
  const { key, isHost } = asFields(meetings()[id]);
  return isMeetingKey(key) ? { key, isHost: isHost === true } : null;
}

export function keepMeetingKey(id: string, { key, isHost }: MeetingKey) {
  const { [id]: _, ...others } = meetings();
  const entries = Object.entries({ [id]: { key, isHost }, ...others }).slice(0, MOST);
  write(MEETINGS, JSON.stringify(Object.fromEntries(entries)));
}

/** Whether a text has the form of such a key: 16 bytes. */
export function isMeetingKey(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{22}$/.test(text);
}

function meetings() {
  return asFields(readJson(read(MEETINGS) ?? '{}'));
}

/** The two who share a key, in a match: the seat here, and the other. */
export type Pair = { id: string; seat: number; other: number };

/** The key that two players share; null if there is none. */
export function keyFor(pair: Pair): string | null {
  const key = keys()[entry(pair)];
  return typeof key === 'string' ? key : null;
}

export function keepKey(pair: Pair, key: string) {
  const entries = Object.entries({ ...keys(), [entry(pair)]: key });
  const still = entries.filter(([name]) => isRemembered(name.slice(0, -2)));
  if (still.length) write(KEYS, JSON.stringify(Object.fromEntries(still)));
  else drop(KEYS);
}

function entry({ id, seat, other }: Pair): string {
  return `${id}${seat}${other}`;
}

function keys() {
  return asFields(readJson(read(KEYS) ?? '{}'));
}
