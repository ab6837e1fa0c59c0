// Games as game files, which people read and write (docs/game-files.md), and such games as they are
// kept here.
import { wholeOf } from '../game/branches.ts';
import { placeOf, type Remarks, saying } from '../keep/said.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { Calls } from '../scene/types.ts';

type Written = Calls['annotate']['args'];
type InFile = Calls['annotated']['answer']['games'][number];

/** What the rules write of a game that is kept. */
export function asFile(table: SavedTable): Written {
  const { record, names = [], branches = [], said = {} } = table;
  const ways = [wholeOf(table), ...branches.map(({ actions }) => actions)];
  return { record, names: [...names], ways, said: spoken([[...record.actions], ...ways], said) };
}

/** What is said along some ways, once of each position. */
function spoken(
  ways: readonly (readonly string[])[],
  remarks: Remarks,
): NonNullable<Written['said']> {
  const rest = new Map(Object.entries(remarks));
  return ways.flatMap((way) =>
    Array.from({ length: way.length + 1 }, (_, at) => way.slice(0, at)).flatMap((actions) => {
      const place = placeOf(actions);
      const words = rest.get(place);
      rest.delete(place);
      return words ? [{ actions, words }] : [];
    }),
  );
}

/** What is kept of a game of a file. */
export function ofFile({ record, names, ways, said: remarks }: InFile): object {
  const branches = ways.map((actions) => ({ actions }));
  const spoken = remarks.reduce(
    (all: Remarks, { actions, words }) => saying(all, actions, words),
    {},
  );
  return { record, names, branches, said: spoken };
}
