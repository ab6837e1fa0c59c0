import { BUILD } from '../python/build.ts';
import { config } from '../python/config.js';
import { h } from '../ui/dom.ts';

const CREDITS =
  'MIT licence. The games belong to their authors, the words of the rules are our own. ' +
  'With Pyodide (MPL-2.0), the fonts Besley and Atkinson Hyperlegible Next (OFL-1.1), ' +
  'and maps drawn from us-atlas and world-atlas (ISC).';

/** A text that is kept with the build, so that it is there without a network too. */
const LICENSES = new URL(config.licenses, import.meta.url);

/** Which version this is, and what it is made of. */
export function about() {
  const version = `pygames ${config.version}, build ${BUILD.slice(0, 8)}`;
  return h(
    'div',
    { class: 'about' },
    h('p', { class: 'version', text: version }),
    h('p', { text: CREDITS }),
    h('p', {}, h('a', { href: LICENSES.href, target: '_blank', text: 'Licences' })),
  );
}
