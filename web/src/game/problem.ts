/** What went wrong, in a form that the page can put into words. */
import type { Problem } from './types.ts';

/** The kind of an error: one of the rules' own, or `failed`. */
export function kindOf(error: unknown): string {
  const kind = (error as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' ? kind : 'failed';
}

/** A problem to be shown; null for what was stopped on purpose. */
export function problemOf(
  what: Problem['what'],
  error: unknown,
  again: () => void,
): Problem | null {
  const kind = kindOf(error);
  if (kind === 'stopped') return null;
  return { what, kind, message: error instanceof Error ? error.message : String(error), again };
}
