// Lets tests import components: what they show isn't rendered here.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '../../web/node_modules/esbuild/lib/main.js';

// What modules ask the browser as they are loaded.
const asked = { matches: false, addEventListener: () => {} };
const page = { querySelector: () => null, addEventListener: () => {} };
Object.assign(globalThis, { matchMedia: () => asked, document: page });

/** What the build writes. */
const CONFIG = 'data:text/javascript,export const config = { answers: {}, games: [], stun: [] };';

registerHooks({
  resolve: (name, context, next) =>
    name.endsWith('/config.js') ? { url: CONFIG, shortCircuit: true } : next(name, context),
  load: (url, context, next) => {
    if (!url.endsWith('.tsx')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const jsx = { jsx: 'automatic', jsxImportSource: 'preact' } as const;
    const { code } = transformSync(text, { loader: 'tsx', format: 'esm', ...jsx });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
