// Opens the mistakes of a game, or the next exercise of the deck.
import { tableHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { part } from '../../ui/part.ts';
import { errors } from '../../words/words.ts';
import { DECK, type ToMistakes } from './address.ts';
import { entersDeck, openDeck } from './deck.tsx';
import { DUE } from './exercises.tsx';
import { Mistakes } from './mistakes.ts';
import { MistakesScreen } from './screen.tsx';
import * as words from './words/en.ts';

export async function open(app: Host, { key }: ToMistakes, ifCurrent: IfCurrent) {
  if (key === null) return openNext(app, ifCurrent);
  const table = app.store.load(key);
  if (!table) return app.wrong(errors.notKept);
  const card = await ifCurrent(app.games.card(table.record.game));
  const mistakes = new Mistakes(card, table, { door: app.door, marked: entersDeck });
  const openRules = app.clausesOf(card);
  const content = <MistakesScreen {...{ mistakes, openRules }} from={tableHash(key)} />;
  show({
    page: 'learn',
    detour: true,
    title: words.mistakes.title(card.title),
    content,
    of: mistakes,
  });
}

async function openNext({ games, door, clausesOf, goTo }: Host, ifCurrent: IfCurrent) {
  const due = await ifCurrent(part(DUE));
  const deps = { games, door, due, clausesOf, next: () => goTo(DECK) };
  show({ page: 'learn', detour: true, ...(await ifCurrent(openDeck(deps))) });
}
