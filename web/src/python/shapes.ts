// The shapes that answers have, as web/tools/door_shapes.py writes them from the types of the rules.

/** A plain shape, the name of a type, or what a value is made of. */
export type AnswerShape =
  | string
  | { in: readonly unknown[] }
  | { list: AnswerShape }
  | { map: AnswerShape }
  | { tuple: readonly AnswerShape[] }
  | { any: readonly AnswerShape[] }
  | { has: Readonly<Record<string, AnswerShape>>; may: Readonly<Record<string, AnswerShape>> };

export type Shapes = {
  readonly types: Readonly<Record<string, AnswerShape>>;
  /** The answers, by call. */
  readonly answers: Readonly<Record<string, AnswerShape>>;
};

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  i: Number.isSafeInteger,
  n: Number.isFinite,
  b: (value) => typeof value === 'boolean',
  0: (value) => value === null,
  '?': () => true,
};

/** Whether a value that was parsed from JSON has a shape; fields that nothing reads may be there. */
export function fits(value: unknown, shape: AnswerShape, types: Shapes['types']): boolean {
  const each = (member: unknown, of: AnswerShape) => fits(member, of, types);
  if (typeof shape === 'string') {
    const plain = PLAIN[shape];
    return plain ? plain(value) : shape in types && each(value, types[shape]);
  }
  if ('in' in shape) return shape.in.includes(value);
  if ('any' in shape) return shape.any.some((one) => each(value, one));
  if ('list' in shape) return Array.isArray(value) && value.every((one) => each(one, shape.list));
  if ('tuple' in shape) {
    const { tuple } = shape;
    if (!Array.isArray(value) || value.length !== tuple.length) return false;
    return tuple.every((one, at) => each(value[at], one));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = new Map(Object.entries(value));
  if ('map' in shape) return [...fields.values()].every((one) => each(one, shape.map));
  const hasField = ([name, of]: [string, AnswerShape]) =>
    fields.has(name) && each(fields.get(name), of);
  const right = ([name, of]: [string, AnswerShape]) =>
    !fields.has(name) || each(fields.get(name), of);
  return Object.entries(shape.has).every(hasField) && Object.entries(shape.may).every(right);
}
