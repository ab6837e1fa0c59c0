// A game's rules in a dialog beside the board.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Card, Door } from '../scene/types.ts';
import { openDialog } from '../ui/dialog.tsx';
import * as words from '../words/words.ts';
import type { OnTry } from './article.tsx';
import { Reader } from './reader.ts';
import { PrintButton, Reading } from './reading.tsx';

type Props = { door: Door; card: Card; clause: string; onTry: OnTry };

/** @param props.clause to begin at; '' for the beginning */
export function openRules(props: Props) {
  openDialog({
    title: words.common.rules,
    content: <RulesBeside {...props} />,
    kind: 'side',
    actions: <PrintButton />,
  });
}

function RulesBeside({ door, card, clause, onTry }: Props) {
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
