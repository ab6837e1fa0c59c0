// Opens a day's challenges, or one of them.
import type { Host } from '../../app/host.ts';
import { settingUp } from '../../app/opening.tsx';
import { show } from '../../app/screen.tsx';
import { startOf, today } from '../../dates/calendar.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { ofDevice } from '../../keep/derived.ts';
import { KEY_BYTES, newKey, newTable } from '../../keep/new-table.ts';
import type { SeatPlayer } from '../../scene/types.ts';
import { date } from '../../words/dates.ts';
import type { ToDaily } from './address.ts';
import { DAILY } from './address.ts';
import { attemptOf, keepAttempt } from './kept.ts';
import { DailyPage } from './page.tsx';
import * as words from './words/words.ts';

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
  const tried = attemptOf(day, game);
  const known = app.store.load(tried?.table ?? '');
  if (known && !known.over) return tables.openAt(known.key, ifCurrent);
  settingUp(game, app.games.known(game));
  const card = await ifCurrent(app.games.card(game));
  const asked = await ifCurrent(app.door.call('daily', { game, day }));
  // Two tabs that begin it at once begin the same.
  const key = newKey(
    await ifCurrent(ofDevice(`daily ${day} ${game} ${tried?.table ?? ''}`, KEY_BYTES)),
  );
  // Another tab may have begun it meanwhile.
  if (attemptOf(day, game)?.table !== tried?.table) return openDay(app, day, game, ifCurrent);
  const { record, levels, task } = asked;
  const title = words.daily.titleOf(card.title, date(startOf(day)));
  // Playing it again counts as help: the draws are known.
  const again = tried ? { practice: true as const } : {};
  const saved = { ...newTable(record, levels.map(seatOf)), key, title, ...again };
  keepAttempt(day, game, { table: saved.key, task });
  await tables.openSaved(saved, ifCurrent);
}

/** The seat for a level: a bot, or a person for level 0. */
function seatOf(level: number): SeatPlayer {
  return level ? `bot${level}` : 'person';
}
