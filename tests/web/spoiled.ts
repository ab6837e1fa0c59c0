/** Things as they are kept, but with something wrong in them. */
import {
  type Arbitrary,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
} from '../../web/node_modules/fast-check/lib/fast-check.js';

export const value: Arbitrary<unknown> = oneof(
  jsonValue(),
  integer(),
  constantFrom<unknown>({ toString: 1 }, { __proto__: 1 }, 1e308, -1, 'bot99', ['person', 'bot1']),
);

/** What is sound but for what up to two of its keys hold. */
export function spoiled(sound: object): Arbitrary<object> {
  const keys = constantFrom(...Object.keys(sound));
  return dictionary(keys, value, { maxKeys: 2 }).map((wrong) => ({ ...sound, ...wrong }));
}
