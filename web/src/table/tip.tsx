// A line for those who are here for the first time: one tip at a time, each of them once.
import { readJson } from '../keep/links.ts';
import { read, write } from '../keep/prefs.ts';
import { Button } from '../ui/button.tsx';
import * as words from '../words/words.ts';
import type { TableProps } from './screen.tsx';

export function TipLine({ table: { session, tip: place } }: TableProps) {
  const tip = session.now.tip.value;
  return (
    <div class="tip" hidden={!tip} ref={place}>
      <p>
        {tip?.goal && (
          <span class="tip-goal">
            <b>{words.game.goal}</b> {tip.goal}{' '}
          </span>
        )}
        {tip?.words}
      </p>
      <Button
        word={words.table.closeTip}
        icon="close"
        look="quiet square"
        bare
        onPress={() => session.dismissTips()}
      />
    </div>
  );
}

const SEEN = 'tips';

/** The tips that were seen on this device. */
export function seenTips(): string[] {
  const seen = readJson(read(SEEN) ?? '[]');
  return Array.isArray(seen) ? seen : [];
}

/** Keeps that a tip was seen. */
export function seeTip(id: string) {
  const seen = seenTips();
  if (!seen.includes(id)) write(SEEN, JSON.stringify([...seen, id]));
}
