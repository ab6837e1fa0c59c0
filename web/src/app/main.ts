import { browserStorage, Store } from '../keep/store.ts';
import { watchOffline } from '../offline/offline.ts';
import { sayForgotten, watchForgotten } from '../settings/forget.ts';
import { watchGestures } from '../sound/player.ts';
import { attr, h } from '../ui/dom.ts';
import { watchLayout } from '../ui/layout.ts';
import { Ledge } from '../ui/notes.ts';
import { applyTheme } from '../ui/theme.ts';
import { App } from './app.ts';

const OFFLINE = {
  none: 'Everything runs on this device.',
  saving: 'Everything runs on this device. Keeping it for use without a network …',
  ready: 'Everything runs on this device, with or without a network.',
  failed: 'Everything runs on this device. It could not be kept for use without a network.',
};

function start() {
  const main = document.querySelector('main') as HTMLElement;
  const app = new App(main, new Store(browserStorage()));
  const ledge = new Ledge(app.progress());
  document.body.append(ledge.element);
  applyTheme();
  watchLayout();
  sayForgotten();
  watchForgotten();
  watchGestures();
  ledge.say(OFFLINE.none);
  app.start();
  watchOffline({
    onState: (state) => {
      attr(document.documentElement, 'data-offline', state);
      ledge.say(OFFLINE[state]);
    },
    onUpdate: (apply) => ledge.offer('A new version is here.', 'Reload', apply),
  });
}

/** An error nobody expected: say so, rather than leave the page as it is. */
function lost(error: unknown) {
  console.error(error);
  const again = h('button', { type: 'button', class: 'button', text: 'Reload' });
  again.addEventListener('click', () => location.reload());
  const words = h('p', { text: 'This page could not start. Your moves are kept.' });
  document.querySelector('main')?.replaceChildren(h('div', { class: 'waiting' }, words, again));
}

try {
  start();
} catch (error) {
  lost(error);
}
