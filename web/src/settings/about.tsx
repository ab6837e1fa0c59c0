// Which version this is, and what it is made of.
import { BUILD } from '../python/build.ts';
import { config } from '../python/config.js';
import { words } from '../words/words.ts';

/** A text that is kept with the build, so that it is there without a network too. */
const LICENSES = new URL(config.licenses, import.meta.url);

export function About() {
  const { version, credits, licenses } = words.settings;
  return (
    <div class="about">
      <p class="version">{version(config.version, BUILD.slice(0, 8))}</p>
      <p>{credits}</p>
      <p>
        <a href={LICENSES.href} target="_blank" rel="noreferrer">
          {licenses}
        </a>
      </p>
    </div>
  );
}
