// The moves of a line, in words.

/** Returns things one after the other, with semicolons between them if one has a comma. */
export function inTurn(parts: readonly string[], semicolon = '; '): string {
  return parts.join(parts.some((part) => part.includes(',')) ? semicolon : ', ');
}
