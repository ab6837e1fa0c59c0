// The plates of those who play: mark, name, a note, the score.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { levelOf } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { alsoCalled, playerName, type Sitting, whoseSheet } from '../game/who.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { View } from '../scene/types.ts';
import { Level } from '../ui/level.tsx';
import { capital } from '../words/grammar.ts';
import * as words from '../words/words.ts';

/** With more players than this, a phone shows only their marks. */
export const MANY = 4;

export function Seats({ session }: { session: Session }) {
  const view = session.now.shown.value?.view;
  if (!view) return <div class="seats" />;
  const count = view.players.length;
  const named = session.now.seating.value.names?.some(Boolean);
  const classes = ['seats', count > MANY && 'many', named && 'named'].filter(Boolean).join(' ');
  return (
    <div class={classes} data-count={count}>
      {session.now.seatOrder.value.map((seat) => (
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
  const classes = [
    'plate',
    seat === session.now.bottomSeat.value && 'own',
    sheets && view.seat === seat && 'shown',
    isToMove(view, seat) && 'on',
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
        </span>
        <Note view={view} sitting={sitting} seat={seat} thinks={thinks} />
      </div>
      <span class={score === null ? 'score figures words' : 'score figures'}>
        {score === null ? note || null : String(score)}
        {unit ? <small> {unit}</small> : null}
      </span>
      <Track seconds={thinks ? (session.now.thinking.value?.seconds ?? null) : null} />
      {sheets && <Look session={session} view={view} seat={seat} />}
    </div>
  );
}

function isToMove(view: View, seat: number) {
  return view.to_move === seat && !view.over;
}

type NoteProps = Omit<PlateProps, 'session'> & { sitting: Sitting; thinks: boolean };

/**
 * Which side a player has, or which bot it is, and whether it is their turn; then how they stand.
 * The status says of a bot that it is thinking.
 */
function Note({ view, sitting, seat, thinks }: NoteProps) {
  const { note, score, standing } = view.players[seat];
  const doing = isToMove(view, seat) ? words.table.toMove : '';
  const who = joined(alsoCalled(sitting, view.players, seat), thinks ? '' : doing);
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

/** A line that fills in the time that the bot has; null: nobody thinks. */
function Track({ seconds }: { seconds: number | null }) {
  const fill = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (seconds === null) return;
    const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
    const filling = fill.current?.animate(frames, { duration: seconds * 1000, fill: 'forwards' });
    return () => filling?.cancel();
  }, [seconds]);
  return (
    <span class="track">
      <span class="fill" ref={fill} />
    </span>
  );
}

/** Shows this player's sheet. */
function Look({ session, view, seat }: PlateProps) {
  const whose = whoseSheet(view, session.now.seating.value, session.card.sheets, seat, true);
  return (
    <button
      type="button"
      class="look"
      aria-label={words.table.show(whose)}
      aria-pressed={view.seat === seat}
      onClick={() => session.lookFrom(seat)}
    />
  );
}
