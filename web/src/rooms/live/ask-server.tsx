// Asks a guest, once, whether to use the STUN server of whoever has invited: two networks are joined
// only if both sides use one.
import { signal } from '@preact/signals';
import { Problem } from '../../ui/problem.tsx';
import { hostOf, refuseServer, serverToAskAbout, useServer } from './stun.ts';
import type { Elsewhere } from './words/en.ts';
import * as words from './words/words.ts';

type Question = { match: string; server: string; host: Elsewhere; decide: (use: boolean) => void };

const question = signal<Question | null>(null);

/**
 * Resolves once the person has said whether to use a server; at once where nothing is to be asked.
 * @param match the id of the match that the invitation is for
 * @param named the server, as the invitation names it
 */
export async function settleServer(match: string, named: string, host: Elsewhere): Promise<void> {
  const server = serverToAskAbout(named);
  if (!server) return;
  const use = await new Promise<boolean>((decide) => {
    question.value = { match, server, host, decide };
  });
  question.value = null;
  (use ? useServer : refuseServer)(server);
}

/** The question that is open for a match, if one is. */
export function ServerQuestion({ match }: { match: string }) {
  const asked = question.value;
  if (asked?.match !== match) return null;
  const { question: asks, use, without } = words.live.askServer;
  return (
    <div class="answer-note">
      <Problem
        calm="tabs"
        words={asks(asked.host, hostOf(asked.server))}
        buttons={[
          { word: use, look: 'filled', press: () => asked.decide(true) },
          { word: without, press: () => asked.decide(false) },
        ]}
      />
    </div>
  );
}
