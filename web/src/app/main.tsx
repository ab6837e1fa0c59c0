// Starts the page.
import { effect } from '@preact/signals';
import { browserStorage, Store } from '../keep/store.ts';
import { prepareLaterVisits } from '../offline/later-visits.ts';
import { watchOffline } from '../offline/offline.ts';
import { sayForgotten, watchForgotten } from '../settings/forget.tsx';
import { sayRepaired } from '../settings/repair.ts';
import { watchGestures } from '../sound/player.ts';
import { mount } from '../ui/dom.ts';
import { nextTask } from '../ui/schedule.ts';
import { applyTheme } from '../ui/theme.ts';
import { watchLayout } from '../ui/watch-layout.ts';
import { App } from './app.tsx';
import { Footer, offline, update } from './footer.tsx';

function start() {
  document.querySelector('main')?.replaceChildren();
  const app = new App(new Store(browserStorage()));
  const { dataset } = document.documentElement;
  effect(() => {
    dataset.engine = app.rules.state.value;
    dataset.start = app.rules.restored ? 'snapshot' : 'normal';
  });
  effect(() => {
    dataset.offline = offline.value;
  });
  mountAtEnd();
  applyTheme();
  watchLayout();
  sayForgotten();
  sayRepaired();
  watchForgotten();
  watchGestures();
  app.start();
  watchOffline(app.settled(), {
    onState: (state) => {
      offline.value = state;
      if (state === 'ready') prepareLaterVisits((snapshot) => Object.assign(dataset, { snapshot }));
    },
    onUpdate: (apply) => {
      update.value = { apply };
    },
  });
}

/** The foot stands after all else on the page, without an element around it. */
function mountAtEnd() {
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  mount(<Footer />, place);
}

/** What stands here until the page starts. */
const waiting = document.querySelector('main')?.cloneNode(true);

/** An error nobody expected: `early.ts` hears of it, says so, and offers a way out. */
function lost(error: unknown) {
  if (waiting) document.querySelector('main')?.replaceWith(waiting);
  reportError(error);
}

nextTask()
  .then(start)
  .then(() => dispatchEvent(new Event('started')), lost);
