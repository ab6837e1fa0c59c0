// Who is connected, on every page: how to leave, and the game that one of them has begun.
import { useEffect, useState } from 'preact/hooks';
import { matchSeats } from '../../game/seating.ts';
import { homeParts } from '../../home/home.tsx';
import { setupServices } from '../../home/setup.tsx';
import type { Card } from '../../scene/types.ts';
import { contribute, enter, provide } from '../../slots/slots.ts';
import { onceHeard } from '../../table/greeting.ts';
import { announce, toast } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { stillHere } from '../../ui/still-here.ts';
import { match as matchWords } from '../../words/words.ts';
import { company } from './at-match.ts';
import { live as current } from './current.ts';
import { joinBy } from './joining.ts';
import type { Live } from './live.ts';
import { whenTrue } from './party/when-true.ts';
import type { NextGame } from './talk.ts';
import { watch } from './watch.tsx';
import * as words from './words/en.ts';

/** The first screen knows nothing of this before somebody is connected. */
enter([
  {
    name: 'far',
    fills: [
      contribute(homeParts, { note: () => <Company watches={false} /> }),
      provide(setupServices, { company }),
    ],
  },
]);

/** Who is connected, where no table of their game says so. Whoever watches reads there that they do. */
export function Company({ watches }: { watches: boolean }) {
  const live = current();
  if (!live?.many.value) return null;
  const hasNames = live.everybody.value.some(({ name }) => name.value);
  return (
    <div class="connected">
      <Contact live={live} isNamed={!watches || hasNames} />
      <NextGameNote live={live} />
    </div>
  );
}

/** All who are here, and how to leave: the same line wherever one of them is. */
export function Contact({ live, isNamed = true }: { live: Live; isNamed?: boolean }) {
  const who = [
    ...live.everybody.value.map(({ name }) => name.value),
    ...(live.roll.value?.members ?? []).map(({ name }) => name),
  ];
  return (
    <>
      {isNamed && (
        <p class="contact">
          <Said text={words.live.connected(live.company.all)} of={who.join()} />
        </p>
      )}
      <Button word={words.live.leave} look="quiet" onPress={() => live.leave()} />
    </>
  );
}

/**
 * Shows a text, and says it once it stays: a page that has connected tells a little later who it is.
 * What comes as a `status` is said twice by Orca.
 * @param of whom it is about: of them it is said once, as when a move shows who a guest is
 */
export function Said({ text, of = text }: { text: string; of?: string }) {
  useEffect(() => onceHeard(() => announce(text)), [of]);
  return <>{text}</>;
}

/** The game that somebody has begun: a press joins, with the name that one has. */
export function NextGameNote({ live }: { live: Live }) {
  const nextGame = live.change.next.value;
  const { page } = live;
  const [cards, setCards] = useState(page.games.cards);
  const card = nextGame && cards.find(({ id }) => id === nextGame.of);
  // Whoever came by a link has the card of one game only.
  useEffect(() => {
    if (nextGame) page.games.all().then(setCards, () => {});
  }, [nextGame?.of]);
  if (!nextGame || !card) return null;
  const { begins, watch: watchWord } = words.live;
  const decline = () => {
    live.change.next.value = null;
  };
  return (
    <>
      <p role="status">{begins(nextGame.by ?? '', card.title)}</p>
      <div class="ways">
        <Button
          word={matchWords.join}
          look="filled"
          onPress={() => void join(live, card, nextGame)}
        />
        <Button word={watchWord} onPress={() => void look(live, card, nextGame.by ?? '')} />
        <Button word={matchWords.notNow} onPress={decline} />
      </div>
    </>
  );
}

/** Goes to the game that has begun, as those without a seat see it; perhaps from where one will sit. */
async function look({ page, change, held, many }: Live, card: Card, by = '', joins = false) {
  const here = stillHere();
  change.follow();
  await whenTrue(() => held.value !== null || !many.value);
  const match = held.peek();
  if (!match || !here()) return;
  const { next, joined, record } = match;
  // Whoever has begun it joins by the first move.
  const first = joined.length ? -1 : (next ?? -1);
  const names = matchSeats(record.players, -1).map((_, at) => match.names[at] ?? '');
  if (first >= 0) names[first] ||= by;
  const seat = joins && record.players === 2 && first >= 0 ? 1 - first : -1;
  watch(page, card, { ...match, names }, seat);
}

async function join(live: Live, card: Card, nextGame: NextGame) {
  const { page, admission, change, game, held } = live;
  const here = stillHere();
  const first = words.live.waitsFor(nextGame.by ?? '');
  const tell = (text: string) => {
    admission.waits.value = { match: nextGame.id, text };
  };
  tell(first);
  await look(live, card, nextGame.by ?? '', true);
  const text = await admission.messageToJoinBy((waits) =>
    tell(held.peek()?.joined.length ? waits : first),
  );
  const reading = text ? await page.door.call('receive', { link: text }).catch(() => null) : null;
  // Another game may have begun meanwhile.
  if (game.peek()?.id !== nextGame.id) return;
  admission.waits.value = null;
  // Whoever has gone elsewhere meanwhile is asked there.
  if (!reading || !here()) change.next.value = nextGame;
  if (!reading) return toast(words.live.noSeat);
  const { match } = reading;
  if (here() && match.joined.length < match.record.players) joinBy(page, match, live.ownName());
}
