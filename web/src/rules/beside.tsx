// A game's rules in a dialog beside the board.
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Card, Door } from '../scene/types.ts';
import { openDialog } from '../ui/dialog.tsx';
import { words } from '../words/words.ts';
import { PrintButton } from './print-button.tsx';
import { Reader } from './reader.ts';
import { Reading } from './reading.tsx';

export function openRules(door: Door, card: Card) {
  openDialog({
    title: words.common.rules,
    content: <RulesBeside door={door} card={card} />,
    kind: 'side',
    actions: <PrintButton />,
  });
}

function RulesBeside({ door, card }: { door: Door; card: Card }) {
  const reader = useMemo(() => new Reader({ card: async () => card }, door), []);
  useLayoutEffect(() => {
    reader.open(card.id);
    return () => reader.close();
  }, []);
  return (
    <div class="rules-beside">
      <Reading reader={reader} />
    </div>
  );
}
