/** Returns the first of some wanted languages that the site has; English if it has none of them. */
export function firstSpoken(wanted: readonly string[], all: readonly string[]): string {
  return wanted.map((each) => each.split(/\W/)[0]).find((each) => all.includes(each)) ?? 'en';
}
