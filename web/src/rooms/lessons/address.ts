// The addresses of lessons.

import { encoded, hashOf, type Reader } from '../../addresses/links.ts';
import { decoded, idIn } from '../../addresses/mended.ts';
import type { CourseName } from '../../scene/types.ts';

export type ToLesson = { game: string; course: CourseName; step: number | null };

/** @param step from 1; without one, where the person stopped */
export function learnHash(game: string, course: CourseName = 'basics', step?: number) {
  const other = course === 'basics' ? undefined : course;
  return hashOf({ learn: encoded(game), course: other, step });
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToLesson>>> = {
  /** Without a number, the course continues; beyond the last step, the last one opens. */
  learn: (game, fields) => {
    const course = idIn(fields.course ?? '') === 'fine-print' ? 'fine-print' : 'basics';
    const step = /^\d{1,2}(?![\w.]*[a-z\d])/i.exec(decoded(fields.step ?? ''))?.[0];
    return { game: idIn(game), course, step: step === undefined ? null : Number(step) };
  },
};
