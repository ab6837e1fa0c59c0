// German grammar that several files of words share.

/** Returns "1 Zug", "2 Züge". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns "dein" or "deine" as a noun needs it: those on -e are feminine, as a rule. */
export function withOwner(owner: 'dein' | 'Dein' | 'mein' | 'Mein', noun: string): string {
  return `${owner}${/(e|tafel)$/.test(noun) ? 'e' : ''} ${noun}`;
}

/** Returns a number as it is written in German: "12.000". */
export function figures(number: number): string {
  return number.toLocaleString('de');
}
