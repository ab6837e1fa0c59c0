/** @import {Reading, View} from "../types.js" */
/** @import {Session} from "./session.js" */
import { ended, playerName, resultWords, sentence } from '../page/words.js';
import { turnWords } from './telling.js';

/**
 * Whose turn it is and what is to do, or how the game ended.
 * @param {View} view @param {Session} session
 */
export function turnTold(view, session) {
  if (view.over) return `${sentence(resultWords(view, session.seats))} ${view.reason ?? ''}`.trim();
  const now = view.ply === view.plies;
  const words = sentence(now ? turnWords(view, session) : view.status);
  return now ? words : `An earlier position, move ${view.ply} of ${view.plies}. ${words}`;
}

/** Everybody's score, and what the game says below its tables. @param {View} view @param {Session} session */
export function scoreTold(view, session) {
  const players = view.players.map(({ name, note, score }, index) => {
    const who = playerName(session.seats, index, name);
    const side = who === name ? '' : `, ${name}`;
    return `${who}${side}: ${[score, note].filter((part) => part !== null && part !== '').join(', ')}`;
  });
  const notes = view.panels.map(({ note }) => note ?? '').filter(Boolean);
  return [...players.map(sentence), ...notes].join(' ');
}

/** What happened, move by move, as it was told. */
export class Story {
  /** @type {Map<number, string>} */
  #said = new Map();

  /** @param {View} view */
  add({ ply, said }) {
    if (said) this.#said.set(ply, sentence(said));
  }

  /** The last move that shows, with the dice and cards since. @param {View} view */
  last({ ply, moves }) {
    const told = [];
    for (let at = ply; at > 0; at -= 1) {
      told.unshift(this.#said.get(at) ?? sentence(moves[at - 1].text));
      if (moves[at - 1].player !== 'chance') break;
    }
    return told.join(' ') || 'Nothing has happened yet.';
  }
}

const NONE = {
  pieces: 'There is nothing to read of the players’ pieces.',
  row: 'This board has no rows.',
  column: 'This board has no columns.',
  area: 'There is no area to read here.',
};

/** Which part of a position is read: that of the place with the focus; asked again, the next. */
export class Reader {
  /** @type {{kind: string, place: string, at: number, view: View | null}} */
  #last = { kind: '', place: '', at: 0, view: null };

  /**
   * @param {Reading[]} readings @param {Reading["kind"]} kind @param {string} place with the focus
   * @param {View} view
   */
  choose(readings, kind, place, view) {
    const parts = readings.filter((reading) => reading.kind === kind);
    if (!parts.length) return NONE[kind];
    const last = this.#last;
    const again = last.kind === kind && last.place === place && last.view === view;
    const at = (again ? last.at + 1 : first(parts, kind, place, view)) % parts.length;
    this.#last = { kind, place, at, view };
    return `${parts[at].title}: ${ended(parts[at].words)}`;
  }
}

/** @param {Reading[]} parts @param {string} kind @param {string} place @param {View} view */
function first(parts, kind, place, { to_move: player }) {
  if (kind === 'pieces') return typeof player === 'number' ? player : 0;
  return Math.max(
    0,
    parts.findIndex(({ places }) => places.includes(place)),
  );
}
