// Words for games that compare with each other: those with the same options and number of players.
import type { Card, Hall, Variant } from '../../scene/types.ts';
import * as words from './words/en.ts';

/** Returns a function that describes such games; '' if all that show compare. */
export function variantWords(card: Card, hall: Hall): (of: Variant | null) => string {
  const all = [...hall.bests.map(({ of }) => of), hall.of].filter((of) => of !== null);
  const differs = (describe: (of: Variant) => string) => new Set(all.map(describe)).size > 1;
  const parts = [...card.options.map(optionIn), playersIn].filter(differs);
  return (of) => (of ? parts.map((describe) => describe(of)).join(', ') : '');
}

function optionIn({ id, title, choices }: Card['options'][number]) {
  return ({ options }: Variant) => {
    const chosen = choices.find(({ value }) => value === options[id])?.title ?? options[id] ?? '';
    return words.fame.option(title, chosen);
  };
}

function playersIn({ players }: Variant): string {
  return words.fame.players(players);
}
