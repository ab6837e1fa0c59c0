// Estonian: how many of a thing, and names in the cases that sentences need.

/** Returns "1 käik", "0 käiku", "21 käiku". */
export function counted(count: number, one: string, partitive: string): string {
  return `${count} ${count === 1 ? one : partitive}`;
}

/** Names that are declined: those of sides. Endings of the cases follow. */
const STEMS: Record<string, string> = {
  Sina: 'sinu',
  Valge: 'Valge',
  Must: 'Musta',
  Punane: 'Punase',
  Kollane: 'Kollase',
  Roheline: 'Rohelise',
  Sinine: 'Sinise',
  Beež: 'Beeži',
  Tumehall: 'Tumehalli',
  Helesinine: 'Helesinise',
  Lilla: 'Lilla',
  X: 'X-i',
  O: 'O-',
};

/**
 * Returns a name in the case with an ending, the genitive without one: "Mustale". A
 * person's name stays as it is: "mängijale Anna".
 */
export function declined(name: string, ending = ''): string {
  const [, plain = name, seat = ''] = /^(.*?)( \(.*\))?$/.exec(name) ?? [];
  const stem = STEMS[plain];
  return stem ? `${stem}${ending}`.replace(/-$/, '') + seat : `mängija${ending} ${name}`;
}
