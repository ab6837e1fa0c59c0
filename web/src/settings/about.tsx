// Which version this is, and what it is made of.
import { useEffect, useState } from 'preact/hooks';
import { BUILD } from '../python/build.ts';
import { config } from '../python/config.js';
import { snapshotSize } from '../python/snapshot.ts';
import * as words from '../words/first.ts';

/** A text that is kept with the build, so that it is there without a network too. */
const LICENSES = new URL(config.licenses, import.meta.url);

export function About() {
  const { version, credits, licenses, fasterStart } = words.settings;
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    snapshotSize().then(setSize);
  }, []);
  return (
    <div class="about">
      <p class="version">{version(config.version, BUILD.slice(0, 8))}</p>
      {size !== null && <p>{fasterStart(size / 1e6)}</p>}
      <p>{credits}</p>
      <p>
        <a href={LICENSES.href} target="_blank" rel="noreferrer">
          {licenses}
        </a>
      </p>
    </div>
  );
}
