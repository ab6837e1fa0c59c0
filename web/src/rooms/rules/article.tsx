// The rules of a game as an article: clauses with their numbers in the margin, rulings in a frame.

import type {
  Block,
  Card,
  Clause,
  Figure,
  Heading,
  ListBlock,
  Rules,
  Section,
  Span,
} from '../../scene/types.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { common, table } from '../../words/words.ts';
import { Illustration } from './illustration.tsx';
import * as words from './words/en.ts';

/** A hand that points, for what can be tried. */
const HAND =
  'M9 12V5.5a1.5 1.5 0 0 1 3 0V11m0-1a1.5 1.5 0 0 1 3 0v1.5m0-.5a1.5 1.5 0 0 1 3 0V15c0 3.5-2 5.5-5 5.5s-4-1-5.5-3.5L5.5 14c-.7-1.5 1.2-2.6 2.2-1.3L9 14.5V12';

/** Opens a figure as a board to try. */
export type OnTry = (card: Card, figure: Figure, caption: string) => void;

type ArticleProps = { card: Card; rules: Rules; onTry: OnTry | null };

export function Article({ card, rules, onTry }: ArticleProps) {
  const { sections } = rules;
  const first = beginning(sections);
  const elements = (from: number, to: number) =>
    sections
      .slice(from, to)
      .map((section, i) => <Illustrated key={from + i} {...{ card, rules, section, onTry }} />);
  return (
    <article class="rules">
      {elements(0, first)}
      <InShort {...card} />
      {elements(first, sections.length)}
    </article>
  );
}

/** Where the rules begin: at the first heading below the title, or the first clause. */
function beginning(sections: readonly Section[]) {
  const index = sections.findIndex(
    ({ text }) => text?.kind === 'clause' || (text?.kind === 'heading' && text.level > 1),
  );
  return index < 0 ? sections.length : index;
}

type SectionProps = ArticleProps & { section: Section };

/** Figures come before what they illustrate, since they float beside it. */
function Illustrated({ card, rules, onTry, section: { text, figures } }: SectionProps) {
  const clauses = text && <Text block={text} />;
  if (!figures.length) return clauses;
  return (
    <div class="illustrated">
      {figures.map(({ name, caption }) => (
        <Illustration key={name} card={card} figure={rules.figures[name]} caption={caption}>
          {onTry && (
            <Button
              word={words.rules.tryIt}
              label={words.rules.tryThis(caption)}
              look="small try"
              icon={HAND}
              onPress={() => onTry(card, rules.figures[name], caption)}
            />
          )}
        </Illustration>
      ))}
      {clauses}
    </div>
  );
}

function Text({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Title {...block} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'clause':
      return <Clauses {...block} />;
    case 'list':
      return <List {...block} />;
  }
}

function Title({ level, spans }: Heading) {
  const Tag = `h${Math.min(6, level + 1)}` as 'h2' | 'h3';
  return (
    <Tag>
      <Spans spans={spans} />
    </Tag>
  );
}

function List({ ordered, items }: ListBlock) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((spans, i) => (
        <li key={i}>
          <Spans spans={spans} />
        </li>
      ))}
    </Tag>
  );
}

function Clauses({ number, spans, ruling }: Clause) {
  return (
    <div class="clauses" id={`clause-${number}`}>
      {spans.length > 0 && <Row kind="clause" number={number} spans={spans} />}
      {ruling.length > 0 && (
        <Row kind="clause ruling" number={spans.length ? '' : number} spans={ruling} />
      )}
    </div>
  );
}

function Row({ kind, number, spans }: { kind: string; number: string; spans: Span[] }) {
  return (
    <div class={kind}>
      <span class="number">{number}</span>
      <p>
        <Spans spans={spans} />
      </p>
    </div>
  );
}

function Spans({ spans }: { spans: Span[] }) {
  return <>{spans.map((span, i) => (span.mark ? <Marked key={i} {...span} /> : span.text))}</>;
}

function Marked({ mark, text, spans }: Span) {
  const Tag = mark || 'span';
  return (
    <Tag>
      {text}
      <Spans spans={spans} />
    </Tag>
  );
}

const PARTS = ['goal', 'turn', 'end', 'score'] as const;

/** A game in four sentences, above its rules. */
function InShort({ short, minutes }: Pick<Card, 'short' | 'minutes'>) {
  return (
    <section class="in-short" aria-label={words.rules.inShort}>
      <h3>{words.rules.inShort}</h3>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{table.parts[part]}</dt>
            <dd>{short[part]}</dd>
          </div>
        ))}
      </dl>
      <p class="length">
        <Icon name="time" />
        {common.minutes(minutes)}
      </p>
    </section>
  );
}
