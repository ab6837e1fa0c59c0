// An address of a game that isn't here: its file comes along, or has to be asked for.
import { readHash } from '../../addresses/links.ts';
import { decoded, fieldsOf } from '../../addresses/mended.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { cleanName } from '../../keep/names.ts';
import { whenChangedElsewhere } from '../../keep/prefs.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { FaintBoard } from '../../ui/faint-board.tsx';
import { Problem, type ProblemButton } from '../../ui/problem.tsx';
import { byLink } from '../../words/first.ts';
import { sentIn } from './address.ts';
import { keptId, MADE } from './cards.ts';
import { openSent, wait } from './sent.tsx';
import { titleOfId } from './title.ts';
import * as words from './words/en.ts';

export async function openLacking(app: Host, { lacks }: { lacks: string }, ifCurrent: IfCurrent) {
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
