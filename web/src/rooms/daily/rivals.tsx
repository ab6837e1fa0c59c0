// The scores of bots in a day's game, to beat. They play in a worker of their own, which takes a
// while, so only on request, or when there is a score to compare.
import { useEffect, useState } from 'preact/hooks';
import { Engine } from '../../python/engine.ts';
import type { Card } from '../../scene/types.ts';
import { Icon, Level } from '../../ui/icon.tsx';
import { keepRival, type Result, rivalsOf } from './kept.ts';
import * as words from './words/en.ts';

type Props = { card: Card; day: number; result: Result | undefined };

/** A strong bot's game takes long on a slow device; nobody waits longer. */
const LIMIT_MS = 300_000;

export function Rivals({ card, day, result }: Props) {
  const [scores, setScores] = useState(() => rivalsOf(day, card.id));
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(Boolean(result) || Object.keys(scores).length > 0);
  useEffect(() => {
    const due = card.levels.filter((level) => !(level in scores));
    if (!wanted || !due.length) return;
    const engine = new Engine({ callLimit: LIMIT_MS });
    const keep = (level: number, score: number) => {
      keepRival(day, card.id, level, score);
      setScores(rivalsOf(day, card.id));
    };
    playFor(engine, { game: card.id, day }, due, keep).catch(() => setFailed(true));
    return () => engine.stop();
  }, [wanted]);
  const { toBeat, rivalsFailed } = words.daily;
  return (
    <details
      class="rivals fold"
      open={wanted}
      onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
    >
      <summary>{toBeat}</summary>
      {wanted && (
        <ol>
          {card.levels.map((level) => (
            <li key={level}>
              <Level level={level} levels={card.levels} />
              <Score score={scores[level] ?? null} result={result} failed={failed} />
            </li>
          ))}
        </ol>
      )}
      {failed && <p>{rivalsFailed}</p>}
    </details>
  );
}

type Asked = { game: string; day: number };
type Keep = (level: number, score: number) => void;

async function playFor(engine: Engine, task: Asked, levels: readonly number[], keep: Keep) {
  await engine.start();
  for (const level of levels) keep(level, (await engine.call('rival', { ...task, level })).score);
  engine.stop();
}

type ScoreProps = { score: number | null; result: Result | undefined; failed: boolean };

function Score({ score, result, failed }: ScoreProps) {
  if (score === null) {
    return (
      <span class="rival-score" aria-busy={failed ? undefined : 'true'}>
        <span aria-hidden="true">–</span>
        <span class="spoken">{words.daily.rival(null)}</span>
      </span>
    );
  }
  const beaten = result?.how === 'scored' && result.score > score;
  return (
    <span class="rival-score">
      {words.daily.rival(score)}
      {beaten && <Icon name="check" />}
      {beaten && <span class="spoken">{words.daily.beaten}</span>}
    </span>
  );
}
