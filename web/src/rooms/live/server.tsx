// The player's own STUN server, by which devices on different networks find each other.
import { useState } from 'preact/hooks';
import { isServer, ownServer, useServer } from './stun.ts';
import * as words from './words/words.ts';

export function ServerField() {
  const [text, setText] = useState(ownServer);
  const wrong = text !== '' && !isServer(text);
  const change = (typed: string) => {
    setText(typed);
    if (typed === '' || isServer(typed)) useServer(typed);
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
