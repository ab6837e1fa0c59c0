import type { Reading, View } from '../scene/types.ts';
import { ended, playerName, resultWords, sentence } from '../ui/words.ts';
import type { Session } from './session.ts';
import { turnWords } from './telling.ts';

/** Whose turn it is and what is to do, or how the game ended. */
export function turnTold(view: View, session: Session) {
  if (view.over) return `${sentence(resultWords(view, session.seats))} ${view.reason ?? ''}`.trim();
  const now = view.ply === view.plies;
  const words = sentence(now ? turnWords(view, session) : view.status);
  return now ? words : `An earlier position, move ${view.ply} of ${view.plies}. ${words}`;
}

/** Everybody's score, and what the game says below its tables. */
export function scoreTold(view: View, session: Session) {
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
  #said: Map<number, string> = new Map();

  add({ ply, said }: View) {
    if (said) this.#said.set(ply, sentence(said));
  }

  /** The last move that shows, with the dice and cards since. */
  last({ ply, moves }: View) {
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
  #last: { kind: string; place: string; at: number; view: View | null } = {
    kind: '',
    place: '',
    at: 0,
    view: null,
  };

  /** @param place with the focus */
  choose(readings: Reading[], kind: Reading['kind'], place: string, view: View) {
    const parts = readings.filter((reading) => reading.kind === kind);
    if (!parts.length) return NONE[kind];
    const last = this.#last;
    const again = last.kind === kind && last.place === place && last.view === view;
    const at = (again ? last.at + 1 : first(parts, kind, place, view)) % parts.length;
    this.#last = { kind, place, at, view };
    return `${parts[at].title}: ${ended(parts[at].words)}`;
  }
}

function first(parts: Reading[], kind: string, place: string, { to_move: player }: View) {
  if (kind === 'pieces') return typeof player === 'number' ? player : 0;
  return Math.max(
    0,
    parts.findIndex(({ places }) => places.includes(place)),
  );
}
