// The grammar of French sentences: plurals, names after "de", and what belongs to players.

/** Returns "0 coup", "1 coup", "2 coups". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`;
}

/** Returns a name after "de": "de Ben", "d’Anna"; a single letter keeps the vowel before it. */
export function of(name: string): string {
  return /^([aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])[\p{L}-]/iu.test(name) ? `d’${name}` : `de ${name}`;
}

/** Returns a thing after "à": "à votre plan", "au plan de Ben". */
export function to(thing: string): string {
  return `à ${thing}`.replace(/^à le /, 'au ');
}

/** Returns a thing without its article: "carte" for "la carte". */
export function bare(thing: string): string {
  return thing.replace(/^l[ae] /, '');
}

/** Returns "ma carte" for "la carte". */
export function mine(thing: string): string {
  return `${thing.startsWith('la ') ? 'ma' : 'mon'} ${bare(thing)}`;
}
