// The page that other sites show in a frame: a board, and nothing of the rest of this site. It keeps
// nothing.
import { effect } from '@preact/signals';
import { type AddressFields, gameOf } from './addresses/links.ts';
import { fieldsOf } from './addresses/mended.ts';
import type { Framed } from './app/embedded.ts';
import { settingUp } from './app/opening.tsx';
import { replay } from './app/replay.tsx';
import { RulesEngine } from './app/rules.ts';
import { show } from './app/screen.tsx';
import { Games } from './catalog/catalog.ts';
import { EMBEDS } from './embeds.ts';
import { config } from './site/config.js';
import { watchPresses } from './ui/presses.ts';
import { Problem, Waiting } from './ui/problem.tsx';
import { watchRewritten } from './ui/rewritten.ts';
import { watchLayout } from './ui/watch-layout.ts';
import { errorSentence } from './words/failure.ts';
import * as words from './words/words.ts';

const rules = new RulesEngine();
const games = new Games(rules, config.games);
const site = { door: rules, card: (game: string) => games.card(game) };

function Frame({ card, place, content }: Framed) {
  return (
    <div class="learn framed">
      <header class="head">
        <h1>{card.title}</h1>
        <a class="button small quiet" href={place} target="_blank" rel="noopener">
          {words.common.openSite}
        </a>
      </header>
      {content}
    </div>
  );
}

async function open(fields: AddressFields): Promise<Framed> {
  for (const { field, open } of [replay, ...EMBEDS]) {
    const value = fields[field];
    if (value !== undefined) return open(site, value, fields);
  }
  throw new Error(words.errors.namesNothing);
}

/** Shows what is loaded; the game, as soon as it is known. */
function wait(game: string) {
  let waits = true;
  settingUp(game, games.peek(game));
  games.card(game).then(
    (card) => waits && settingUp(game, card),
    () => {},
  );
  return () => {
    waits = false;
  };
}

async function begin() {
  const fields = fieldsOf(location.hash.slice(1));
  const end = wait(gameOf(fields));
  try {
    const framed = await open(fields);
    end();
    show({ page: 'learn', title: framed.card.title, content: <Frame {...framed} /> });
  } catch (error) {
    end();
    const content = (
      <Waiting>
        <Problem words={errorSentence(error)} />
      </Waiting>
    );
    show({ page: 'words', title: 'pygames', content });
  }
}

watchRewritten();
watchPresses();
watchLayout();
effect(() => {
  document.documentElement.dataset.engine = rules.state.value;
});
rules.start();
addEventListener('hashchange', () => void begin());
void begin();
