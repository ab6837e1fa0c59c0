// Errors in words, and what they are about.
import { UnknownGame } from '../catalog/brought.ts';
import { EngineError } from '../python/engine.ts';
import * as words from './first.ts';
import { sentence } from './grammar.ts';

/** Returns the words of any error. */
export function errorWords(error: unknown): string {
  if (error instanceof EngineError && error.reason) {
    const reason = words.errors.engine[error.reason];
    return typeof reason === 'string' ? reason : reason(error.detail);
  }
  if (error instanceof UnknownGame) return words.errors.noSuchGame(error.id);
  return error instanceof Error ? error.message : String(error);
}

/** The same as a sentence. */
export function errorSentence(error: unknown): string {
  return sentence(errorWords(error));
}

/** Returns the kind of an error of the rules, "failed" for any other. */
export function errorKind(error: unknown): string {
  const kind = (error as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' ? kind : 'failed';
}

/** Whether an error is about a link or an entry, not about the engine. */
export function isOfRecord(error: unknown) {
  return /^(bad-|newer-|illegal-|too-large|game-over|unknown-)/.test(errorKind(error));
}
