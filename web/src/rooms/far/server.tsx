// STUN servers, as people see them: the player's own, by which devices on different networks find each
// other, and the one of whoever has invited. Two networks are joined only if both sides use one.
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Problem } from '../../ui/problem.tsx';
import {
  hostOf,
  isServer,
  ownServer,
  refuseServer,
  serverToAskAbout,
  useServer,
} from './party/stun.ts';
import type { Elsewhere } from './words/en.ts';
import * as words from './words/en.ts';

export function ServerField() {
  const [text, setText] = useState(ownServer);
  const wrong = text !== '' && !isServer(text);
  const change = (typed: string) => {
    setText(typed);
    if (typed === '' || isServer(typed)) useServer(typed);
  };
  return (
    <label class="live-server">
      {words.live.server}
      <input
        type="text"
        value={text}
        placeholder="stun:stun.example.org:3478"
        spellcheck={false}
        autocapitalize="off"
        aria-invalid={wrong}
        aria-describedby="live-server-more"
        onInput={({ currentTarget }) => change(currentTarget.value.trim())}
      />
      <small id="live-server-more">{wrong ? words.live.serverWrong : words.live.serverMore}</small>
    </label>
  );
}

type Question = {
  match: string;
  asks: string;
  /** In words, the one that is likely meant first. */
  answers: readonly string[];
  decide: (at: number) => void;
};

const question = signal<Question | null>(null);

/**
 * Asks at the table of a match; resolves with the place of the answer, once the person has given it.
 */
export async function ask(match: string, asks: string, ...answers: string[]): Promise<number> {
  const at = await new Promise<number>((decide) => {
    question.value = { match, asks, answers, decide };
  });
  question.value = null;
  return at;
}

/**
 * Resolves once the person has said whether to use a server; at once where nothing is to be asked.
 * @param match the id of the match that the invitation is for
 * @param named the server, as the invitation names it
 */
export async function settleServer(match: string, named: string, host: Elsewhere): Promise<void> {
  const server = serverToAskAbout(named);
  if (!server) return;
  const { question: asks, use, without } = words.live.askServer;
  const isRefused = await ask(match, asks(host, hostOf(server)), use, without);
  (isRefused ? refuseServer : useServer)(server);
}

/** Whether a question is open for a match. */
export function isAsked(match: string): boolean {
  return question.value?.match === match;
}

/** The question that is open for a match, if one is. */
export function OpenQuestion({ match }: { match: string }) {
  const current = question.value;
  if (current?.match !== match) return null;
  const buttons = current.answers.map((word, at) => {
    return {
      word,
      look: at ? ('' as const) : ('filled' as const),
      press: () => current.decide(at),
    };
  });
  return (
    <div class="answer-note">
      <Problem calm="tabs" words={current.asks} buttons={buttons} />
    </div>
  );
}
