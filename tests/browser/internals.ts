// The parts of the page that browser tests use directly, bundled like the page itself.

export { length, plan } from '../../web/src/paint/motion-plan.ts';
export { Painter } from '../../web/src/paint/painter.ts';
export { lookOf } from '../../web/src/paint/palette.ts';
export { paintPart } from '../../web/src/paint/still.ts';
export { marksOf } from '../../web/src/paint/view-marks.ts';
export { Engine } from '../../web/src/python/engine.ts';
export { loadIsolation, openIsolated } from '../../web/src/python/isolation.ts';
export { nextPicks } from '../../web/src/scene/picks.ts';
