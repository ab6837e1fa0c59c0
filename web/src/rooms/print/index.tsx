// What a game has for paper: boards, sheets and cards, and a played game.
import '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { roomHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { Games } from '../../catalog/catalog.ts';
import type { Store } from '../../keep/store.ts';
import type { Card, Door } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { announce } from '../../ui/announce.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { GameLinks } from '../../ui/game-links.tsx';
import { Problem, Progress, retryButton } from '../../ui/problem.tsx';
import { errorSentence } from '../../words/failure.ts';
import { printHash, type ToPrint } from './address.ts';
import { Choices } from './choices.tsx';
import { LeafPage } from './leaf.tsx';
import { PrintPreview } from './preview.ts';
import * as words from './words/en.ts';

export async function open(app: Host, to: ToPrint) {
  const content = <PrintPage {...app} {...to} />;
  show({ page: 'print', title: words.print.title, content, name: 'print', detour: true });
}

type Props = {
  games: Games;
  door: Door;
  store: Store;
  /** The address of the back link. */
  from: string;
  /** The game; null for the first. */
  game: string | null;
  /** The key of the table whose game can be printed too. */
  table: string | null;
  /** Starts the rules again if they don't run. */
  retry: () => void;
  /** Called if there is no such game. */
  couldNot: (error: unknown) => void;
};

function PrintPage({ from, game, table, retry, couldNot, ...deps }: Props) {
  const preview = useMemo(() => new PrintPreview({ ...deps, fonts, tell: tellCount }), []);
  const open = () => preview.open(game, table).catch(couldNot);
  useLayoutEffect(() => void open(), [game, table]);
  useEffect(() => () => preview.close(), []);
  const again = () => {
    retry();
    open();
  };
  const card = preview.subject.value?.card;
  useLayoutEffect(() => {
    if (card) document.title = words.print.titleOf(card.title);
  }, [card]);
  return (
    <div class="rules-page print-page">
      <PageHead heading={words.print.heading} from={from}>
        <Button word={words.print.print} icon="print" look="filled" onPress={() => print()} />
      </PageHead>
      <GameLinks cards={card ? deps.games.cards : []} text={card?.id ?? ''} hashOf={printHash} />
      <div class="print-what">{card && <What card={card} preview={preview} />}</div>
      <section
        class="leaves"
        aria-label={words.print.preview}
        aria-busy={preview.busy.value ? 'true' : undefined}
      >
        <Leaves preview={preview} again={again} />
      </section>
    </div>
  );
}

function fonts() {
  return document.fonts.ready;
}

function tellCount(count: number) {
  announce(words.print.shows(count));
}

/** What can be printed, and a link to the rules. */
function What({ card, preview }: { card: Card; preview: PrintPreview }) {
  const wanted = preview.wanted.value;
  const played = Boolean(preview.subject.value?.played);
  const rules = roomHash('rules', card.id);
  return (
    <>
      {wanted && (
        <Choices {...{ card, played, wanted }} onWant={(change) => preview.want(change)} />
      )}
      {rules && <LinkButton word={words.print.rules} icon="rules" look="quiet" href={rules} />}
    </>
  );
}

/** The leaves, or a message in their place. */
function Leaves({ preview, again }: { preview: PrintPreview; again: () => void }) {
  const [subject, paper, error] = [preview.subject.value, preview.paper.value, preview.error.value];
  if (error) {
    const message = words.print.couldNotShow(errorSentence(error));
    return <Problem words={message} buttons={[retryButton(again)]} />;
  }
  if (!subject || !paper) return <Progress />;
  if (!paper.leaves.length) return <p>{words.print.nothing}</p>;
  return (
    <>
      {paper.leaves.map((leaf, i) => (
        <LeafPage key={i} card={subject.card} leaf={leaf} note={paper.note} />
      ))}
    </>
  );
}
