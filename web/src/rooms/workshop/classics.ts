// The classics: small games that this site has as files, each with a picture (web/tools/classics.py).
import { EngineError } from '../../python/engine.ts';
import type { Card } from '../../scene/types.ts';
import { language } from '../../words/grammar.ts';
import { byName } from '../../words/order.ts';
import type { GameFile } from './kept.ts';

/** What a classic says of itself, in the language of the page. */
type Said = { title: string; goal: string };

export type Classic = GameFile &
  Said & {
    id: string;
    players: Card['players'];
    /** What was measured: who begins wins, draws, actions, a stronger bot; empty if nothing was. */
    figures: readonly string[];
  };

type Listed = Omit<Classic, keyof Said> & { said: Readonly<Record<string, Said>> };

const LIST = new URL('./classics/list.json', import.meta.url).href;

/** Lists the classics, by their titles. */
export async function findClassics(): Promise<Classic[]> {
  const response = await fetch(LIST).catch(() => null);
  if (!response?.ok) {
    const reason = response ? 'missing' : 'network';
    throw new EngineError('failed', { reason, detail: 'list.json' });
  }
  const listed: Listed[] = await response.json();
  const all = listed.map(({ said, ...file }) => ({
    ...file,
    ...(said[language()] ?? said.en),
    classic: true as const,
  }));
  return all.sort((one, other) => byName(one.title, other.title));
}

/** Whether an id is the name of a classic's file: the workshop opens it. */
export function isClassic(id: string): boolean {
  return id.endsWith('.py');
}

/** The build draws them. */
export function pictureOf({ name, classic }: GameFile): string {
  const folder = classic ? 'classics' : 'models';
  return new URL(`./${folder}/${name.slice(0, -3)}.svg`, import.meta.url).href;
}
