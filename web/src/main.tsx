// Starts the page, and shows its foot.
import { effect, signal } from '@preact/signals';
import { App } from './app/app.tsx';
import { pasteLink } from './app/pages.tsx';
import { homeParts } from './home/home.tsx';
import { browserStorage, Store } from './keep/store.ts';
import { type OfflineState, watchOffline } from './offline/offline.ts';
import { ROOMS } from './rooms.ts';
import { sayWhatWasDone, watchForgotten } from './settings/begun-anew.ts';
import { watchInstalling } from './settings/installing.ts';
import { enter } from './slots/slots.ts';
import { Button } from './ui/button.tsx';
import { mount } from './ui/dom.ts';
import { part } from './ui/part.ts';
import { watchPresses } from './ui/presses.ts';
import { Progress } from './ui/problem.tsx';
import { watchRewritten } from './ui/rewritten.ts';
import { nextTask } from './ui/schedule.ts';
import { applyTheme } from './ui/theme.ts';
import { watchLayout } from './ui/watch-layout.ts';
import * as words from './words/first.ts';

/** What opens tables. */
const PLAYING = { name: 'playing', load: () => import('./playing.ts') };

/** Whether this build is kept for use offline. */
const offline = signal<OfflineState>('none');
/** Switches to a newer version, if there is one. */
const update = signal<{ apply: () => void } | null>(null);

function follow(hash: string) {
  location.hash = hash;
}

/** The foot of the page: the progress of the start, what is kept, paper, a new version. */
function Footer() {
  const { newVersion } = words.offline;
  const newer = update.value;
  return (
    <footer class={newer ? 'ledge has-news' : 'ledge'}>
      <Progress />
      <span>{words.offline[offline.value]}</span>
      <span class="ledge-links">
        <button type="button" class="ledge-link" onClick={() => pasteLink(PLAYING, follow)}>
          {words.byLink.paste}
        </button>
        {homeParts.of('foot').map((Foot) => (
          <Foot key={Foot} />
        ))}
        <span class="ledge-language" />
      </span>
      <span class="news">
        {newer && newVersion}
        {newer && <Button word={words.common.reload} look="small" onPress={newer.apply} />}
      </span>
    </footer>
  );
}

function start() {
  watchRewritten();
  watchPresses();
  document.querySelector('main')?.replaceChildren();
  enter(ROOMS);
  const app = new App(new Store(browserStorage()), PLAYING);
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
  sayWhatWasDone();
  watchForgotten();
  watchInstalling();
  app.start();
  openLaunched(app);
  watchOffline(app.settled(), {
    onState: (state) => {
      offline.value = state;
      if (state !== 'ready') return;
      const prepared = part(PLAYING).then(({ prepareLaterVisits }) =>
        prepareLaterVisits((snapshot) => Object.assign(dataset, { snapshot })),
      );
      prepared.catch(() => {});
    },
    onUpdate: (apply) => {
      update.value = { apply };
    },
  });
}

type Launches = {
  launchQueue?: {
    setConsumer: (consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
  };
};

/** Opens what the installed app was launched with: shared text, or game files. */
function openLaunched(app: App) {
  openShared(app);
  const { launchQueue } = window as Launches;
  launchQueue?.setConsumer(({ files }) => {
    if (files.length) app.importAll(files);
  });
}

/** The manifest names these fields (web/tools/manifest.py). */
function openShared({ goTo }: App) {
  const fields = new URLSearchParams(location.search);
  const shared = ['url', 'text', 'title'].map((name) => fields.get(name) ?? '').join(' ');
  if (!shared.trim()) return;
  // A reload would ask again.
  history.replaceState(null, '', location.pathname + location.hash);
  pasteLink(PLAYING, goTo, shared.trim());
}

/** Mounts the foot at the end of the page, without an element around it. */
function mountAtEnd() {
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  mount(<Footer />, place);
}

/** What the page shows until it starts. */
const waiting = document.querySelector('main')?.cloneNode(true);

/** An unexpected error: `head.ts` reports it, and offers a way out. */
function lost(error: unknown) {
  if (waiting) document.querySelector('main')?.replaceWith(waiting);
  reportError(error);
  dispatchEvent(new Event('lost'));
}

// `head.ts` has reported it already.
if (!document.documentElement.classList.contains('too-old'))
  nextTask()
    .then(start)
    .then(() => dispatchEvent(new Event('started')), lost);
