// The command that opens the analysis board from a game.

import { wholeOf } from '../../game/branches.ts';
import { goingOn } from '../../scene/records.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import { commands, type OpenTable, type SessionFacts } from '../../table/hooks.ts';
import { toast } from '../../ui/announce.ts';
import { stillHere } from '../../ui/still-here.ts';
import { errorSentence } from '../../words/failure.ts';
import { analysisHash } from './address.ts';
import { hearTried } from './kept-game.ts';
import * as words from './words/en.ts';

export const analysis: Room = {
  name: 'analysis',
  fills: [
    // Another page may try something for a game that is played here.
    contribute(gameHooks, {
      started: ({ tables }) =>
        hearTried(async ({ key, tried }) => (await tables()).at(key)?.otherTab.keepEdit(tried)),
    }),
    contribute(commands, {
      name: 'analyse',
      word: words.analysis.command,
      icon: 'whole',
      at: { wide: ['menu', 30], phone: ['menu', 30] },
      state: (session) => ({ hidden: !mayAnalyse(session) }),
      act: (table) => void analyse(table),
    }),
  ],
};

/** Whether help by bots is allowed in this game. */
function mayAnalyse({ card, now }: SessionFacts): boolean {
  const { seats, serious, occasion, display } = now;
  const { view, prepared = false } = display.value ?? {};
  if (!view || prepared || !card.levels.length) return false;
  return view.over || !(seats.value.includes('far') || serious.value || occasion.value);
}

async function analyse({ page, saved, session }: OpenTable) {
  const at = session.now.view.value?.ply ?? 0;
  const whole = goingOn(saved.record, wholeOf(saved));
  const here = stillHere();
  try {
    const { link } = await page.door.call('link', { record: whole });
    if (!here()) return;
    session.help();
    page.goTo(analysisHash(link, { of: whole.game }, at, saved.key));
  } catch (error) {
    if (here()) toast(errorSentence(error));
  }
}
