/** What is offered after a game that a person has lost to bots. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FollowUp } from '../../web/src/game/types.ts';
import type { SavedTable } from '../../web/src/keep/saved-table.ts';
import type { Card, GameRecord, SeatPlayer, View } from '../../web/src/scene/types.ts';
import type { End, Page } from '../../web/src/table/hooks.ts';
import './jsx.ts';
import './routes.ts';
import { newTable } from '../../web/src/keep/new-table.ts';

/** Says what follows the end of a game. */
type TellEnd = (end: End, page: Page) => (() => Promise<FollowUp> | FollowUp) | null;

const { tellEnd: teaching }: { tellEnd: TellEnd } = await import(
  '../../web/src/rooms/teaching/at-table.tsx'
);
const { tellEnd: fame }: { tellEnd: TellEnd } = await import(
  '../../web/src/rooms/fame/at-table.ts'
);

const RECORD = { game: 'nim', players: 2, options: {}, actions: [] } as unknown as GameRecord;

function lost(
  more: Partial<SavedTable> = {},
  seats: SeatPlayer[] = ['person', 'bot1'],
  tellEnd: TellEnd = teaching,
) {
  const saved = { ...newTable(RECORD, seats), ...more };
  const view = { winners: [1], moves: [] } as unknown as View;
  const end = { card: {} as Card, saved, view, occasion: null };
  return tellEnd(end, {} as Page);
}

function hrefOf(followUp: FollowUp | undefined): string {
  return followUp?.next && 'href' in followUp.next ? followUp.next.href : '';
}

test('after a defeat the same game can be played again with warnings', async () => {
  const next = await lost({ names: ['Ann', ''] })?.();
  assert.equal(next?.next?.word, 'Play again, and I’ll warn you');
  assert.match(hrefOf(next), /^#game=nim&seats=person,bot1&names=.*&teach=yes$/);
});

test('after a defeat in spite of warnings an even match is offered', async () => {
  const next = await lost({ rooms: { teaching: true } }, ['person', 'bot1'], fame)?.();
  assert.equal(next?.next?.word, 'Play an even match');
  assert.match(hrefOf(next), /^#game=nim&seats=person,bot1&even=yes$/);
});

test('nothing is offered where warnings would not fit', () => {
  assert.equal(lost({ rooms: { teaching: true } }), null);
  assert.equal(lost({ rooms: { fame: true } }), null);
  assert.equal(lost({ rooms: { dare: { link: 'x', by: '' } } }), null);
  assert.equal(lost({}, ['person', 'person']), null);
  assert.equal(lost({}, ['bot1', 'person']), null);
});

const LANGUAGES = ['en', 'de', 'es', 'et', 'fr', 'hr'];
/** Letters in a line of the button beside the icons of the smallest phone. */
const LINE = 13;

for (const code of LANGUAGES) {
  test(`what comes next has a short word in two lines, in ${code}`, async () => {
    const { teaching: warned } = await import(`../../web/src/rooms/teaching/words/${code}.ts`);
    const { nextEven } = await import(`../../web/src/rooms/fame/words/${code}.ts`);
    const { daily } = await import(`../../web/src/rooms/daily/words/${code}.ts`);
    const { dare } = await import(`../../web/src/rooms/dare/words/${code}.ts`);
    const { answer, send } = dare.brief;
    for (const short of [warned.again.short, nextEven.play.short, daily.nextGame, answer, send]) {
      const lines = linesOf(short);
      assert.ok(lines.length <= 2 && lines.every(({ length }) => length <= LINE), short);
    }
  });
}

/** Fills lines with whole words, as a browser does. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
