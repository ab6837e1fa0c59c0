// Sums that tell whether what is kept beside a table still belongs to it.
import type { SavedTable } from './store.ts';

/** A text that says which position a table is at. */
export function positionKey({ key, record }: Pick<SavedTable, 'key' | 'record'>): string {
  return `${key} ${record.actions.join(' ')}`;
}

/** A number that hardly any other text has. */
export function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
}
