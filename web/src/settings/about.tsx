// Which version this is, and what it is made of.
import { BUILD } from '../python/build.ts';
import { config } from '../python/config.js';
import { words } from '../words/words.ts';

export function About() {
  const { version, credits } = words.settings;
  return (
    <div class="about">
      <p class="version">{version(config.version, BUILD.slice(0, 8))}</p>
      <p>{credits}</p>
    </div>
  );
}
