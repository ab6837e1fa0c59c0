// Lets Node load the page's components, with what the build would write in `config.js`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '../../web/node_modules/esbuild/lib/main.js';

export function loadComponents(config: object) {
  const written = `export const config = ${JSON.stringify(config)};`;
  const url = `data:text/javascript,${encodeURIComponent(written)}`;
  registerHooks({
    resolve: (name, context, next) =>
      name.endsWith('/config.js') ? { url, shortCircuit: true } : next(name, context),
    load: (url, context, next) => {
      if (!url.endsWith('.tsx')) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const jsx = { jsx: 'automatic', jsxImportSource: 'preact' } as const;
      const { code } = transformSync(text, { loader: 'tsx', format: 'esm', ...jsx });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
