// The roll of a party: who is here, in the order in which they take the host's place.

import { cleanName } from '../../../keep/names.ts';

/**
 * A member by their number, which no other has had in this party; their name, '' without one; and what
 * the host answers for, in letters of its own, '' for nothing.
 */
export type Listed = { number: number; name: string; mark: string };

export type Roll = {
  /** How often another page has taken the host's place: of two hosts the later one stays. */
  term: number;
  /** The number of the member who is told. */
  you: number;
  /** All who are here, the host first. */
  members: readonly Listed[];
};

/** More members than these find their way back by a code. */
export const MOST_LISTED = 8;
/** So many take the host's place, one after the other: both may be gone at once. */
const HEIRS = 2;
const FORM = /^(\d{1,4})\.(\d{1,3})((?: \d{1,3}\.\w{0,4}\.[\w.!~*'()%-]{0,400}){1,8})$/;

export function writtenRoll({ term, you, members }: Roll): string {
  const listed = members.map(
    ({ number, mark, name }) => ` ${number}.${mark}.${encodeURIComponent(name)}`,
  );
  return `${term}.${you}${listed.join('')}`;
}

/** Reads a roll; null where it is none. */
export function readRoll(text: string): Roll | null {
  const [, term, you, list] = FORM.exec(text) ?? [];
  if (list === undefined) return null;
  try {
    const members = list.slice(1).split(' ').map(listedIn);
    return { term: Number(term), you: Number(you), members };
  } catch {
    return null;
  }
}

function listedIn(text: string): Listed {
  const [number, mark, ...name] = text.split('.');
  return { number: Number(number), mark, name: cleanName(decodeURIComponent(name.join('.'))) };
}

/** Who takes the host's place, the first one first. */
export function heirsOf({ members }: Roll): readonly Listed[] {
  return members.length > 2 ? members.slice(1, 1 + HEIRS) : [];
}

/** The members with whom one prepares connections for the case that the host goes. */
export function partnersOf(roll: Roll): number[] {
  const { you, members } = roll;
  const heirs = heirsOf(roll).map(({ number }) => number);
  const guests = members.slice(1).map(({ number }) => number);
  const partners = heirs.includes(you) ? guests : heirs;
  return guests.includes(you) ? partners.filter((number) => number !== you) : [];
}

/** Whether so many are more than half of the guests: the host, who is gone or cut off, is none of them. */
export function isMajority({ members }: Roll, many: number): boolean {
  return many * 2 > members.length - 1;
}
