/** What an error tells: its kind and its words. */

/** The kind of an error: one of the rules' own, or `failed`. */
export function kindOf(error: unknown): string {
  const kind = (error as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' ? kind : 'failed';
}

/** What an error says, whatever it is. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
