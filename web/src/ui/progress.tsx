// How far the start of the rules is: words over a thin line that fills.
import { signal } from '@preact/signals';
import * as words from '../words/first.ts';

/** How much is loaded, from 0 to 1. */
export const progress = signal(0);

/** Shows itself after 400 ms, by the style sheet; any number of places can show it. */
export function Progress() {
  const part = progress.value;
  return (
    <div class="progress late">
      <p>{part < 1 ? words.common.settingUp : words.common.openingRules}</p>
      <div class="track">
        <span class="fill" style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  );
}
