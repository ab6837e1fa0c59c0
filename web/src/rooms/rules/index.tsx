// The rules: a page for all games, one at a time, and a dialog beside the board.
import '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { newHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { addressToShare, hasPage } from '../../share/address.ts';
import { announce } from '../../ui/announce.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { GameLinks, linksOf } from '../../ui/game-links.tsx';
import { Problem, type ProblemButton, Progress, retryButton } from '../../ui/problem.tsx';
import { errorSentence } from '../../words/failure.ts';
import { common } from '../../words/words.ts';
import { rulesHash, type ToRules } from './address.ts';
import { Article, type OnTry } from './article.tsx';
import { RulesReader } from './reader.ts';
import * as words from './words/en.ts';

export async function open(app: Host, { game }: ToRules) {
  const { title } = words.rules;
  const content = <RulesPage {...app} game={game} onTry={app.tryFigure} />;
  show({ page: 'rules', title, content, name: 'rules', detour: true });
}

/** @param clause the clause to open; '' for the beginning */
export function openBeside(app: Host, card: Card, clause: string) {
  openRules({ ...app, card, clause, onTry: app.tryFigure });
}

type Props = Pick<Host, 'games' | 'door' | 'from' | 'retry' | 'couldNot'> & {
  /** The game whose rules to show; null for the first. */
  game: string | null;
  onTry: OnTry | null;
};

function RulesPage({ games, door, from, game, retry, onTry, couldNot }: Props) {
  const reader = useMemo(() => new RulesReader(games, door), []);
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
      <Head card={card} from={from} paper={card ? paperOf(card) : undefined} />
      <GameLinks cards={card ? games.cards : []} text={card?.id ?? ''} hashOf={rulesHash} />
      <div class="rules-space">
        <Reading {...{ reader, onTry }} buttons={[retryButton(again)]}>
          {card && <Elsewhere card={card} paper={paperOf(card)} />}
        </Reading>
      </div>
    </div>
  );
}

/** More about a game: boards and sheets for paper, a page without a script, and bots at play. */
function Elsewhere({ card: { id, levels }, paper }: { card: Card; paper: string | undefined }) {
  const { boardsAndSheets, ownPage, watchBots } = words.rules;
  const bots = newHash(id, { seats: ['bot2', 'bot2'] });
  return (
    <div class="ways">
      {levels.length > 1 && (
        <LinkButton word={watchBots} icon="bot" look="paper-link" href={bots} />
      )}
      {paper && <LinkButton word={boardsAndSheets} icon="print" look="paper-link" href={paper} />}
      {hasPage(id) && (
        <LinkButton word={ownPage} icon="share" look="paper-link" href={addressToShare(id, '')} />
      )}
    </div>
  );
}

/** The address of what a game has for paper, if anything. */
function paperOf(card: Card): string | undefined {
  return linksOf(card).find(({ kind }) => kind === 'paper')?.href;
}

type HeadProps = { card: Card | null; from: string; paper: string | undefined };

function Head({ card, from, paper }: HeadProps) {
  useLayoutEffect(() => {
    if (card) document.title = words.rules.titleOf(card.title);
  }, [card]);
  return (
    <PageHead heading={common.rules} from={from}>
      <a class="button quiet paper-link" href={paper} hidden={card !== null && !paper}>
        {words.rules.onPaper}
      </a>
      <PrintButton />
    </PageHead>
  );
}

/** Shows another game's rules from the top, and announces the game. */
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

type BesideProps = Pick<Host, 'door'> & {
  card: Card;
  clause: string;
  onTry: OnTry | null;
};

/**
 * Opens a game's rules in a dialog beside the board.
 * @param props.clause the clause to open; '' for the beginning
 */
export function openRules(props: BesideProps) {
  openDialog({
    title: common.rules,
    content: <RulesBeside {...props} />,
    kind: 'side',
    actions: <PrintButton />,
  });
}

function RulesBeside({ door, card, clause, onTry }: BesideProps) {
  const article = useRef<HTMLDivElement>(null);
  const reader = useMemo(() => new RulesReader({ amongAll: async () => card }, door), []);
  useLayoutEffect(() => {
    reader.open(card.id);
    return () => reader.close();
  }, []);
  const text = reader.text.value;
  useLayoutEffect(() => {
    const at = clause && article.current?.querySelector(`#clause-${CSS.escape(clause)}`);
    if (at) at.scrollIntoView({ block: 'center' });
  }, [text]);
  return (
    <div class="rules-beside" ref={article}>
      <Reading {...{ reader, onTry }} />
    </div>
  );
}

type ReadingProps = {
  reader: RulesReader;
  /** Buttons for when they can't be shown. */
  buttons?: ProblemButton[];
  onTry: OnTry | null;
  /** Shows after the rules. */
  children?: ComponentChildren;
};

/** The rules that a reader has loaded, or a message in their place. */
function Reading({ reader, buttons, onTry, children }: ReadingProps) {
  const [text, error] = [reader.text.value, reader.error.value];
  if (error) {
    return <Problem words={words.rules.couldNotShow(errorSentence(error))} buttons={buttons} />;
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

/** Links to lessons and puzzles, before the rules. */
function Courses({ card }: { card: Card }) {
  const links = linksOf(card).filter(({ kind }) => kind !== 'paper');
  if (!links.length) return null;
  return (
    <div class="ways courses">
      {links.map(({ word, href, icon }) => (
        <LinkButton key={href} {...{ word, href, icon }} look="small" />
      ))}
    </div>
  );
}

/** Prints the current rules. */
function PrintButton() {
  return <Button word={words.rules.print} icon="print" look="quiet" onPress={() => print()} />;
}
