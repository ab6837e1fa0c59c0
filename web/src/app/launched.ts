// What the installed app is opened with: a text that was shared with it, or files of games.
import { pasteLink } from './pages.tsx';

/** What is open, and can go on with either. */
type Opened = {
  goTo: (hash: string) => void;
  take: (files: readonly FileSystemFileHandle[]) => void;
};
type Launches = {
  launchQueue?: {
    setConsumer: (take: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
  };
};

export function takeLaunches(opened: Opened) {
  takeShared(opened);
  const { launchQueue } = window as Launches;
  launchQueue?.setConsumer(({ files }) => {
    if (files.length) opened.take(files);
  });
}

/** The manifest names these fields (web/tools/manifest.py). */
function takeShared({ goTo }: Opened) {
  const fields = new URLSearchParams(location.search);
  const shared = ['url', 'text', 'title'].map((name) => fields.get(name) ?? '').join(' ');
  if (!shared.trim()) return;
  // Reloaded, the page would ask once more.
  history.replaceState(null, '', location.pathname + location.hash);
  pasteLink(goTo, shared.trim());
}
