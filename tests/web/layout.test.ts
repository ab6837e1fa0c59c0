import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLayout } from '../../web/src/ui/layout.ts';

/** Whether the few kinds of media queries that layouts go by hold in a window, letters being 16 px. */
function windowOf(width: number, height: number) {
  const [em, high] = [width / 16, height / 16];
  const answers: Record<string, boolean> = {
    '(width < 37.5em) or (height < 35em)': em < 37.5 || high < 35,
    '(width < 35em) or ((width < 37.5em) and (height >= 35em))':
      em < 35 || (em < 37.5 && high >= 35),
    '(orientation: portrait)': width <= height,
    '(width >= 68.75em)': em >= 68.75,
    '(width >= 68.75em) and (aspect-ratio >= 3/2)': em >= 68.75 && width / height >= 1.5,
  };
  return (query: string) => {
    assert.ok(query in answers, query);
    return answers[query];
  };
}

type Case = [width: number, height: number, layout: string, phone: boolean, wide?: boolean];
const CASES: Case[] = [
  [1440, 900, 'columns', false, true],
  [1280, 960, 'strip', false, true],
  [1024, 768, 'strip', false],
  [820, 1180, 'stack', false],
  [844, 390, 'strip', true],
  [568, 320, 'strip', true],
  [390, 844, 'stack', true],
  [480, 400, 'stack', true],
];
for (const [width, height, layout, phone, wide = false] of CASES) {
  test(`a window of ${width} by ${height} is laid out as a ${layout}${phone ? ' of a phone' : ''}`, () => {
    assert.deepEqual(chooseLayout(windowOf(width, height)), { layout, phone, wide });
  });
}
