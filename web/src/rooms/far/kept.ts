// Games with people elsewhere: what is kept of them.
import { asFields, isTexts } from '../../keep/checks.ts';
import type { Deed, FarStanding, KeptMatch } from '../../keep/elsewhere.ts';
import type { SavedTable } from '../../keep/saved-table.ts';

/** What a table keeps of a match (docs/fair-dice.md). */
export type SavedMatch = KeptMatch & {
  /** The last message, sent or received; it contains the whole match. */
  link: string;
  /** The seat of the player on this device. */
  seat: number;
  secret: string;
  /** How many players have joined. */
  joined: number;
  /** Whether the last message was written here. */
  own: boolean;
  /** Whether the record still lacks what the last message brought. */
  fresh: boolean;
  /** The ply after which this turn's own decisions begin; null while others are next. */
  since: number | null;
  /** What was decided before the own turn, while a message is taken in. */
  beforehand?: string[];
};

/** What a table keeps of its match; undefined if all play here. */
export function matchOf({ match }: Pick<SavedTable, 'match'>): SavedMatch | undefined {
  // `readMatch` has read it.
  return match as SavedMatch | undefined;
}

/** What to do; undefined if all play here. */
export function deedOf({ turn, over, record, ...table }: FarStanding): Deed | undefined {
  const match = matchOf(table);
  if (!match) return undefined;
  const { next, seat, fresh, since } = match;
  if (record?.beforehand) return turn === seat ? 'play' : 'wait';
  if (since !== null) return turn === seat && !over ? 'play' : 'send';
  if (next === null) return 'over';
  return next === seat ? (fresh ? 'play' : 'send') : 'wait';
}

/** Reads what a table keeps of a match; undefined if there is none, or it is damaged. */
export function readMatch(value: unknown): SavedMatch | undefined {
  const fields = asFields(value) as SavedMatch;
  const { id, link, seat, secret, next, joined, own, fresh, since, beforehand } = fields;
  const texts = isTexts([id, link, secret]);
  const numbers = [seat, joined, next ?? 0, since ?? 0].every(Number.isInteger);
  if (!texts || !numbers) return undefined;
  const flags = { next: next ?? null, own: own === true, fresh: fresh === true };
  const decided = isTexts(beforehand) && { beforehand };
  return { id, link, seat, secret, joined, ...flags, since: since ?? null, ...decided };
}
