// The icons of the core and those that rooms share, 24 by 24, and the levels of bots, which are drawn
// like them. A room has its own icon in its folder, as a path.
import * as words from '../words/first.ts';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  again: 'M19 12a7 7 0 1 1-2-5M18 3v4h-4',
  undo: 'M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 6l4 4-4 4M20 10H10a5 5 0 0 0 0 10h3',
  rules: 'M12 6.5C10 5 7 4.5 4 4.5v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2zM12 6.5v13',
  gear: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  first: 'M18 6l-7 6 7 6zM7 6v12',
  prev: 'M15 6l-7 6 7 6z',
  next: 'M9 6l7 6-7 6z',
  last: 'M6 6l7 6-7 6zM17 6v12',
  puzzle: 'M4.5 8.5h4.2a2.3 2.3 0 1 1 4.6 0h4.2v4.2a2.3 2.3 0 1 1 0 4.6v3.2h-13z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  time: 'M12 7v5l3 2M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  seat: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
  score: 'M5 20v-7M12 20V4M19 20V9',
  resign: 'M6 21V4h13v9H6',
  draw: 'M5 9h14M5 15h14',
  bot: 'M6 9h12v9H6zM12 9V5M9.5 13v.01M14.5 13v.01M3.5 12.5v3M20.5 12.5v3',
  new: 'M12 5v14M5 12h14',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z',
  swap: 'M7 4L3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  pause: 'M9 6v12M15 6v12',
  go: 'M8 5.5l10 6.5-10 6.5z',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M7 14h10',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  whole: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5L20 20M7.5 10.5h6',
  tabs: 'M4 9h11v11H4zM8 9V4h12v12h-5',
  learn: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V16c1.5 1.5 3.3 2 5.5 2s4-.5 5.5-2v-4.5M21.5 9.5V15',
  comment: 'M4 5h16v11h-9l-5 4v-4H4z',
  check: 'M5 12.5l5 5 9-11',
  alert: 'M12 4l9 16H3zM12 10v4M12 17v.01',
} as const;

export type IconName = keyof typeof PATHS;
/** By its name, or as a path. */
export type IconShape = IconName | `M${string}`;

const SVG = 'http://www.w3.org/2000/svg';

function pathOf(name: IconShape): string {
  return name in PATHS ? PATHS[name as IconName] : name;
}

/** An icon; always hidden from assistive technology, since words stand beside it. */
export function Icon({ name }: { name: IconShape }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={pathOf(name)} />
    </svg>
  );
}

/** The same as an element made by hand, for what is made while something is rendered. */
export function icon(name: IconShape): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', pathOf(name));
  svg.append(path);
  return svg;
}

/**
 * A bot's level: as many bars as there are levels, its own filled. A player's own bot is above all
 * of them, and has no bars.
 */
export function Level({ level, levels }: { level: number; levels: readonly number[] }) {
  if (level > levels.length) return null;
  const ranks = levels.filter((each) => each < 9);
  return (
    <span class="level" role="img" aria-label={words.common.level(level, ranks.length)}>
      {ranks.map((each, i) => (
        <span key={each} class={each <= level ? 'reached' : undefined} style={{ '--step': i }} />
      ))}
    </span>
  );
}
