// A figure of the rules to try on the spot: its position on a board, where all may move.
import '@preact/signals';
import { signal } from '@preact/signals-core';
import { useEffect, useMemo } from 'preact/hooks';
import { Latest, type Still } from '../game/latest.ts';
import type { Card, Door, Figure, GameRecord, View } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { errorWords } from '../words/failure.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { StageButtons, StagePlace } from './place.tsx';
import { Stage } from './stage.ts';

export type TrialProps = { card: Card; door: Door; figure: Figure; caption: string };

/** Opens a figure as a board to try. */
export function openTrial(props: TrialProps) {
  openDialog({ title: words.learn.tryTitle, content: <TrialBoard {...props} />, kind: 'trying' });
}

class Trial {
  readonly stage: Stage;
  /** What is said: what to do, what happened, or why something can't be done. */
  readonly said = signal('');
  readonly #door;
  readonly #figure;
  readonly #latest = new Latest();
  #record: GameRecord;

  constructor({ card, door, figure }: TrialProps) {
    this.#door = door;
    this.#figure = figure;
    this.#record = figure.record;
    this.stage = new Stage(card, door, {
      tried: (action, more) => this.#run((still) => this.#play(still, [action, ...more])),
      refused: (picks) => this.#run((still) => this.#explain(still, picks)),
      picked: () => this.#say(this.stage.prompt || this.#status),
      failed: (error) => this.#failed(error),
    });
  }

  begin() {
    this.#record = this.#figure.record;
    this.#run(async (still) => {
      await this.stage.show(still, this.#position);
      if (this.stage.view.value?.to_move === 'chance') await this.#draw(still);
      for (const id of this.#figure.picks ?? []) this.stage.board.choose(id);
      if (!this.stage.path.value.length) this.#say(this.#status);
    });
  }

  close() {
    this.#latest.end();
    this.stage.close();
  }

  get #position() {
    return { record: this.#record, live: true };
  }

  get #status() {
    const view = this.stage.view.value;
    return view ? paragraph(sentence(view.status), view.reason) : '';
  }

  async #draw(still: Still) {
    const from = this.#record.actions.length;
    this.#record = (await still(this.#door.call('continue', { record: this.#record }))).record;
    await this.stage.follow(still, this.#position, from, this.#tell);
  }

  async #play(still: Still, actions: readonly string[]) {
    const from = this.#record.actions.length;
    this.#record = await this.stage.play(still, this.#record, actions);
    await this.stage.follow(still, this.#position, from, this.#tell);
  }

  readonly #tell = ({ said }: View) => {
    this.#say(paragraph(said && sentence(said), this.#status));
  };

  async #explain(still: Still, picks: string[]) {
    const { sentence: why, clause } = await still(
      this.#door.call('explain', { record: this.#record, picks }),
    );
    this.#say(`${why} (${clause})`);
  }

  #say(said: string) {
    this.said.value = said;
    announce(said);
  }

  #run(job: (still: Still) => Promise<void>) {
    this.#latest.run(job).catch((error) => this.#failed(error));
  }

  #failed(error: unknown) {
    this.#say(sentence(errorWords(error)));
  }
}

function TrialBoard(props: TrialProps) {
  const trial = useMemo(() => new Trial(props), []);
  useEffect(() => {
    trial.begin();
    return () => trial.close();
  }, []);
  return (
    <div class="trial">
      <p class="caption">{props.caption}</p>
      <StagePlace stage={trial.stage} />
      <p class="step-prompt">{trial.said.value}</p>
      <StageButtons stage={trial.stage} />
      <div class="ways">
        <Button word={words.learn.fromStart} onPress={() => trial.begin()} />
      </div>
    </div>
  );
}
