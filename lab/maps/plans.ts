// How each map is projected, cut and simplified. `extent` is where the land lies on the board.

export type Box = [west: number, south: number, east: number, north: number];

export type Plan = {
  atlas: string;
  object: string;
  parallels: [number, number];
  rotate: [number, number];
  box?: Box;
  extent: [[number, number], [number, number]];
  /** The least triangle that stays when borders are simplified, in square units. */
  least: number;
  given?: Record<string, [feature: string, within: Box][]>;
  taken?: Record<string, Box>;
};

export const PLANS: Record<string, Plan> = {
  usa: {
    atlas: 'us-atlas/states-10m.json',
    object: 'states',
    parallels: [29.5, 45.5],
    rotate: [96, 0],
    extent: [
      [8, 24],
      [936, 606],
    ],
    least: 1.1,
  },
  europe: {
    atlas: 'world-atlas/countries-50m.json',
    object: 'countries',
    parallels: [43, 62],
    rotate: [-12, 0],
    box: [-25, 34, 45, 72],
    extent: [
      [10, 16],
      [944, 760],
    ],
    least: 1.8,
    // Crimea is drawn with Ukraine: that part of the feature, as west, south, east, north.
    given: { UA: [['Russia', [32, 44, 36.8, 46.3]]] },
    taken: { RU: [32, 44, 36.8, 46.3] },
  },
};
