// The rules: a page with those of all games, one at a time, and a dialog beside the board.
import '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { learnHash, printHash, puzzlesHash, rulesHash } from '../../keep/links.ts';
import { SITE } from '../../python/build.ts';
import type { Games } from '../../python/catalog.ts';
import type { Card, Door } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { announce } from '../../ui/announce.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { GameLinks } from '../../ui/game-links.tsx';
import { againWay, Problem, Progress, type WayOn } from '../../ui/problem.tsx';
import { errorSentence } from '../../words/failure.ts';
import * as words from '../../words/words.ts';
import { Article, type OnTry } from './article.tsx';
import { Reader } from './reader.ts';

type Props = {
  games: Games;
  door: Door;
  /** The address to go back to. */
  from: string;
  /** The game whose rules show; null for the first. */
  game: string | null;
  /** Starts the rules' engine again, where it does not run. */
  retry: () => void;
  onTry: OnTry;
  /** Called where there is no such game. */
  couldNot: (error: unknown) => void;
};

export function RulesPage({ games, door, from, game, retry, onTry, couldNot }: Props) {
  const reader = useMemo(() => new Reader(games, door), []);
  const open = () => reader.open(game).catch(couldNot);
  useLayoutEffect(() => void open(), [game]);
  useEffect(() => () => reader.close(), []);
  const again = () => {
    retry();
    open();
  };
  const card = reader.card.value;
  useAnother(reader.text.value?.card);
  return (
    <div class="rules-page">
      <Head card={card} from={from} />
      <GameLinks cards={card ? games.cards : []} shown={card?.id ?? ''} hashOf={rulesHash} />
      <div class="rules-space">
        <Reading reader={reader} onTry={onTry} ways={[againWay(again)]}>
          {card && <Elsewhere card={card} />}
        </Reading>
      </div>
    </div>
  );
}

/** What else there is of a game: boards and sheets for paper, and a page that needs no script. */
function Elsewhere({ card: { id, paper } }: { card: Card }) {
  const { boardsAndSheets, ownPage } = words.rules;
  return (
    <div class="ways">
      {paper.length > 0 && (
        <LinkButton word={boardsAndSheets} icon="print" look="paper-link" href={printHash(id)} />
      )}
      <LinkButton
        word={ownPage}
        icon="share"
        look="paper-link"
        href={new URL(`${id}/`, SITE).href}
      />
    </div>
  );
}

function Head({ card, from }: { card: Card | null; from: string }) {
  useLayoutEffect(() => {
    if (card) document.title = words.rules.titleOf(card.title);
  }, [card]);
  return (
    <PageHead heading={words.common.rules} from={from}>
      <a
        class="button quiet paper-link"
        href={card ? printHash(card.id) : undefined}
        hidden={card !== null && !card.paper.length}
      >
        {words.print.heading}
      </a>
      <PrintButton />
    </PageHead>
  );
}

/** Shows another game's rules from their beginning, and says whose they are. */
function useAnother(card: Card | undefined) {
  const before = useRef<Card | undefined>(undefined);
  useLayoutEffect(() => {
    if (!card) return;
    if (before.current) {
      scrollTo(0, 0);
      announce(words.rules.shows(card.title));
    }
    before.current = card;
  }, [card]);
}

type BesideProps = { door: Door; card: Card; clause: string; onTry: OnTry };

/**
 * Opens a game's rules in a dialog beside the board.
 * @param props.clause to begin at; '' for the beginning
 */
export function openRules(props: BesideProps) {
  openDialog({
    title: words.common.rules,
    content: <RulesBeside {...props} />,
    kind: 'side',
    actions: <PrintButton />,
  });
}

function RulesBeside({ door, card, clause, onTry }: BesideProps) {
  const article = useRef<HTMLDivElement>(null);
  const reader = useMemo(() => new Reader({ amongAll: async () => card }, door), []);
  useLayoutEffect(() => {
    reader.open(card.id);
    return () => reader.close();
  }, []);
  const shown = reader.text.value;
  useLayoutEffect(() => {
    const at = clause && article.current?.querySelector(`#clause-${CSS.escape(clause)}`);
    if (at) at.scrollIntoView({ block: 'center' });
  }, [shown]);
  return (
    <div class="rules-beside" ref={article}>
      <Reading reader={reader} onTry={onTry} />
    </div>
  );
}

type ReadingProps = {
  reader: Reader;
  /** The ways on where they can't be shown. */
  ways?: WayOn[];
  onTry: OnTry;
  /** What follows the rules. */
  children?: ComponentChildren;
};

/** The rules that a reader has fetched, or what is said in their place. */
function Reading({ reader, ways, onTry, children }: ReadingProps) {
  const [text, error] = [reader.text.value, reader.error.value];
  if (error) {
    return <Problem words={words.rules.couldNotShow(errorSentence(error))} ways={ways} />;
  }
  if (!text) return <Progress />;
  return (
    <>
      <Courses card={text.card} />
      <Article key={text.card.id} card={text.card} rules={text.rules} onTry={onTry} />
      {children}
    </>
  );
}

/** The ways to the courses, before the rules. */
function Courses({ card }: { card: Card }) {
  if (!card.courses.length && !card.puzzles) return null;
  return (
    <div class="ways courses">
      {card.courses.map((course) => (
        <LinkButton
          key={course}
          word={words.pages.learn.courses[course]}
          icon={course === 'basics' ? 'learn' : undefined}
          look="small"
          href={learnHash(card.id, course)}
        />
      ))}
      {card.puzzles && (
        <LinkButton word={words.puzzles.link} look="small" href={puzzlesHash(card.id)} />
      )}
    </div>
  );
}

/** Prints the rules that show. */
function PrintButton() {
  return <Button word={words.rules.print} icon="print" look="quiet" onPress={() => print()} />;
}
