// The players: their plates, and whose sheet shows.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { alsoCalled, playerName, type Sitting, whoseSheet } from '../game/player-names.ts';
import { levelOf, neighbours } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { View } from '../scene/types.ts';
import { Button } from '../ui/button.tsx';
import { Icon, Level } from '../ui/icon.tsx';
import { capital } from '../words/grammar.ts';
import * as words from '../words/words.ts';

/** With more players than this, a phone shows only their glyphs. */
export const MANY = 4;

export function Seats({ session }: { session: Session }) {
  const view = session.now.arrived.value?.view;
  if (!view) return <div class="seats" />;
  const count = view.players.length;
  const named = session.now.seating.value.names?.some(Boolean);
  const classes = ['seats', count > MANY && 'many', named && 'named'].filter(Boolean).join(' ');
  return (
    <div class={classes} data-count={count}>
      {session.now.seats.value.map((_, seat) => (
        <Plate key={seat} session={session} view={view} seat={seat} />
      ))}
    </div>
  );
}

type PlateProps = { session: Session; view: View; seat: number };

function Plate({ session, view, seat }: PlateProps) {
  const seats = session.now.seats.value;
  const thinks = session.now.thinking.value?.seat === seat;
  const sitting = session.now.seating.value;
  const { glyph, note, score, unit } = view.players[seat];
  const sheets = session.card.sheets !== '' && seats.length > 1;
  const decided = session.now.decided.value;
  const classes = [
    'plate',
    seat === session.now.bottomSeat.value && 'own',
    sheets && isOnBoard(session, seat) && 'shown',
    isToMove(view, seat) && !decided && 'on',
    thinks && 'thinking',
  ];
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      <Glyph card={session.card} name={glyph} size={40} round />
      <div class="who">
        <span class="called">
          <b>{playerName(sitting, view.players, seat)}</b>
          {levelOf(seats[seat]) > 0 && (
            <Level level={levelOf(seats[seat])} levels={session.card.levels} />
          )}
          {decided?.includes(seat) && <Decided />}
        </span>
        <Note view={view} sitting={sitting} seat={seat} />
      </div>
      <span class={score === null ? 'score figures words' : 'score figures'}>
        {score === null ? note || null : String(score)}
        {unit ? <small> {unit}</small> : null}
      </span>
      <Track
        seconds={thinks ? (session.now.thinking.value?.seconds ?? null) : null}
        late={() => session.thinksLonger()}
      />
      {sheets && <Look session={session} view={view} seat={seat} />}
    </div>
  );
}

/** A tick: this player waits for others. */
function Decided() {
  return (
    <span class="decided" role="img" aria-label={words.table.decided}>
      <Icon name="check" />
    </span>
  );
}

/** Whether this player's sheet shows; the board may turn before the words follow. */
function isOnBoard({ now: { display } }: Session, seat: number) {
  return display.value?.view.seat === seat;
}

function isToMove(view: View, seat: number) {
  return view.to_move === seat && !view.over;
}

type NoteProps = Omit<PlateProps, 'session'> & { sitting: Sitting };

/** A player's side or bot, and their standing. Whose turn it is, a frame tells, and the status. */
function Note({ view, sitting, seat }: NoteProps) {
  const { note, score, standing } = view.players[seat];
  const who = alsoCalled(sitting, view.players, seat);
  const stands = joined(standing, score === null ? '' : note);
  return (
    <span class="note">
      {who ? <span class="side-words">{capital(who)}</span> : null}
      {who && stands ? <span class="comma">, </span> : null}
      {stands ? <span class="standing">{who ? stands : capital(stands)}</span> : null}
    </span>
  );
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** A bot that exceeds its time by this much is on a slow device. */
const LATE_MS = 800;

/** A line that fills up during a bot's time; null if nobody thinks. */
function Track({ seconds, late }: { seconds: number | null; late: () => void }) {
  const fill = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (seconds === null) return;
    const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
    const time = { duration: seconds * 1000, endDelay: LATE_MS, fill: 'forwards' } as const;
    const filling = fill.current?.animate(frames, time);
    if (filling) filling.onfinish = late;
    return () => filling?.cancel();
  }, [seconds]);
  return (
    <span class="track">
      <span class="fill" ref={fill} />
    </span>
  );
}

function Look({ session, view, seat }: PlateProps) {
  const whose = whoseSheet(view, session.now.seating.value, session.card.sheets, seat, true);
  return (
    <button
      type="button"
      class="look"
      aria-label={words.table.show(whose)}
      aria-pressed={isOnBoard(session, seat)}
      onClick={() => session.viewpoint.lookFrom(seat)}
    />
  );
}

/** Returns the view if it shows one of several sheets. */
export function sheetsIn({ now: { display }, card }: Session): View | null {
  const { view = null, prepared = false } = display.value ?? {};
  return view && !prepared && card.sheets && view.players.length > 1 ? view : null;
}

export function SheetSwitcher({ session }: { session: Session }) {
  const view = sheetsIn(session);
  if (!view) return <div class="whose" hidden />;
  const { seat, players } = view;
  const [sitting, due] = [session.now.seating.value, session.now.dueSeat.value];
  const whose = (player: number, within: boolean) =>
    whoseSheet(view, sitting, session.card.sheets, player, within);
  const lookFrom = (player: number) => () => session.viewpoint.lookFrom(player);
  // Buttons to the sheets of the previous and the next player.
  const [before, after] = neighbours(seat, players.length);
  const neighbourButton = (to: number, icon: 'prev' | 'next') => (
    <Button
      word={playerName(sitting, players, to)}
      icon={icon}
      look={`quiet ${icon}`}
      label={words.table.show(whose(to, true))}
      onPress={lookFrom(to)}
    />
  );
  const back = words.table.backTo(whose(due, true));
  return (
    <div class={seat === due ? 'whose' : 'whose other'}>
      <p class="whose-words">{words.table.whose(whose(seat, false), seat + 1, players.length)}</p>
      <div class="whose-ways">
        {seat !== due && <Button word={back} look="small back" onPress={lookFrom(due)} />}
        {before !== after && neighbourButton(before, 'prev')}
        {neighbourButton(after, 'next')}
      </div>
    </div>
  );
}
