// The grammar that Spanish sentences of the page share.

/** Returns "1 jugada", "2 jugadas"; with `many` where an "s" isn't enough. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
