// One person at one device, whatever they do: nothing is lost, and what shows is true.
//
// A failure names the seed and all deeds; PYGAMES_SEED=<seed> repeats it. Of 15 faults that were put
// into the page, the first version found 12 with 60 deeds a game and the seed 0: undo isn't saved;
// what was taken back is no branch; an import replaces the game (which 60 deeds of later versions
// missed); a second tab doesn't follow, or saves; a title, names or Redo aren't read; a branch loses
// the main line; Redo forgets what comes after; dice are thrown anew when a line is played again; a
// restored game loses its branches. Not found: a link keeps a finished game twice (links.test.ts has
// it); and two that another part of the page mends at once, an end that was taken back and still
// counts, and a tab that takes over without reading what the other kept.
import { test } from 'node:test';
import { often, SEED } from '../runs.ts';
import { visit } from './hand.ts';
import { DEEDS } from './model/deeds.ts';
import { Device } from './model/device.ts';

const { config } = await import('../../../web/src/site/config.js');
const STEPS = often(100, 1_000);
const ALL = DEEDS.flatMap((deed) => Array.from({ length: deed[0] }, () => deed));

/** Does something; returns what it was, or '' if there was nothing to do. */
async function act(device: Device, log: string[]): Promise<void> {
  const [, at, deed] = device.games.size ? device.one(ALL) : DEEDS[0];
  const game = at === 'any' ? null : await device.gameFor(at);
  if (at !== 'any' && !game) return;
  log.push(`${deed.name} ${game?.key ?? ''} …`);
  const did = await deed(device, game as never);
  const end = log.pop()?.slice(0, -1);
  if (did === '') return;
  log.push(`${end}${typeof did === 'object' ? '' : (did ?? '')}`);
  await device.check();
}

for (const [nth, kind] of config.games.entries()) {
  test(`whatever a person does with games of ${kind}, all is kept and shown`, async () => {
    await visit('#games', 'games', {});
    const device = new Device(kind, SEED * 1000 + nth);
    const log: string[] = [];
    try {
      while (log.length < STEPS) await act(device, log);
    } catch (cause) {
      throw new Error(`seed ${SEED}:\n${log.join('\n')}\n${(cause as Error).message}`, { cause });
    }
  });
}
