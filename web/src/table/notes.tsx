// What the page says at the table besides the game: what went wrong, and what could not be kept.
import type { Session } from '../game/session.ts';
import { tableHash } from '../keep/links.ts';
import { dailyHash } from '../rooms/daily/address.ts';
import { dayOfRecord } from '../rooms/daily/kept.ts';
import { Icon } from '../ui/icon.tsx';
import { Problem, type WayOn } from '../ui/problem.tsx';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { noteOf } from './match-words.ts';
import { taskOf } from './status.tsx';
import type { Table, TableProps } from './table.ts';

export function Notes({ table }: TableProps) {
  return (
    <div class="notes">
      {table.note.value}
      {problemAt(table)}
      {farNote(table)}
      {takeBack(table)}
      {playedElsewhere(table)}
      {keptApart(table)}
      {deletedElsewhere(table)}
      {ofDay(table)}
      {taskNote(table)}
    </div>
  );
}

/** The rules or a bot have failed: says so, with a way to try again. */
function problemAt({ session }: Table) {
  const problem = session.now.problem.value;
  if (!problem) return null;
  const says = problem.what === 'bot' ? words.table.botFailed : words.table.failed;
  const ways = [{ word: words.common.tryAgain, press: problem.again }];
  return <Problem words={says(sentence(problem.message))} ways={ways} />;
}

/** What to do in a game with people far away: send a link, or wait for one. */
function farNote(table: Table) {
  const { session, page } = table;
  const far = session.now.matchStatus.value;
  if (!far || session.now.looking.value || !session.now.here.value) return null;
  const ways: WayOn[] = [];
  const press = () => table.sendOn();
  // A phone has it in the bar below, where it is always in sight.
  const sends = { word: words.table.commands.send, look: 'filled send-on', press };
  if (far.deed === 'send') ways.push(sends);
  if (far.deed === 'wait') ways.push({ word: words.byLink.paste, press: () => page.paste() });
  if (far.deed !== 'send' && far.own) ways.push({ word: words.match.again, press });
  const said = noteOf(far, session.now);
  return said && <Problem words={said} ways={ways} calm="share" />;
}

/** What costs much and can be taken back, in a teaching game. */
export function offeredBack({ now }: Session) {
  return !now.looking.value && now.verdict.value?.offered ? now.verdict.value : null;
}

function takeBack({ session }: Table) {
  const verdict = offeredBack(session);
  if (!verdict) return null;
  const { takeBack, letStand } = words.table;
  const ways: WayOn[] = [
    { word: takeBack, look: 'filled', press: () => session.undo() },
    { word: letStand, press: () => session.letStand() },
  ];
  return <Problem words={verdict.words} ways={ways} calm="learn" />;
}

function playedElsewhere({ session }: Table) {
  const { here: plays, saved, shown: showing } = session.now;
  const shown = showing.value;
  if (plays.value || !shown || shown.prepared) return null;
  // A game with people far away isn't over for them until its end is sent.
  const unsent = (saved.value.match?.since ?? null) !== null;
  if (shown.view.over && !unsent) return null;
  const here = { word: words.table.playHere, press: () => session.playHere() };
  return <Problem words={words.table.elsewhere} ways={[here]} calm="tabs" />;
}

/**
 * Another page played something else at this table: the game of this one is kept elsewhere, or what
 * was played here is a branch.
 */
function keptApart({ session, page }: Table) {
  const key = session.now.apart.value;
  if (key === null) {
    return session.now.branchedOff.value && <Problem words={words.game.branchedOff} />;
  }
  const open = { word: words.table.openApart, press: () => page.goTo(tableHash(key)) };
  return <Problem words={words.game.keptApart} ways={[open]} />;
}

function deletedElsewhere({ session }: Table) {
  if (session.now.kept.value !== 'deleted') return null;
  const keep = { word: words.table.keepAgain, press: () => session.keepAgain() };
  return <Problem words={words.game.deletedElsewhere} ways={[keep]} />;
}

/** What the day asks at this table, until its game is over. */
function taskNote({ session }: Table) {
  const task = taskOf(session);
  if (!task || session.now.arrived.value?.view.over) return null;
  return (
    <p class="task">
      <b>{words.table.challenge}</b> {task}
    </p>
  );
}

/** The game of a day is over: the way to the other challenges of the day. */
function ofDay({ session }: Table) {
  const [shown, day] = [session.now.arrived.value, dayOfRecord(session.now.record.value)];
  if (day === null || !shown?.view.over || shown.prepared) return null;
  return (
    <a class="button of-day" href={dailyHash(day)}>
      <Icon name="today" />
      <span>{words.table.ofDay}</span>
    </a>
  );
}

export function SaveNote({ session }: { session: Session }) {
  return <p class="kept">{words.table.kept[session.now.kept.value]}</p>;
}
