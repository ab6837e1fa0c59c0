/**
 * The facts about a session for everybody outside it, read-only. Besides its state these are the
 * status, the window's title, and what can be done.
 */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { notation } from '../keep/settings.ts';
import type { Ended, View } from '../scene/types.ts';
import { headOf, paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { actionName } from './action-names.ts';
import { onlyPerson, watching } from './seating.ts';
import { hintWords, turnWords } from './sentences.ts';
import type { SessionState } from './state.ts';
import { whereWords } from './turns.ts';
import type { Display, Offers, Status } from './types.ts';

/** The signals of T, read-only. */
type Facts<T> = {
  readonly [K in keyof T as T[K] extends ReadonlySignal<unknown>
    ? K
    : never]: T[K] extends ReadonlySignal<infer V> ? ReadonlySignal<V> : never;
};

/** The state of a session, and what is derived from it for display. */
export type Now = Facts<SessionState & ReturnType<typeof followingFrom>>;

export function nowOf(state: SessionState): Now {
  return { ...state, ...followingFrom(state) };
}

function followingFrom(state: SessionState) {
  return {
    /** The seat to hand the device to while the screen is covered; else null. */
    covered: state.hands.covered,
    /** The question whether to play the held action; '' if none is held. */
    question: computed(() => questionOf(state)),
    offers: computed(() => offersOf(state)),
    /** The seats that have decided, while all decide at once; else null. */
    decided: computed(() => state.elsewhere?.decided.value ?? null),
    /** Whether the position is the game's end, and the board has arrived at it. */
    over: computed(() => state.arrived.value?.view.over ?? false),
    /** How the people here may end the game early. */
    earlyEnds: computed(() => earlyEndsOf(state)),
    /** Null while nothing shows. */
    status: computed(() => statusOf(state)),
    /** The window's title; null until the rules have answered. */
    title: computed(() => titleOf(state)),
  };
}

/** Returns what to do, what happened or how the game ended; null while nothing shows. */
function statusOf(state: SessionState): Status | null {
  const plain = plainStatus(state);
  const explained = state.explained.value;
  if (!plain || !explained) return plain;
  return { ...plain, words: explained.words, explains: true };
}

function plainStatus(state: SessionState): Status | null {
  const [display, arrived] = [state.display.value, state.arrived.value];
  const { state: stage, advice } = state.hint.value;
  if (!display || !arrived) return null;
  const { view } = display;
  if (state.beforeRules.value && state.complete.value !== null) {
    return status(words.playing.waitsForRules, words.playing.playedThen);
  }
  if (state.held.value !== null) return status(questionOf(state));
  if (stage === 'asking') return status(words.playing.seeksHint);
  if (advice?.phrase) {
    const { head, below } = hintWords(advice, notation.value === 'on');
    return status(head, below);
  }
  const asks = state.verdict.value?.asks;
  if (asks) return status(asks, summaryHere(arrived.view, state));
  if (state.aside.value !== null) return stepStatus(arrived);
  if (arrived !== display && !state.hands.hides) return stepStatus(display);
  const question = state.openQuestion.value;
  if (!question) return positionStatus(arrived, state);
  const [head, more] = headOf(question);
  return status(head, summaryHere(view, state), paragraph(more, view.note, weighedNote(state)));
}

/**
 * Asks whether to play the held action: in its button's words if it has a question, else by its
 * name, with a picture beside it. Returns '' if no action is held.
 */
function questionOf({ held, foreseen, pressed }: SessionState): string {
  if (held.value === null) return '';
  if (pressed.value?.ask) return pressed.value.ask;
  const { action, move } = foreseen.value ?? {};
  if (!move || action !== held.value) return words.playing.confirmIt;
  return words.playing.confirm(actionName(move, notation.value === 'on'));
}

/** Returns what the others have done, unless players hide that from each other. */
function summaryHere({ told }: View, { hands }: SessionState) {
  return hands.hides ? '' : told;
}

/** Returns the status of the position alone. */
function positionStatus({ view: current, passing }: Display, state: SessionState): Status {
  const { seating, paused } = state;
  if (current.over)
    return status(current.result ?? words.game.over, current.reason ?? '', endNote(state));
  if (current.ply === current.plies) {
    const turn = taskOf(state) ?? turnWords(current, seating.value, paused.value);
    const late = state.thinking.value?.longer ? words.table.thinksLonger : '';
    return status(
      turn,
      summaryHere(current, state),
      late || paragraph(current.note, weighedNote(state)),
    );
  }
  return stepStatus({ view: current, passing });
}

/** Returns the status while a ply is being drawn, and of an earlier one. */
function stepStatus({ view, passing }: Pick<Display, 'view' | 'passing'>): Status {
  const where = passing || view.ply === view.plies ? '' : whereWords(view);
  return status(view.said ?? words.game.start, where);
}

/** Returns the verdict on the last decision. A question whether to take it back shows elsewhere. */
function weighedNote({ verdict }: SessionState): string {
  return verdict.value && !verdict.value.asks ? verdict.value.words : '';
}

/** Returns what the end of the game meant, and whether the game doesn't count. */
function endNote({ saved, seats, occasion, followUp }: SessionState): string {
  const { practice } = saved.value;
  const idle = practice && !watching(seats.value) && !occasion.value?.counts;
  return paragraph(idle ? words.playing.practice : '', followUp.value.words);
}

function status(text: string, below = '', note = ''): Status {
  return { words: text, below, note, explains: false };
}

/** Returns what is to be done for people elsewhere, or awaited; null if the person here decides. */
function taskOf({ elsewhere }: SessionState): string | null {
  return elsewhere?.task.value ?? null;
}

/** Returns the window's title; null until the rules have answered. */
function titleOf(state: SessionState): string | null {
  const { view, deps } = state;
  const current = view.value;
  if (!current) return null;
  const turn = taskOf(state) ?? current.status;
  const text = current.over ? (current.result ?? words.game.over) : turn;
  return words.game.title(text, deps.card.title);
}

/** Returns which of Hint, Pause and Look back the table offers: only one at a time. */
function offersOf(state: SessionState): Offers {
  const { view, arrived, aside, seats, paused, mayAct, hint, here, deps, endSeen } = state;
  const offers: Offers = { hint: 'none', pause: 'none', lookBack: false };
  const current = view.value && (arrived.value?.view ?? null);
  const bots = deps.card.levels.length > 0;
  if (!current) return { ...offers, hint: 'closed' };
  const ends = current.ply === current.plies && aside.value === null;
  const finished = ends ? current.over : endSeen.value;
  if (finished) return { ...offers, lookBack: current.moves.some((it) => it.player !== 'chance') };
  // With people elsewhere, no bot helps.
  if (state.elsewhere) return offers;
  if (!here.value) return { ...offers, hint: bots ? 'closed' : 'none' };
  if (watching(seats.value)) return { ...offers, pause: paused.value ? 'go' : 'pause' };
  if (!bots) return offers;
  const open = mayAct.value ? 'open' : 'closed';
  return { ...offers, hint: hint.value.state === 'off' ? open : hint.value.state };
}

/** How the game can be ended early; `closed` if not now, `none` if never. */
export type EarlyEnd = Ended | 'closed' | 'none';
export type EarlyEnds = Record<'resign' | 'draw', EarlyEnd>;

/**
 * Returns who may resign now, and whether the players may agree on a draw; bots do neither. Until a
 * view shows, what it may allow is `closed`, so that the layout doesn't shift.
 */
function earlyEndsOf(state: SessionState): EarlyEnds {
  const { view, arrived, endSeen, seats, here, elsewhere, record, deps } = state;
  const current = view.value;
  const over = arrived.value?.view.over ?? endSeen.value;
  const persons = seats.value.filter((seat) => seat === 'person').length;
  if (seats.value.length !== 2 || !persons || over) {
    return { resign: 'none', draw: 'none' };
  }
  const who = onlyPerson(seats.value) ?? current?.to_move;
  // People elsewhere learn of it only in one's own turn.
  const turns = state.undoable.value < Infinity && !record.value.beforehand;
  const due = !elsewhere || (turns && current?.to_move === who);
  const now = here.value && due && current?.ply === current?.plies ? (current?.endings ?? []) : [];
  const among = (wanted: string) => now.find((ended) => ended === wanted) ?? 'closed';
  const agrees = deps.card.draws && persons === 2;
  return { resign: among(`resigned-${who}`), draw: agrees ? among('draw') : 'none' };
}
