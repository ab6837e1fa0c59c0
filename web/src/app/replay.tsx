// A game to go through in a frame, from the ply that its address names; from its end without one.
import { useEffect } from 'preact/hooks';
import { linkHash } from '../addresses/game-links.ts';
import { decoded, lettersIn } from '../addresses/mended.ts';
import { playerName } from '../game/player-names.ts';
import { persons } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { BoardPlace } from '../table/board-place.tsx';
import { Replay } from '../table/record.tsx';
import { Sandbox } from '../table/sandbox.ts';
import { Problem, retryButton } from '../ui/problem.tsx';
import { sentence } from '../words/grammar.ts';
import type { Embedded } from './embedded.ts';

export const replay: Embedded = {
  field: 'g',
  async open({ door, card: cardOf }, value, { at = '' }) {
    const { record } = await door.call('open', { link: lettersIn(value) });
    const card = await cardOf(record.game);
    const ply = Number.parseInt(decoded(at), 10);
    const begin = async () => {
      await sandbox.session.turnTo(record);
      if (ply >= 0) await sandbox.session.viewpoint.goTo(ply);
    };
    const sandbox = new Sandbox(record, persons(record.players), {
      card,
      door,
      restart: begin,
      policy: { live: () => false, explain: () => {} },
    });
    const place = `${card.id}/${linkHash(lettersIn(value), { of: card.id })}`;
    return { card, place, content: <Shown {...{ sandbox, begin }} /> };
  },
};

function Shown({ sandbox, begin }: { sandbox: Sandbox; begin: () => Promise<void> }) {
  useEffect(() => void begin(), [sandbox]);
  const { status, problem, plies } = sandbox.session.now;
  const wrong = problem.value;
  return (
    <>
      <section class="step">
        <Players session={sandbox.session} />
        <p class="step-words">{status.value?.words}</p>
      </section>
      <BoardPlace {...sandbox} />
      <section class="foot">
        {wrong && <Problem words={sentence(wrong.message)} buttons={[retryButton(wrong.again)]} />}
        {plies.value > 0 && <Replay session={sandbox.session} />}
      </section>
    </>
  );
}

/** The players in one line, with their points. */
function Players({ session }: { session: Session }) {
  const { arrived, seating } = session.now;
  const players = arrived.value?.view.players ?? [];
  return (
    <p class="framed-players">
      {players.map(({ glyph, score }, seat) => (
        <span key={seat} class="fact">
          <Glyph card={session.card} name={glyph} size={24} round />
          {playerName(seating.value, players, seat)}
          {score !== null && <b class="figures">{score}</b>}
        </span>
      ))}
    </p>
  );
}
