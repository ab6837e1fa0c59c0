// A day's challenges: opens one of them, or shows each game's task and result, and earlier days.
import '@preact/signals';
import { useRef } from 'preact/hooks';
import { roomHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { settingUp } from '../../app/opening.tsx';
import { show } from '../../app/screen.tsx';
import { startOf, today } from '../../dates/calendar.ts';
import { useEachMinute, useToday } from '../../dates/today.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { ofDevice } from '../../keep/derived.ts';
import { KEY_BYTES, newKey, newTable } from '../../keep/new-table.ts';
import type { Store } from '../../keep/store.ts';
import type { Card, Door, SeatPlayer } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { SendButtons } from '../../share/send-buttons.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { date, weekday } from '../../words/dates.ts';
import { capital } from '../../words/grammar.ts';
import { share as shareWords } from '../../words/words.ts';
import { DAILY, type ToDaily } from './address.ts';
import { Calendar } from './calendar.tsx';
import { Challenge } from './challenge.tsx';
import { attemptOf, doneOn, keepAttempt, streak, wasPlayedOnItsDay } from './kept.ts';
import { resultText } from './result-text.ts';
import * as words from './words/en.ts';
import { today as todayWords } from './words/en-first.ts';

export async function open(app: Host, { day, game }: ToDaily, ifCurrent: IfCurrent) {
  const { toToday, notYet, title } = words.daily;
  if ((day ?? 0) > today()) {
    return app.wrong(notYet, [{ word: toToday, press: () => app.goTo(DAILY) }]);
  }
  if (game !== null) return openDay(app, day ?? today(), game, ifCurrent);
  const cards = (await ifCurrent(app.games.all())).filter(({ daily }) => daily);
  const content = <DailyPage {...app} cards={cards} day={day} />;
  show({ page: 'daily', title, content, name: 'daily' });
}

/** Opens a day's game: continues the one begun here, or begins it. */
async function openDay(app: Host, day: number, game: string, ifCurrent: IfCurrent): Promise<void> {
  const tables = await ifCurrent(app.tables());
  const attempt = attemptOf(day, game);
  const table = app.store.load(attempt?.table ?? '');
  if (table && !table.over) return tables.openAt(table.key, ifCurrent);
  settingUp(game, app.games.peek(game));
  const card = await ifCurrent(app.games.card(game));
  const daily = await ifCurrent(app.door.call('daily', { game, day }));
  // Two tabs that begin it at once begin the same.
  const key = newKey(
    await ifCurrent(ofDevice(`daily ${day} ${game} ${attempt?.table ?? ''}`, KEY_BYTES)),
  );
  // Another tab may have begun it meanwhile.
  if (attemptOf(day, game)?.table !== attempt?.table) return openDay(app, day, game, ifCurrent);
  const { record, levels, task } = daily;
  const title = words.daily.titleOf(card.title, date(startOf(day)));
  // Playing it again counts as help: the draws are known.
  const again = attempt ? { practice: true as const } : {};
  const saved = { ...newTable(record, levels.map(seatOf)), key, title, ...again };
  keepAttempt(day, game, { table: saved.key, task });
  await tables.openSaved(saved, ifCurrent);
}

/** The seat for a level: a bot, or a person for level 0. */
function seatOf(level: number): SeatPlayer {
  return level ? `bot${level}` : 'person';
}

const MINUTE = 60_000;

type DailyProps = {
  /** The games that have challenges. */
  cards: readonly Card[];
  door: Door;
  store: Store;
  /** Null is today, even after midnight. */
  day: number | null;
};

/** How long the challenges of today last, in minutes. */
function minutesLeft(): number {
  return Math.ceil((startOf(today() + 1) - Date.now()) / MINUTE);
}

function DailyPage({ cards, door, store, day: fixed }: DailyProps) {
  const now = useToday();
  const minutes = useEachMinute(minutesLeft);
  const day = fixed ?? now;
  const texts = words.daily;
  const done = doneOn(day);
  const fame = roomHash('fame');
  const share = () => shareText(texts.shareTitle, texts.text, resultText(cards, day, now));
  return (
    <div class="daily">
      <PageHead heading={texts.heading} />
      <div class="daily-day">
        <p class="daily-date">{capital(weekday(startOf(day)))}</p>
        <p class="daily-next">
          {day === now ? texts.next(minutes) : <a href={DAILY}>{words.daily.toToday}</a>}
        </p>
      </div>
      <ul class="challenges" aria-label={texts.list(date(startOf(day)))}>
        {inOrder(cards, day).map((card, place) => (
          <Challenge
            key={`${card.id} ${day}`}
            {...{ card, door, store, day }}
            front={place === 0}
          />
        ))}
      </ul>
      <aside class="days" aria-label={texts.calendar}>
        <p class="daily-done">{texts.done(done, cards.length)}</p>
        <p class="daily-streak">{streakWords(now)}</p>
        <Calendar {...{ day, now }} all={cards.length}>
          {fame && <LinkButton word={texts.toFame} look="quiet small" href={fame} />}
          {done > 0 && <Button word={texts.share} look="small" icon="share" onPress={share} />}
        </Calendar>
      </aside>
    </div>
  );
}

function streakWords(now: number): string {
  const days = streak(now);
  return days ? todayWords.streak(days, wasPlayedOnItsDay(now)) : words.daily.noStreak;
}

/** One game is featured, another each day: the first unfinished one from there. */
function inOrder(cards: readonly Card[], day: number): Card[] {
  const from = day % Math.max(1, cards.length);
  const turned = [...cards.slice(from), ...cards.slice(0, from)];
  const front = turned.find((card) => !attemptOf(day, card.id)?.result) ?? turned[0];
  return front ? [front, ...cards.filter((card) => card !== front)] : [];
}

/**
 * Shares a few lines of text: a dialog shows them, with ways to give them on.
 * @param label what the text is, as a screen reader says it
 */
function shareText(title: string, label: string, text: string) {
  openDialog({ title, content: <Lines {...{ label, text }} /> });
}

function Lines({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const rows = text.split('\n').length;
  return (
    <div class="sending">
      <textarea readonly rows={rows} aria-label={label} ref={field} value={text} />
      <SendButtons {...{ text, field }} texts={shareWords.text} what={{ text }} />
    </div>
  );
}
