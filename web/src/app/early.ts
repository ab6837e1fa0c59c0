// Runs before the first paint, as an ordinary script, so that it also runs from a file.
import { applyLayout } from '../ui/layout.ts';

applyLayout();

(() => {
  const root = document.documentElement;
  // From the disk no module and no worker can run: the hint stays.
  if (location.protocol !== 'file:') root.classList.add('scripts');
  try {
    const theme = localStorage.getItem('pygames:theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme;
    const motion = localStorage.getItem('pygames:motion');
    if (motion === 'full' || motion === 'reduced') root.dataset.motion = motion;
  } catch {
    // Storage is refused: the page is as the system has it.
  }
})();
