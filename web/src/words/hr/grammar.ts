// The grammar of Croatian sentences: plurals, and what belongs to players.

/** Returns the form that goes with a number: with 1 and 21, with 2 to 4 and 22, with others. */
export function form(count: number, one: string, few: string, many: string): string {
  const [last, lastTwo] = [count % 10, count % 100];
  if (last === 1 && lastTwo !== 11) return one;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many;
}

/** Returns "21 potez", "22 poteza", "25 poteza". */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${count} ${form(count, one, few, many)}`;
}

const games = ['partija', 'partije', 'partija'] as const;
const moves = ['potez', 'poteza', 'poteza'] as const;
const points = ['bod', 'boda', 'bodova'] as const;
const days = ['dan', 'dana', 'dana'] as const;
const exercises = ['vježba', 'vježbe', 'vježbi'] as const;
const puzzles = ['zagonetka', 'zagonetke', 'zagonetki'] as const;

/** What is counted often, in its three forms. */
export const forms = { games, moves, points, days, exercises, puzzles } as const;

const isFeminine = (noun: string) => noun.endsWith('a');

/** Returns "tvoja karta", "tvoj list". */
export function yours(noun: string): string {
  return `${isFeminine(noun) ? 'tvoja' : 'tvoj'} ${noun}`;
}

/** Returns "moju kartu", "moj list": what is shown or looked at. */
export function mine(noun: string): string {
  return isFeminine(noun) ? `moju ${noun.slice(0, -1)}u` : `moj ${noun}`;
}
