import { glyphPicture } from '../pictures/glyph.ts';
import type { Card, ViewPlayer } from '../scene/types.ts';
import { attr, h } from '../ui/dom.ts';
import type { Cost, Evaluation } from './costs.ts';
import { percent } from './costs.ts';
import type { Point } from './graph.ts';
import { areaOf, nearest, pathOf, plyAt, pointsOf, spread } from './graph.ts';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 1000;
const HEIGHT = 132;
const MARK = 18;

/** What a chart shows. */
export type Charted = {
  known: Map<number, Evaluation>;
  plies: number;
  ply: number;
  worst: Cost[];
  players: ViewPlayer[];
  names: string[];
  bottom: number;
};

/**
 * The chance of winning over the moves. It is a slider: a press or an arrow key goes to a ply.
 */
export class Chart {
  #card;
  #go;
  #svg = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' });
  #marks = h('div', { class: 'chart-marks', 'aria-hidden': 'true' });
  #plot = h('div', { class: 'chart-plot', role: 'slider', tabindex: 0 });
  element = h('div', { class: 'chart' }, this.#marks, this.#plot);
  #shown: Charted | null = null;
  #marked = '';

  constructor(card: Card, go: (ply: number) => void) {
    this.#card = card;
    this.#go = go;
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#plot.append(this.#svg);
    attr(this.#plot, 'aria-label', 'Chance of winning over the moves');
    this.#plot.addEventListener('pointerdown', (event) => this.#press(event));
    this.#plot.addEventListener('pointermove', (event) => {
      if (event.buttons) this.#press(event);
    });
    this.#plot.addEventListener('keydown', (event) => this.#key(event));
  }

  #press(event: PointerEvent) {
    const { left, width } = this.#plot.getBoundingClientRect();
    if (this.#shown) this.#goTo(plyAt((event.clientX - left) / width, this.#shown.plies));
  }

  #key(event: KeyboardEvent) {
    const { ply, plies } = this.#shown ?? { ply: 0, plies: 0 };
    const steps = {
      ArrowLeft: ply - 1,
      ArrowDown: ply - 1,
      ArrowRight: ply + 1,
      ArrowUp: ply + 1,
      Home: 0,
      End: plies,
    } as Record<string, number>;
    if (!(event.key in steps)) return;
    event.preventDefault();
    this.#goTo(Math.max(0, Math.min(plies, steps[event.key])));
  }

  #goTo(ply: number) {
    if (this.#shown && ply !== this.#shown.ply) this.#go(ply);
  }

  show(charted: Charted) {
    this.#shown = charted;
    const two = charted.players.length === 2;
    const lines = two ? this.#balance(charted) : this.#lines(charted);
    this.#svg.replaceChildren(...rules(), ...lines, ...this.#cursor(charted));
    this.#mark(charted, two);
    this.#speak(charted);
  }

  /** Two players: one line, above the middle where the bottom seat is ahead. */
  #balance({ known, plies, bottom, worst }: Charted) {
    const points = pointsOf(known, plies, bottom);
    return [
      svg('path', { class: 'chart-area', d: areaOf(points, WIDTH, HEIGHT) }),
      svg('path', { class: 'chart-line own', d: pathOf(points, WIDTH, HEIGHT) }),
      ...worst.map(({ ply }) => dot('chart-cost', points, ply + 1)),
    ];
  }

  /** More players: a line each. */
  #lines({ known, plies, bottom, players, worst }: Charted) {
    const own = (player: number) => (player === bottom ? ' own' : '');
    const points = players.map((_, player) => pointsOf(known, plies, player));
    const drawn = points.map((line, player) =>
      svg('path', {
        class: `chart-line line-${player}${own(player)}`,
        d: pathOf(line, WIDTH, HEIGHT),
      }),
    );
    return [
      ...drawn,
      ...worst.map(({ ply, player }) => dot('chart-cost', points[player], ply + 1)),
    ];
  }

  #cursor({ known, plies, ply, bottom }: Charted) {
    const x = plies ? (ply / plies) * WIDTH : 0;
    const line = svg('path', { class: 'chart-cursor', d: `M${x} 0V${HEIGHT}` });
    return [line, dot('chart-now', pointsOf(known, plies, bottom), ply)];
  }

  /**
   * Whose line it is: two sides' marks above and below the middle, else marks at the lines' ends.
   */
  #mark({ known, players, bottom, plies }: Charted, two: boolean) {
    this.element.classList.toggle('lines', !two);
    const last = players.map((_, player) => pointsOf(known, plies, player).at(-1)?.y ?? 0.5);
    const places = two
      ? last.map((_, player) => (player === bottom ? 0 : HEIGHT - MARK))
      : spread(
          last.map((y) => y * (HEIGHT - MARK)),
          MARK,
          HEIGHT - MARK,
        );
    const key = JSON.stringify([places.map(Math.round), players.map(({ glyph }) => glyph)]);
    if (key === this.#marked) return;
    this.#marked = key;
    const pictures = players.map(({ glyph }, player) => {
      const picture = h('span', {}, glyphPicture(this.#card, glyph, MARK));
      picture.style.top = `${places[player]}px`;
      return picture;
    });
    this.#marks.replaceChildren(...pictures);
  }

  #speak({ known, plies, ply, names }: Charted) {
    const evaluation = nearest(known, ply);
    const chances = evaluation?.win.map((chance, i) => `${names[i]} ${percent(chance)}`);
    attr(this.#plot, 'aria-valuemin', 0);
    attr(this.#plot, 'aria-valuemax', plies);
    attr(this.#plot, 'aria-valuenow', ply);
    const words = chances ? chances.join(', ') : 'not evaluated yet';
    attr(this.#plot, 'aria-valuetext', `Move ${ply} of ${plies}: ${words}`);
  }
}

/** The middle, and the ends. */
function rules() {
  return [0, 0.5, 1].map((y) =>
    svg('path', {
      class: y === 0.5 ? 'chart-middle' : 'chart-edge',
      d: `M0 ${y * HEIGHT}H${WIDTH}`,
    }),
  );
}

/** A dot that stays round in a stretched picture: a line of no length with round ends. */
function dot(name: string, points: Point[], ply: number) {
  const at = points.find((point) => point.ply === ply);
  const d = at ? `M${at.x * WIDTH} ${at.y * HEIGHT}h0.01` : '';
  return svg('path', { class: name, d });
}

function svg(tag: string, attributes: Record<string, string>) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
