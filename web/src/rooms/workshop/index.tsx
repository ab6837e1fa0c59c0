// Opens the workshop, and brings the games that were made in it.
import type { Host } from '../../app/host.ts';
import { settingUp } from '../../app/opening.tsx';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { loadIsolation } from '../../python/isolation.ts';
import type { Sent, ToWorkshop } from './address.ts';
import { findClassics, isClassic } from './classics.ts';
import { isRefused } from './foreign.ts';
import { playHash } from './hashes.ts';
import { type GameFile, madeFile } from './kept.ts';
import { openLacking } from './lacking.tsx';
import { Making } from './making.ts';
import { SMALL_GAMES } from './own-games.tsx';
import { WorkshopScreen } from './screen.tsx';
import { fileOf, openSent } from './sent.tsx';
import { shareFile } from './sharing.tsx';
import { openSmallGames } from './small-games.tsx';
import { allTexts, takeOverOld } from './texts.ts';
import * as words from './words/en.ts';

/** The model that a first visit begins from. */
const FIRST = 'three.py';

export async function open(app: Host, place: ToWorkshop, ifCurrent: IfCurrent) {
  settingUp();
  await opening(app, place, ifCurrent).catch((error) => {
    if (!isRefused(error)) throw error;
    app.wrong(words.workshop.refused);
  });
}

function opening(app: Host, place: ToWorkshop, ifCurrent: IfCurrent): Promise<void> {
  if ('lacks' in place) return openLacking(app, place, ifCurrent);
  if ('packed' in place) return openSent(app, place, ifCurrent);
  if ('start' in place) return openStart(app, place.start, ifCurrent);
  if (SMALL_GAMES.endsWith(`=${place.id}`)) return openSmallGames(app, ifCurrent);
  if (isClassic(place.id)) return openClassic(app, place.id, ifCurrent);
  return openFile(app, place.id, ifCurrent);
}

/** Opens a classic to begin from. */
async function openClassic(app: Host, name: string, ifCurrent: IfCurrent) {
  const classics = await ifCurrent(findClassics());
  const classic = classics.find((each) => each.name === name);
  await openFile(app, '', ifCurrent, classic && { name: `my_${name}`, text: classic.text });
}

/** Opens a file to begin from, whether or not it works. */
async function openStart(app: Host, sent: Sent, ifCurrent: IfCurrent) {
  const file = await ifCurrent(fileOf(sent));
  if (!file) return app.wrong(words.sent.damaged);
  await openFile(app, '', ifCurrent, file);
}

async function openFile(
  app: Host,
  id: string,
  ifCurrent: IfCurrent,
  start: GameFile | null | undefined = null,
) {
  const isolation = await ifCurrent(loadIsolation());
  const making = new Making(isolation);
  const models = await ifCurrent(making.models()).catch((error) => {
    making.close();
    throw error;
  });
  const first = models.find(({ name }) => name === FIRST) ?? models[0];
  takeOverOld(models);
  const file = start ?? madeFile(id);
  const text = file ? null : (allTexts()[0] ?? null);
  making.open(file ?? text?.file ?? { ...first, name: 'my_game.py' }, text);
  const isNew = !file && !text;
  const play = () => {
    const card = making.keep();
    if (card) app.goTo(playHash(card));
  };
  const share = () => {
    const { ready } = making;
    shareFile({ title: ready?.card.title, file: making.file.peek() });
  };
  const uses = (id: string) => app.store.all().filter(({ record }) => record.game === id);
  show({
    page: 'workshop',
    detour: true,
    title: words.workshop.title,
    content: <WorkshopScreen {...{ making, models, isNew, play, share, uses }} from={app.from} />,
    of: {
      stepBack: () => making.sandbox.peek()?.board.back() ?? false,
      close: () => making.close(),
    },
  });
}
