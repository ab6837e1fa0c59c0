// Opening the courses that teach the games, which are loaded when they are first wanted.
import { takesTries } from '../game/branches.ts';
import { KeptGame } from '../game/kept-game.ts';
import type { IfCurrent } from '../game/latest.ts';
import { DUE } from '../home/news.tsx';
import { analysisHash } from '../keep/game-links.ts';
import { DECK, learnHash, newHash, puzzlesHash, type Route, tableHash } from '../keep/links.ts';
import { stepsDone } from '../keep/progress.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card, GameRecord } from '../scene/types.ts';
import { shareAnalysis } from '../share/share.tsx';
import { part } from '../ui/part.ts';
import * as words from '../words/first.ts';
import { settingUp } from './opening.tsx';
import { LEARN } from './parts.ts';
import { show } from './screen.tsx';
import type { Deps } from './tables.tsx';

export class Courses {
  #deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param from the address to go back to */
  async open(wanted: Route & { to: 'learn' }, from: string, ifCurrent: IfCurrent) {
    const { door } = this.#deps;
    const { card, openRules, learn } = await this.#ready(wanted.game, ifCurrent);
    const { Lesson, LearnScreen } = learn;
    const { courses } = await ifCurrent(door.call('lessons', { game: card.id }));
    const course = courses.find(({ name }) => name === wanted.course);
    if (!course) return this.#deps.wrong(words.pages.learn.notThis(card.title));
    const done = stepsDone(card.id, course.name);
    const next = done < course.steps.length ? done : 0;
    let place = location.hash;
    const lesson = new Lesson(card, course, wanted.step === null ? next : wanted.step - 1, {
      door,
      play: (saved) => this.#play(card, saved),
      begin: (game) => this.#deps.goTo(newHash(card.id, game)),
      stepped: (step) => {
        place = note(place, learnHash(card.id, course.name, step + 1));
      },
    });
    const more = course.name === 'basics' && courses.length > 1;
    const content = (
      <LearnScreen
        key={course.name}
        {...{ lesson, from, openRules }}
        more={more ? learnHash(card.id, 'fine-print') : null}
      />
    );
    show({ page: 'learn', title: words.pages.learn.title(card.title), content, of: lesson });
  }

  /** Waits for a game's card, and for what teaches games; meanwhile the game shows. */
  async #ready(game: string, ifCurrent: IfCurrent) {
    const { games } = this.#deps;
    settingUp(game, games.known(game));
    const card = await ifCurrent(games.card(game));
    settingUp(card.id, card);
    const openRules = (clause: string) => this.#deps.openRules(card, clause);
    return { card, openRules, learn: await ifCurrent(part(LEARN)) };
  }

  /** Opens the exercises that a game has left. */
  async openMistakes(key: string, ifCurrent: IfCurrent) {
    const { door } = this.#deps;
    settingUp();
    const table = this.#deps.store.load(key);
    if (!table) return this.#deps.wrong(words.errors.notKept);
    const { card, openRules, learn } = await this.#ready(table.record.game, ifCurrent);
    const { entersDeck, Mistakes, MistakesScreen } = learn;
    const mistakes = new Mistakes(card, table, { door, marked: entersDeck });
    const content = <MistakesScreen {...{ mistakes, openRules }} from={tableHash(key)} />;
    show({ page: 'learn', title: words.pages.learn.mistakes(card.title), content, of: mistakes });
  }

  /** Opens the puzzle that is next, or the ways to the puzzles. */
  async openPuzzles({ game, way }: Route & { to: 'puzzles' }, from: string, ifCurrent: IfCurrent) {
    const { door, goTo } = this.#deps;
    const { card, openRules, learn } = await this.#ready(game, ifCurrent);
    const next = () => goTo(puzzlesHash(game, way));
    const opened = await ifCurrent(learn.openPuzzles({ card, door, from, openRules, next }, way));
    show({ page: 'learn', ...opened });
  }

  /** Opens the exercise of the deck that is next. */
  async openDeck(ifCurrent: IfCurrent) {
    const { games, door, openRules } = this.#deps;
    settingUp();
    const due = await ifCurrent(part(DUE));
    const { openDeck } = await ifCurrent(part(LEARN));
    const deps = { games, door, due, openRules, next: () => this.#deps.goTo(DECK) };
    const opened = await ifCurrent(openDeck(deps));
    show({ page: 'learn', ...opened });
  }

  async openAnalysis(
    { text, of, at, kept }: Route & { to: 'analysis' },
    from: string,
    ifCurrent: IfCurrent,
  ) {
    const { games, door } = this.#deps;
    settingUp(of, games.known(of));
    const { record } = await ifCurrent(door.call('open', { link: text }));
    const { card, learn } = await this.#ready(record.game, ifCurrent);
    const { Analysis, AnalysisScreen } = learn;
    const analysis = new Analysis(card, record, at, {
      door,
      game: this.#gameOf(card, record, kept),
      play: (saved) => this.#play(card, saved),
      shows: (record, at, kept) => this.#noteAnalysis(record, at, kept),
    });
    const share = () => {
      const { record, whole } = analysis.position;
      shareAnalysis(door, card.title, whole, record.actions.length);
    };
    const content = <AnalysisScreen {...{ analysis, from, share }} />;
    show({ page: 'learn', title: words.pages.analysis.title(card.title), content, of: analysis });
  }

  /** The kept game in which a record is a way; null where there is none that takes more of them. */
  #gameOf(card: Card, record: GameRecord, key: string) {
    const table = this.#deps.store.load(key);
    if (!table || !takesTries(table, record)) return null;
    const stored = () => this.#deps.store.load(key);
    return new KeptGame(key, { stored, keep: (saved) => void this.#deps.keep(card, saved) });
  }

  /** Keeps in the address what shows, so that it is there again after a reload. */
  async #noteAnalysis(record: GameRecord, at: number, kept?: string) {
    const place = location.hash;
    const { link } = await this.#deps.door.call('link', { record });
    note(place, analysisHash(link, { of: record.game }, at, kept));
  }

  /** Goes on with the game that the last step has begun. */
  #play(card: Card, saved: SavedTable) {
    this.#deps.keep(card, saved);
    this.#deps.goTo(tableHash(saved.key));
  }
}

/**
 * Changes the address in its place, so that Back leaves the course; returns what it is then. Where it
 * is another than the place by now, somebody has just left, and stays away.
 */
function note(place: string, hash: string): string {
  if (location.hash !== place) return place;
  history.replaceState(history.state, '', hash);
  return location.hash;
}
