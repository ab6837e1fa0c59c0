// Games as game files, which people read and write (docs/game-files.md), and such games as they are
// kept here.
import { wholeOf } from '../game/branches.ts';
import type { Fields } from '../keep/checks.ts';
import { placeOf, type Remarks, saying } from '../keep/said.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import type { Calls } from '../scene/types.ts';

type Written = Calls['annotate']['args'];

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

/** Adds to a game what is kept of the ways and remarks that a game file has. */
export function withRemarks(game: Fields): Fields {
  const { ways, said: remarks, ...fields } = game;
  if (!Array.isArray(ways) || !Array.isArray(remarks)) return game;
  const branches = ways.map((actions) => ({ actions }));
  const spoken = remarks.reduce(
    (all: Remarks, { actions, words }) => saying(all, actions, words),
    {},
  );
  return { ...fields, branches, said: spoken };
}
