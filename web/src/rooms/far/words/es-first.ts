// What the first screen says of playing live, in Spanish.
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'Se juega',
  beside: 'En la misma mesa',
  byLink: 'Por enlace',
  more: (two) => (two ? 'Quien escanea tu código empieza.' : 'Los demás escanean tu código uno tras otro.'),
};
