// Opens the workshop, and brings the games that were made in it.

import { MODELS } from '../../../generated/simple.ts';
import { readHash } from '../../addresses/links.ts';
import { decoded, fieldsOf } from '../../addresses/mended.ts';
import type { Host } from '../../app/host.ts';
import { settingUp } from '../../app/opening.tsx';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { cleanName } from '../../keep/names.ts';
import { whenChangedElsewhere } from '../../keep/prefs.ts';
import { loadIsolation } from '../../python/isolation.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { FaintBoard } from '../../ui/faint-board.tsx';
import { Problem, type ProblemButton } from '../../ui/problem.tsx';
import { byLink } from '../../words/first.ts';
import { type Sent, sentIn, type ToWorkshop } from './address.ts';
import { keptId, MADE } from './cards.ts';
import { findClassics, isClassic } from './classics.ts';
import { isRefused } from './foreign.ts';
import { playHash } from './hashes.ts';
import { type GameFile, madeFile } from './kept.ts';
import { Making } from './making.ts';
import { SMALL_GAMES } from './own-games.tsx';
import { WorkshopScreen } from './screen.tsx';
import { fileOf, openSent, wait } from './sent.tsx';
import { shareFile } from './sharing.tsx';
import { openSmallGames } from './small-games.tsx';
import { allTexts, takeOverOld } from './texts.ts';
import { titleOfId } from './title.ts';
import * as words from './words/en.ts';

// Who sends made games needs the editor's part: few do.
export { fieldsOf, shareKept } from './sharing.tsx';

/** The model that a first visit begins from. */
const FIRST = MODELS.find(({ name }) => name === 'three.py')?.text ?? '';

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
  const making = new Making(loadIsolation());
  takeOverOld(MODELS);
  const file = start ?? madeFile(id);
  const text = file ? null : (allTexts()[0] ?? null);
  making.open(file ?? text?.file ?? { text: FIRST, name: 'my_game.py' }, text);
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
    content: <WorkshopScreen {...{ making, isNew, play, share, uses }} from={app.from} />,
    of: {
      stepBack: () => making.sandbox.peek()?.board.back() ?? false,
      close: () => making.close(),
    },
  });
  // One can read and type by now.
  await ifCurrent(making.start());
}

// An address of a game that isn't here: its file comes along, or has to be asked for.

async function openLacking(app: Host, { lacks }: { lacks: string }, ifCurrent: IfCurrent) {
  const { hash } = location;
  wait({ game: lacks, hash });
  const fields = fieldsOf(hash.slice(1));
  if (fields.code) return openSent(app, sentIn(fields), ifCurrent, true);
  whenChangedElsewhere(MADE + lacks, () => {
    if (keptId(lacks) && location.hash === hash) app.goTo(hash);
  });
  const by = cleanName(decoded(fields.by ?? ''));
  const content = <Lacking {...{ app, lacks, by }} />;
  show({ page: 'workshop', title: words.sent.heading(titleOfId(lacks)), content });
}

function Lacking({ app, lacks, by }: { app: Host; lacks: string; by: string }) {
  const { why, ask, saved } = words.lacking;
  const isSaved = readHash(location.hash).to === 'table';
  const paste: ProblemButton = { word: byLink.paste, look: 'filled', press: () => app.paste() };
  const files = { word: words.workshop.heading, press: () => app.goTo('#workshop') };
  return (
    <div class="sent">
      <PageHead heading={titleOfId(lacks)} />
      <FaintBoard />
      <Problem
        calm="share"
        words={`${why} ${isSaved ? saved : ask(by)}`}
        buttons={isSaved ? [paste, files] : [paste]}
      />
    </div>
  );
}
