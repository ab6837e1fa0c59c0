/** The status at the table, the window's title, and which commands are of use. */
import type { View } from '../scene/types.ts';
import { words } from '../words/words.ts';
import type { Asides } from './asides.ts';
import { watching } from './seating.ts';
import { hintWords, turnWords } from './speech.ts';
import type { State } from './state.ts';
import { whereWords } from './turns.ts';
import type { Offers, Status } from './types.ts';

/** Returns what to do, what happened or how it ended; null while nothing shows. */
export function statusOf(state: State, asides: Asides): Status | null {
  const usual = usualStatus(state, asides);
  const explained = asides.explained.value;
  if (!usual || !explained) return usual;
  return { ...usual, words: explained.words, explains: true };
}

function usualStatus(state: State, asides: Asides): Status | null {
  const view = state.shown.value?.view;
  const { state: asked, advice } = state.hint.value;
  if (!view) return null;
  if (state.early.value && asides.complete.value !== null) {
    return say(words.game.waitsForRules, words.game.playedThen);
  }
  if (asides.held.value !== null) return say(asides.question.value);
  if (asked === 'asking') return say(words.game.seeksHint);
  if (advice) {
    const { head, below } = hintWords(advice, view, state.ports.notation.value);
    return say(head, below);
  }
  return asides.prompt.value && asides.path.value.length
    ? say(asides.prompt.value, toldOf(view, state), view.note)
    : positionStatus(view, state);
}

/** What the others have done, unless it is nobody else's business. */
function toldOf({ told }: View, { hands }: State) {
  return hands.hides ? '' : told;
}

/** Returns what there is to say about the position alone. */
function positionStatus(shown: View, state: State): Status {
  const { seating, paused, stepping } = state;
  if (shown.over) return say(shown.result ?? words.game.over, shown.reason ?? '');
  if (shown.ply === shown.plies) {
    return say(turnWords(shown, seating.value, paused.value), toldOf(shown, state), shown.note);
  }
  const { said } = shown;
  return say(said ?? words.game.start, stepping.value ? '' : whereWords(shown));
}

function say(text: string, below = '', note = ''): Status {
  return { words: text, below, note, explains: false };
}

/** Returns the window's title; null until the rules have answered. */
export function titleOf({ view, ports }: State): string | null {
  const shown = view.value;
  if (!shown) return null;
  const text = shown.over ? (shown.result ?? words.game.over) : shown.status;
  return words.game.title(text, ports.card.title);
}

/** Returns which of Hint, Pause and Review the table offers: one at a time. */
export function offersOf(state: State): Offers {
  const { view, saved, seats, paused, mayAct, hint, here, ports } = state;
  const offers: Offers = { hint: 'none', pause: 'none', review: false };
  const shown = view.value;
  const bots = ports.card.levels.length > 0;
  if (!shown) return { ...offers, hint: 'closed' };
  const finished = shown.ply === shown.plies ? shown.over : saved.value.over;
  if (finished) return { ...offers, review: true };
  if (!here.value) return { ...offers, hint: bots ? 'closed' : 'none' };
  if (watching(seats.value)) return { ...offers, pause: paused.value ? 'go' : 'pause' };
  if (!bots) return offers;
  const open = mayAct.value ? 'open' : 'closed';
  return { ...offers, hint: hint.value.state === 'off' ? open : hint.value.state };
}
