// Sets up a position: its pieces in a tray, its other changes, and its code.
import { useRef } from 'preact/hooks';
import { Glyph } from '../../pictures/glyph.tsx';
import type { Arranged } from '../../scene/types.ts';
import { ChoicesIfAny } from '../../table/choices.tsx';
import { Button } from '../../ui/button.tsx';
import type { Analysis } from './analysis.ts';
import * as words from './words/en.ts';

type ArrangeProps = { analysis: Analysis; arranged: Arranged };

/** Controls that arrange a position without the board, or from a text. */
export function Arrange({ analysis, arranged }: ArrangeProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    void analysis.arrange(field.current?.value.trim());
  };
  const why = analysis.arranging.refused.value;
  return (
    <section class="foot">
      <Tray analysis={analysis} arranged={arranged} />
      <ChoicesIfAny {...analysis.sandbox} />
      <form class="typing exchange" onSubmit={submit}>
        <label for="position">{words.analysis.asText}</label>
        <div class="typing-line">
          <input
            id="position"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-describedby="position-why"
            aria-invalid={why ? 'true' : undefined}
            ref={field}
            key={arranged.position}
            defaultValue={arranged.position}
          />
          <Button word={words.analysis.show} type="submit" />
        </div>
        <p id="position-why" class="typing-why" role="alert">
          {why}
        </p>
      </form>
      <div class="ways steps">
        <Button
          word={words.analysis.arranged}
          look="filled on"
          onPress={() => analysis.arrangeNoMore()}
        />
      </div>
    </section>
  );
}

/** The pieces: the pressed one is put wherever the board is pointed at. */
function Tray({ analysis: { arranging, card }, arranged: { pieces } }: ArrangeProps) {
  const chosen = arranging.chosen.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div class="tray" role="group" aria-label={words.analysis.pieces}>
      {pieces.map(({ id, label, glyph }) => (
        <button
          key={id}
          type="button"
          class="button square"
          aria-label={label}
          title={label}
          aria-pressed={id === chosen}
          onClick={() => {
            arranging.chosen.value = id === chosen ? '' : id;
          }}
        >
          <Glyph card={card} name={glyph} size={36} round />
        </button>
      ))}
    </div>
  );
}
