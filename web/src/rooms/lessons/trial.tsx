// A figure of the rules as a board to try, on which all players may be moved.
import { effect, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { persons } from '../../game/seating.ts';
import { opening } from '../../scene/picks.ts';
import type { Card, Door, Explained, Figure } from '../../scene/types.ts';
import { BoardPlace } from '../../table/board-place.tsx';
import { ChoicesIfAny } from '../../table/choices.tsx';
import { tellRefused } from '../../table/heard.ts';
import { Sandbox } from '../../table/sandbox.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { flush } from '../../ui/schedule.ts';
import { paragraph, sentence } from '../../words/grammar.ts';
import * as words from './words/en.ts';

export type TrialProps = { card: Card; door: Door; figure: Figure; caption: string };

/** Opens a figure as a board to try. */
export function openTrial(props: TrialProps) {
  openDialog({ title: words.lessons.tryTitle, content: <TrialBoard {...props} />, kind: 'trying' });
}

class Trial {
  readonly sandbox: Sandbox;
  /** What to do, what happened, or why something is impossible. */
  readonly text = signal('');
  readonly #figure;
  readonly #end;

  constructor({ card, door, figure }: TrialProps) {
    const say = (words: string) => this.#show(words);
    this.#figure = figure;
    this.sandbox = new Sandbox(figure.record, persons(figure.record.players), {
      card,
      door,
      say,
      restart: () => this.begin(),
      policy: { explain: (why) => this.#explain(why) },
    });
    const { problem } = this.sandbox.session.now;
    this.#end = effect(() => {
      if (problem.value) say(sentence(problem.value.message));
    });
  }

  async begin() {
    const { session, board } = this.sandbox;
    const { record, picks } = this.#figure;
    await session.turnTo(record);
    flush();
    const view = session.now.picking.peek();
    // Otherwise chance is drawn, or something failed: the session reports it.
    if (!view) return;
    for (const id of picks ?? []) board.choose(id);
    const hasPicked = session.now.path.peek().length > opening(view).length;
    if (!hasPicked) this.#show(paragraph(sentence(view.status), view.reason));
  }

  close() {
    this.#end();
    this.sandbox.close();
  }

  #explain({ sentence: why, clause }: Explained) {
    tellRefused();
    this.#show(paragraph(why, clause && `(${clause})`));
  }

  #show(text: string) {
    this.text.value = text;
    announce(text);
  }
}

function TrialBoard(props: TrialProps) {
  const trial = useMemo(() => new Trial(props), []);
  useEffect(() => {
    void trial.begin();
    return () => trial.close();
  }, []);
  return (
    <div class="trial">
      <p class="caption">{props.caption}</p>
      <BoardPlace {...trial.sandbox} />
      <p class="step-prompt">{trial.text.value}</p>
      <ChoicesIfAny {...trial.sandbox} />
      <div class="ways">
        <Button word={words.lessons.fromStart} onPress={() => trial.begin()} />
      </div>
    </div>
  );
}
