// The player's own STUN server, by which devices on different networks find each other.
import { useState } from 'preact/hooks';
import { read, write } from '../../keep/prefs.ts';
import { config } from '../../python/config.js';
import * as words from './words/words.ts';

const NAME = 'live-server';
const SERVER = /^stuns?:[\w.-]+(:\d{1,5})?$/;

/** The servers that may be asked: those of the site, and the player's own. */
export function servers(): RTCIceServer[] {
  const own = read(NAME) ?? '';
  const urls = [...config.stun, ...(SERVER.test(own) ? [own] : [])];
  return urls.length ? [{ urls }] : [];
}

export function ServerField() {
  const [text, setText] = useState(() => read(NAME) ?? '');
  const wrong = text !== '' && !SERVER.test(text);
  const change = (typed: string) => {
    setText(typed);
    if (typed === '' || SERVER.test(typed)) write(NAME, typed);
  };
  return (
    <label class="live-server">
      {words.live.server}
      <input
        type="text"
        value={text}
        placeholder="stun:stun.example.org:3478"
        spellcheck={false}
        autocapitalize="off"
        aria-invalid={wrong}
        aria-describedby="live-server-more"
        onInput={({ currentTarget }) => change(currentTarget.value.trim())}
      />
      <small id="live-server-more">{wrong ? words.live.serverWrong : words.live.serverMore}</small>
    </label>
  );
}
