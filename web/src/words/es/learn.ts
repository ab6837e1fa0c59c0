// The words of boards with something to find, in Spanish.
import type * as en from '../en/learn.ts';

export const learn: typeof en.learn = {
  stepOf: (step, steps) => `Paso ${step} de ${steps}`,
  back: 'Atrás',
  next: 'Siguiente',
  skip: 'Saltar',
  showMe: 'Muéstramelo',
  noHint: (showMe) => `Aquí no hay pistas. «${showMe}» enseña la solución.`,
  again: 'Otra vez',
  right: 'Correcto.',
  clause: (clause) => `Regla ${clause}`,
  notNow: (why) => `La lección no puede continuar ahora: ${why}`,
};
