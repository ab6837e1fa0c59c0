// axe-core on the page as it is in memory: its names, roles and structure, not its colours and sizes.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from '../../../web/node_modules/axe-core/axe.d.ts';
import './page.ts';

type Axe = { run: (context: object, options: RunOptions) => Promise<AxeResults> };
const axe: Axe = createRequire(import.meta.url)('../../../web/node_modules/axe-core/axe.js');

/** What only a browser can tell, and what the styles hide. */
const NOT_HERE = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };
const HIDDEN_BY_STYLES = [['[data-command=next]']];

/** Fails where axe-core finds something. */
export async function nothingFound() {
  const context = { include: [['html']], exclude: HIDDEN_BY_STYLES };
  const { violations } = await axe.run(context, { preload: false, rules: NOT_HERE });
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  assert.deepEqual(problems, []);
}
